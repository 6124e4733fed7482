import { afterEach, expect, test, vi } from "vitest";
import type { Asking } from "../../src/meeting/seeking.svelte";
import { Seeking } from "../../src/meeting/seeking.svelte";
import type { MyPlace } from "../../src/protocol/http";
import { settings } from "../../src/settings/settings.svelte";

const FOUND = { id: "f1", until: 0, people: [], bots: 0 };

function place(stage: MyPlace["stage"], version: string, more: Partial<MyPlace> = {}): MyPlace {
  const usual = { now: 0, wish: null, since: 0, others: 0, bots: "no", found: null, table: null };
  return { ...usual, stage, version, ...more } as MyPlace;
}

/** A server that gives these answers in turn, and then none. */
function server(...answers: MyPlace[]) {
  const asked: string[] = [];
  const asking: Asking = {
    place: (version, wait) => {
      asked.push(`${version}/${wait}`);
      const next = answers.shift();
      return next ? Promise.resolve(next) : new Promise(() => {});
    },
    change: (method, path) => {
      asked.push(`${method} ${path}`);
      return Promise.resolve(answers.shift() ?? place("none", "0"));
    },
    leave: (table = "") => {
      asked.push(`leave ${table}`);
      return Promise.resolve(null);
    },
    name: () => Promise.resolve(),
  };
  return { asked, asking };
}

afterEach(() => {
  settings.known = false;
});

test("whoever has no name here asks for nothing", async () => {
  const { asked, asking } = server();
  await new Seeking(asking).follow();
  expect(asked).toEqual([]);
});

test("it waits for what is different from what it knows, and goes to the game", async () => {
  settings.known = true;
  const { asked, asking } = server(
    place("waiting", "a"),
    place("found", "b", { found: FOUND }),
    place("playing", "c", { table: "T1" }),
  );
  const led: string[] = [];
  await new Seeking(asking, (table) => led.push(table)).follow();
  expect(asked).toEqual(["/0", "a/10", "b/10", "leave T1"]);
  expect(led).toEqual(["T1"]);
});

test("it tells whether a game fell through or an answer came too late", async () => {
  settings.known = true;
  const { asking } = server(place("found", "b", { found: FOUND }), place("waiting", "c"));
  const back = new Seeking(asking);
  void back.follow();
  await vi.waitFor(() => expect(back.place?.version).toBe("c"));
  expect(back.trouble).toBe("meet-back");
  back.stop();
  const late = new Seeking(
    server(place("found", "b", { found: FOUND }), place("none", "c")).asking,
  );
  await late.follow();
  expect(late.trouble).toBe("meet-missed");
});

test("declining leads out of the queue without a word", async () => {
  settings.known = true;
  const { asked, asking } = server(place("none", "x"));
  const seeking = new Seeking(asking);
  await seeking.answer("f1", false);
  expect(asked[0]).toBe("POST /api/me/place/f1");
  expect(seeking.place).toBeNull();
  expect(seeking.trouble).toBe("");
  seeking.stop();
});
