// The page, with the words that only it says: whoever does not come here fetches neither.
import { RULEBOOK } from "../words/rulebook";
import { prepared } from "../words/words.svelte";
import RulebookPage from "./RulebookPage.svelte";

export const page = () => prepared(prepared(Promise.resolve({ default: RulebookPage })), RULEBOOK);
