import axe from "axe-core";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { screens } from "../../e2e/looks/screens.ts";
import { visit } from "../../e2e/support/browser.ts";
import { pagesToVisit } from "../../e2e/support/pages.ts";
import { layOutAll } from "../../e2e/support/reader.ts";

/** WCAG 2.2 AA, and what axe thinks good besides. */
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const modes = ["light", "dark"];
const widths = [390, 1280];

// One page is opened for all: what is looked at is what stands in it, not how it came.
let page: Page;
beforeAll(async () => {
  ({ page } = await visit({ reducedMotion: "reduce" }));
});
afterAll(() => page.context().close());

/** What axe finds wrong in the page as it is: the rule, the element, and why. */
async function problems(): Promise<string[]> {
  await layOutAll(page);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return page.evaluate(async (tags) => {
    const { axe } = window as unknown as { axe: typeof import("axe-core") };
    const { violations } = await axe.run({ exclude: ["iframe"] }, { runOnly: tags, resultTypes: ["violations"] });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary = "" }) => `${id}: ${target} ${failureSummary.split("\n")[1] ?? ""}`),
    );
  }, tags);
}

/** The same page in each mode and width. */
async function problemsOfAll(): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    // Where a reader with such a window arrives: one that changes its width keeps no place, and half a button in view.
    await page.evaluate(() => document.querySelector(":target")?.scrollIntoView());
    for (const mode of modes) {
      await page.evaluate((theme) => {
        document.documentElement.dataset.theme = theme;
      }, mode);
      const here = await problems();
      if (here.length > 0) found[`${width} px, ${mode}`] = here;
    }
  }
  return found;
}

describe("nobody is kept out, in either colour mode, narrow or wide", () => {
  it.each([...pagesToVisit, "/search?q=node", "/search?q=zzzzzz", "/nope", "/docs/nope", "/docs/overview#install"])(
    "%s",
    async (path) => {
      await page.goto(path);
      expect(await problemsOfAll()).toEqual({});
    },
  );
});

describe("nor by what a reader opens", () => {
  it.each(
    screens.filter(({ name }) =>
      ["menu", "dropdown", "offline", "search-dialog", "search-dialog-results", "shortcuts"].includes(name),
    ),
  )("$name", async ({ name, path, before, after, to }) => {
    const { page: own } = await visit({ reducedMotion: "reduce", viewport: { width: to ? 390 : 1280, height: 800 } });
    await before?.(own);
    await own.goto(path);
    await after?.(own);
    const shared = page;
    page = own;
    try {
      for (const mode of modes) {
        await own.evaluate((theme) => {
          document.documentElement.dataset.theme = theme;
        }, mode);
        // The open drawer keeps the rest of the page, with its main part and its heading, out of reach.
        const hidden = /^(landmark-one-main|page-has-heading-one): html/;
        const found = await problems();
        expect(
          ["menu", "search-dialog"].includes(name) ? found.filter((problem) => !hidden.test(problem)) : found,
        ).toEqual([]);
      }
    } finally {
      page = shared;
      await own.context().close();
    }
  });
});

it("would find what is wrong", async () => {
  await page.goto("/support");
  await page.evaluate(() => {
    const image = document.createElement("img");
    image.src = "/favicon.svg";
    document.querySelector("main")?.append(image);
  });
  expect(await problems()).toEqual([expect.stringContaining("image-alt")]);
});
