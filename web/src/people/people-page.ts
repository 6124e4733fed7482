// The page, with the words that only it says: whoever does not come here fetches neither.
import { ABOUT_PEOPLE } from "../words/about-people";
import { prepared } from "../words/words.svelte";
import PeoplePage from "./PeoplePage.svelte";

export const page = () =>
  prepared(prepared(Promise.resolve({ default: PeoplePage })), ABOUT_PEOPLE);
