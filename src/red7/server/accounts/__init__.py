"""Who a player is: identities, names, and the secret that signs cookies."""
