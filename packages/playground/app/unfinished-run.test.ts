import { storage } from "browser/storage.ts";
import { beforeEach, expect, it } from "vitest";

let visits = 0;
/** Imports the module as another one, by a query: `vi.resetModules()` would also reset modules of later test files. */
const nextVisit = (): Promise<typeof import("./unfinished-run.ts")> =>
  import(/* @vite-ignore */ `./unfinished-run.ts?visit=${++visits}`);

beforeEach(() => {
  storage.set("playground-unfinished-run", null);
});

it("is remembered on the next visit, until other code runs", async () => {
  const first = await nextVisit();
  expect(first.hasHung("a")).toBe(false);
  first.beginRun("a");
  const second = await nextVisit();
  expect([second.hasHung("a"), second.hasHung("b")]).toEqual([true, false]);
  second.endRun(); // the reader leaves without having run it
  const third = await nextVisit();
  expect(third.hasHung("a")).toBe(true);
  third.beginRun("b");
  third.endRun();
  expect((await nextVisit()).hasHung("a")).toBe(false);
});

it("is forgotten when it has ended, and runs again if the reader allows it", async () => {
  const first = await nextVisit();
  first.beginRun("a");
  first.endRun();
  expect((await nextVisit()).hasHung("a")).toBe(false);
  first.beginRun("a");
  const second = await nextVisit();
  second.allowRun();
  expect(second.hasHung("a")).toBe(false);
});
