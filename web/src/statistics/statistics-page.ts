// The page, with the words that only it says: whoever does not come here fetches neither.
import { STATS } from "../words/stats";
import { prepared } from "../words/words.svelte";
import StatisticsPage from "./StatisticsPage.svelte";

export const page = () => prepared(prepared(Promise.resolve({ default: StatisticsPage })), STATS);
