// The page, with the words that only it says: whoever does not come here fetches neither.
import { MEET } from "../words/meet";
import { prepared } from "../words/words.svelte";
import FindPage from "./FindPage.svelte";

export const page = () => prepared(prepared(Promise.resolve({ default: FindPage })), MEET);
