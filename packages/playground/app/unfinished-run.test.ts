import { storage } from "browser/storage.ts";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

let visits = 0;
/** Imports a new instance of the module, by a query: `vi.resetModules()` would also reset modules of later test files. */
const nextVisit = (): Promise<typeof import("./unfinished-run.ts")> =>
  import(/* @vite-ignore */ `./unfinished-run.ts?visit=${++visits}`);

let tab: Map<string, string>;
function openTab(): void {
  tab = new Map();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => tab.get(key) ?? null,
    setItem: (key: string, value: string) => tab.set(key, value),
    removeItem: (key: string) => tab.delete(key),
  });
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  for (const key of ["playground-unfinished-run", "playground-run-response"]) storage.set(key, null);
  openTab();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const wait = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

it("remembers code that hung until other code runs", async () => {
  const first = await nextVisit();
  expect(first.hasHung("a")).toBe(false);
  first.beginRun("a");
  const second = await nextVisit();
  expect([second.hasHung("a"), second.hasHung("b")]).toEqual([true, false]);
  second.pauseRun(); // the reader leaves without having run it
  const third = await nextVisit();
  expect(third.hasHung("a")).toBe(true);
  third.beginRun("b");
  third.endRun();
  expect((await nextVisit()).hasHung("a")).toBe(false);
});

it("remembers code that hung after it had responded for a minute", async () => {
  const first = await nextVisit();
  first.beginRun("a");
  for (let second = 0; second < 60; second++) {
    wait(1000);
    first.confirmRun(Date.now());
  }
  wait(3000);
  first.pauseRun();
  expect((await nextVisit()).hasHung("a")).toBe(true);
});

it("forgets code that responded, after a reload and after the page was hidden and shown", async () => {
  const first = await nextVisit();
  first.beginRun("a");
  first.pauseRun();
  expect((await nextVisit()).hasHung("a")).toBe(false);
  wait(60_000);
  first.resumeRun();
  expect((await nextVisit()).hasHung("a")).toBe(true);
  first.pauseRun();
  expect((await nextVisit()).hasHung("a")).toBe(false);
});

it("counts the code of another tab as hung only once that tab does not respond", async () => {
  (await nextVisit()).beginRun("a");
  openTab();
  wait(1000);
  expect((await nextVisit()).hasHung("a")).toBe(false);
  wait(3000);
  expect((await nextVisit()).hasHung("a")).toBe(true);
});

it("does not count code as hung that a hung frame could not receive", async () => {
  const first = await nextVisit();
  first.beginRun("a");
  wait(3000);
  first.beginRun("b");
  first.pauseRun();
  const second = await nextVisit();
  expect([second.hasHung("a"), second.hasHung("b")]).toEqual([true, false]);
});

it("allows hung code to run at the reader's request", async () => {
  (await nextVisit()).beginRun("a");
  const second = await nextVisit();
  second.allowRun();
  expect(second.hasHung("a")).toBe(false);
});

it("counts code that would hang the page as hung, even after a reload", async () => {
  const first = await nextVisit();
  first.beginRun("a");
  first.stopRun();
  first.endRun(); // the frame is removed
  expect([first.hasHung("a"), first.hasHung("b")]).toEqual([true, false]);
  expect((await nextVisit()).hasHung("a")).toBe(true);
  first.beginRun("b");
  expect(first.hasHung("a")).toBe(false);
});
