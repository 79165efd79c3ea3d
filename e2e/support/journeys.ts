import { expect, test } from "vitest";
import { type Visit, visit } from "./browser.ts";
import { fakeConnection } from "./reader.ts";

interface Reader extends Visit {
  /** Names expected errors, each by a substring. */
  expectErrors(...parts: string[]): void;
}

type Options = Omit<NonNullable<Parameters<typeof visit>[0]>, "isNext"> & {
  /** Disables prefetching, for tests that do not depend on it: a page prefetches dozens of others. */
  savesData?: boolean;
  /** Disables the playground's TypeScript, which takes seconds. */
  withoutTypeScript?: boolean;
  /** In a new browser context, with an empty HTTP cache: for tests of requests or offline behaviour, or with a fake clock. */
  isFirst?: boolean;
};

/** An `it` whose tests each get a separate visit. A console error that the test has not passed to `expectErrors` fails it. */
export function journeys({ savesData = false, withoutTypeScript = false, isFirst = false, ...options }: Options = {}) {
  return test
    .extend("reader", async ({ task }, { onCleanup }) => {
      const current = await visit({ ...options, isNext: !isFirst });
      const context = current.page.context();
      const expected: string[] = [];
      onCleanup(async () => {
        if (isFirst) await context.close();
        else await Promise.all(context.pages().map((page) => page.close()));
        const isUnexpected = (error: string) => !expected.some((part) => error.includes(part));
        expect(current.errors.filter(isUnexpected), `errors of “${task.name}”`).toEqual([]);
      });
      if (savesData) await fakeConnection(current.page, { saveData: true });
      if (withoutTypeScript) await current.page.addInitScript(disableTypeScript);
      const reader: Reader = { ...current, expectErrors: (...parts) => void expected.push(...parts) };
      return reader;
    })
    .extend("page", ({ reader }) => reader.page)
    .extend("errors", ({ reader }) => reader.errors)
    .extend("expectErrors", ({ reader }) => reader.expectErrors);
}

/** Replaces the worker with TypeScript. A Playwright route would disable the browser's caches. */
function disableTypeScript(): void {
  class Silent extends EventTarget {
    postMessage(): void {}
    terminate(): void {}
  }
  window.Worker = new Proxy(Worker, {
    construct: (target, [url, options]) =>
      String(url).includes("language-worker-") ? new Silent() : new target(url, options),
  });
}
