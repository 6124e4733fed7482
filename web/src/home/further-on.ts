// What comes a moment after the first screen, in one file.
import FirstSteps from "./FirstSteps.svelte";
import FurtherOn from "./FurtherOn.svelte";

export default { FirstSteps, FurtherOn };
