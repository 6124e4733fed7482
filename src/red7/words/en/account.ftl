### Accounts, in English: what only their page says.

## Guests

account-guest = You are playing as a guest
account-guest-more = Your name and your games are known to this browser only. With an account, you keep them and sign in on any device. Nobody needs one to play.
account-nobody = Nobody is signed in here
account-name = Name
account-rename = Change name
account-take = Use this name
account-begin = Choose a name without signing in
account-keep = Keep your name and games

## Ways in

account-ways = Ways to sign in
account-passkey-make = Make a passkey
account-passkey-more = Your device keeps the passkey and asks for your fingerprint, your face or a PIN. There is nothing to remember.
account-passkey-add = Add a passkey
account-passkey-none-http = Passkeys are not offered here, because this page is not reached over https.
account-passkey-none-address = Passkeys are not offered here, because this is an IP address. They need a host name, such as localhost on this machine.
account-passkey-none-browser = Passkeys are not offered here, because this browser does not support them.
account-password = Password
account-password-new = New password
account-password-least = At least { $least } characters
account-password-make = Make an account with a password
account-password-set = Set password
account-password-change = Change password
account-password-has = A password is set.
account-password-others = This signs out all other browsers. Tokens stay valid until you remove them; signing in with a recovery code ends them all.
account-used = last used { $date }
account-never = never used
account-remove = Remove
account-remove-what = Remove { $name }

## Signing in

account-sign-in = Sign in
account-sign-in-behind = The guest { $name } and their games stay behind.
account-sign-in-passkey = Sign in with a passkey
account-sign-in-password = Sign in with a password
account-sign-in-code = Sign in with a recovery code

## Recovery codes

account-code = Recovery code
account-codes = Recovery codes
account-codes-once = Write these codes down now: they are not shown again. Each one signs you in once, in case you lose everything else.
account-codes-left = { $count ->
    [0] No codes are left.
    [one] One code is left.
   *[other] { $count } codes are left.
}
account-codes-new = Make new codes
account-codes-new-more = Older codes then stop working.
account-codes-copy = Copy the codes
account-noted = I have saved them

## Sessions

account-sessions = Signed in
account-here = this browser
account-unknown = Unknown browser
account-seen = last seen { $date }
account-end = Sign out
account-end-what = Sign out { $name }
account-others = Sign out everywhere else

## Terminals

account-terminal = In the terminal
account-terminal-more = Play in the terminal with the same name, games and ratings.
account-terminal-make = Sign in a terminal
account-terminal-type = Type this code in the terminal within five minutes. It works once.
account-terminal-secret = Anyone who types it is signed in as you, so do not share it.
account-terminal-copy = Copy the code
account-terminal-done = Done
account-terminal-over = The code is no longer valid.

## Programs

account-programs = Programs
account-programs-more = A bot of your own plays with a token and is marked as a bot everywhere. Other tokens let programs read your games.
account-bot-name = Name of the bot
account-bot-make = Make a bot
account-token-name = What the token is for
account-token-for = Whose token
account-token-me = mine
account-token-make = Make a token
account-may = What it may do
account-may-read = look
account-may-play = play
account-may-study = analyse
account-token-once = Copy this token now: it is not shown again.
account-token-done = I have copied it

## Data

account-data = Your data
account-export = Download everything
account-delete = Delete the account
account-delete-guest = Forget me
account-sure = Your name, your account and your bots are deleted for good. Your games stay, with an unknown player in them.
account-yes = Delete for good
account-no = Keep it
