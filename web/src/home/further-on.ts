// What comes a moment after the first screen, in one file.
import Challenged from "./Challenged.svelte";
import FirstSteps from "./FirstSteps.svelte";
import FurtherOn from "./FurtherOn.svelte";

export default { Challenged, FirstSteps, FurtherOn };
