// The pages of games and ratings, with the words that only they say.
import { RATINGS } from "../words/ratings";
import { prepared } from "../words/words.svelte";
import RatingsPage from "./RatingsPage.svelte";

export const page = () => prepared(prepared(Promise.resolve({ default: RatingsPage })), RATINGS);
