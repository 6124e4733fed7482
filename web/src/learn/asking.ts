// The course, and what comes of a try. Nobody needs a name for it.
import type { AskTry, LessonCourse, TriedTask } from "../protocol/http";
import { ask } from "../net/http";

export const course = () => ask<LessonCourse>("GET", "/api/lessons");
export const tryTask = (lesson: string, number: number, steps: string) =>
  ask<TriedTask>("POST", `/api/lessons/${lesson}/${number}`, { steps } satisfies AskTry);
