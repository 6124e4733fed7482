// Answers that come line by line, each a JSON object, while the server works on the rest.
import { language } from "../words/words.svelte";
import { refused } from "./http";

/** Gives each line as it arrives; whoever takes no more lets the server stop. */
export async function* lines<Line>(
  path: string,
  signal?: AbortSignal,
  body?: unknown,
): AsyncGenerator<Line> {
  const answer = await fetch(path, {
    method: body === undefined ? "GET" : "POST",
    headers: { "Accept-Language": language(), "Content-Type": "application/json" },
    body: body === undefined ? null : JSON.stringify(body),
    signal: signal ?? null,
  });
  if (!answer.ok || !answer.body) throw await refused(answer);
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      rest += value ?? "";
      const whole = rest.split("\n");
      rest = done ? "" : (whole.pop() ?? "");
      for (const line of whole) if (line.trim()) yield JSON.parse(line) as Line;
      if (done) return;
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}
