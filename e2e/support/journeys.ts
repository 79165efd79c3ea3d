import { expect, test } from "vitest";
import { type Visit, visit } from "./browser.ts";

/** A visit of the site, and the troubles that the test brings about itself. */
interface Reader extends Visit {
  /** Names such troubles, each by a part of it. */
  expectTrouble(...parts: string[]): void;
}

/**
 * Makes the `it` of a file whose tests have each a visit of their own: `it("…", async ({ page }) => …)`. A test fails, too,
 * when anything went wrong in the page that it has not named with `expectTrouble`.
 */
export function journeys(options: Parameters<typeof visit>[0] = {}) {
  return test
    .extend("reader", async ({ task }, { onCleanup }) => {
      const current = await visit(options);
      const expected: string[] = [];
      onCleanup(async () => {
        await current.page.context().close();
        const isUnexpected = (trouble: string) => !expected.some((part) => trouble.includes(part));
        expect(current.troubles.filter(isUnexpected), `troubles of “${task.name}”`).toEqual([]);
      });
      const reader: Reader = { ...current, expectTrouble: (...parts) => void expected.push(...parts) };
      return reader;
    })
    .extend("page", ({ reader }) => reader.page)
    .extend("troubles", ({ reader }) => reader.troubles)
    .extend("expectTrouble", ({ reader }) => reader.expectTrouble);
}
