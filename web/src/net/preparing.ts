// Why answers take long on a machine where kernels have to be compiled first.
import type { Preparation } from "../protocol/http";
import { ask } from "./http";

/** A sentence for those who wait; empty if there is no such reason. */
export const longWait = (): Promise<string> =>
  ask<Preparation>("GET", "/api/study").then(
    ({ wait }) => wait,
    () => "",
  );
