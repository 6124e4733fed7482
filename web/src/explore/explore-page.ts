// The page, with the words that only it says: whoever does not come here fetches neither.
import { EXPLORE } from "../words/explore";
import { prepared } from "../words/words.svelte";
import ExplorePage from "./ExplorePage.svelte";

export const page = () => prepared(prepared(Promise.resolve({ default: ExplorePage })), EXPLORE);
