import { expect, test } from "vitest";
import { type Visit, visit } from "./browser.ts";
import { fakeConnection } from "./reader.ts";

interface Reader extends Visit {
  /** Names expected troubles, each by a substring. */
  expectTrouble(...parts: string[]): void;
}

type Options = Omit<NonNullable<Parameters<typeof visit>[0]>, "isNext"> & {
  /** Nothing is prefetched, for tests that do not depend on it: a page prefetches dozens of others. */
  savesData?: boolean;
  /** Nothing starts the playground's TypeScript, which takes seconds. */
  withoutTypeScript?: boolean;
  /** Nothing is in the HTTP cache: for tests of what is fetched, or offline; and with a clock, which stays in its context. */
  isFirst?: boolean;
};

/** An `it` whose tests each get a visit of their own. A trouble that `expectTrouble` has not named fails the test. */
export function journeys({ savesData = false, withoutTypeScript = false, isFirst = false, ...options }: Options = {}) {
  return test
    .extend("reader", async ({ task }, { onCleanup }) => {
      const current = await visit({ ...options, isNext: !isFirst });
      const context = current.page.context();
      const expected: string[] = [];
      onCleanup(async () => {
        if (isFirst) await context.close();
        else await Promise.all(context.pages().map((page) => page.close()));
        const isUnexpected = (trouble: string) => !expected.some((part) => trouble.includes(part));
        expect(current.troubles.filter(isUnexpected), `troubles of “${task.name}”`).toEqual([]);
      });
      if (savesData) await fakeConnection(current.page, { saveData: true });
      if (withoutTypeScript) await current.page.addInitScript(keepTypeScriptAway);
      const reader: Reader = { ...current, expectTrouble: (...parts) => void expected.push(...parts) };
      return reader;
    })
    .extend("page", ({ reader }) => reader.page)
    .extend("troubles", ({ reader }) => reader.troubles)
    .extend("expectTrouble", ({ reader }) => reader.expectTrouble);
}

/** Not by a route, which would disable the browser's caches. */
function keepTypeScriptAway(): void {
  class Silent extends EventTarget {
    postMessage(): void {}
    terminate(): void {}
  }
  window.Worker = new Proxy(Worker, {
    construct: (target, [url, options]) =>
      String(url).includes("language-worker-") ? new Silent() : new target(url, options),
  });
}
