// The pages of puzzles, with the words that only they say: whoever does not come here fetches
// neither.
import { PUZZLES } from "../words/puzzles";
import { prepared } from "../words/words.svelte";
import PuzzlePage from "./PuzzlePage.svelte";
import PuzzlesPage from "./PuzzlesPage.svelte";

export const page = () => {
  const one = location.pathname.startsWith("/puzzle/");
  return prepared(prepared(Promise.resolve({ default: one ? PuzzlePage : PuzzlesPage })), PUZZLES);
};
