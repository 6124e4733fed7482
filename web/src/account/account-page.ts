// The page, with the words that only it says: whoever does not come here fetches neither.
import { ACCOUNT } from "../words/account";
import { prepared } from "../words/words.svelte";
import AccountPage from "./AccountPage.svelte";

export const page = () => prepared(prepared(Promise.resolve({ default: AccountPage })), ACCOUNT);
