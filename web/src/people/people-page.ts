// The page, and a sheet over the table, with the words that only they say: whoever needs neither
// fetches nothing of it.
import { ABOUT_PEOPLE } from "../words/about-people";
import { prepared } from "../words/words.svelte";
import AtTable from "./AtTable.svelte";
import PeoplePage from "./PeoplePage.svelte";

export const page = () =>
  prepared(prepared(Promise.resolve({ default: PeoplePage })), ABOUT_PEOPLE);
export const sheet = () => prepared(Promise.resolve({ default: AtTable }), ABOUT_PEOPLE);
