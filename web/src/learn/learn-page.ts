// The page, with the words that only it says: whoever does not come here fetches neither.
import { LEARN } from "../words/learn";
import { prepared } from "../words/words.svelte";
import LearnPage from "./LearnPage.svelte";

export const page = () => prepared(prepared(Promise.resolve({ default: LearnPage })), LEARN);
