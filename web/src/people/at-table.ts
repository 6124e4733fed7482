// What one may do about the others at a table, with the words that only this sheet says.
import { ABOUT_PEOPLE } from "../words/about-people";
import { prepared } from "../words/words.svelte";
import AtTable from "./AtTable.svelte";

export const sheet = () => prepared(Promise.resolve({ default: AtTable }), ABOUT_PEOPLE);
