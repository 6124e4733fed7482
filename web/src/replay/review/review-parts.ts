// All that a review adds to a replay, which comes when one is asked for.
import "./seats.css";

export { REVIEW } from "../../words/review";
export { default as Graph } from "./Graph.svelte";
export { default as MarkBadge } from "./MarkBadge.svelte";
export { default as Panel } from "./Panel.svelte";
export { default as SeatChance } from "./SeatChance.svelte";
export { Reviewing } from "./reviewing.svelte";
