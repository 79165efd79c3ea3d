import { describe, expect } from "vitest";
import { screens } from "../looks/screens.ts";
import { axeFindings, looks } from "../support/axe.ts";
import { journeys } from "../support/journeys.ts";
import { otherPages, pagesToVisit } from "../support/pages.ts";
import { layOutAll } from "../support/reader.ts";

const it = journeys({ reducedMotion: "reduce" });

/** WCAG 2.2 AA, and axe's best practices. */
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const setMode = (mode: string) => {
  document.documentElement.dataset.theme = mode;
};

describe("nobody is kept out", () => {
  const paths = [...pagesToVisit, ...otherPages, "/docs/overview#install"];

  it.for(paths.map((path, index) => ({ path, index })))(
    "of $path",
    async ({ path, index }, { page, expectTrouble }) => {
      if (path.endsWith("nope")) expectTrouble("404");
      await page.goto(path);
      const found: Record<string, string[]> = {};
      for (const { width, mode } of looks(index)) {
        await page.setViewportSize({ width, height: 800 });
        // As if arriving in this window: resizing keeps no position and may leave half a button in view.
        await page.evaluate(() => document.querySelector(":target")?.scrollIntoView());
        await page.evaluate(setMode, mode);
        await layOutAll(page);
        const here = await axeFindings(page, "html", tags);
        if (here.length > 0) found[`${width} px, ${mode}`] = here;
      }
      expect(found).toEqual({});
    },
  );

  const opened = ["menu", "dropdown", "offline", "search-dialog", "search-dialog-results", "shortcuts"];

  it.for(screens.filter(({ name }) => opened.includes(name)))(
    "by what a reader opens: $name",
    async ({ name, path, before, after, to }, { page, expectTrouble }) => {
      if (name === "offline") expectTrouble("ERR_INTERNET_DISCONNECTED");
      await page.setViewportSize({ width: to ? 390 : 1280, height: 800 });
      await before?.(page);
      await page.goto(path);
      await after?.(page);
      await layOutAll(page);
      for (const mode of ["light", "dark"]) {
        await page.evaluate(setMode, mode);
        const found = await axeFindings(page, "html", tags);
        // The open drawer makes the rest of the page inert, including its main landmark and heading.
        const hidden = /^(landmark-one-main|page-has-heading-one): html/;
        const isHidden = ["menu", "search-dialog"].includes(name);
        expect(isHidden ? found.filter((problem) => !hidden.test(problem)) : found).toEqual([]);
      }
    },
  );

  it("would be noticed otherwise", async ({ page }) => {
    await page.goto("/support");
    await page.evaluate(() => {
      const image = document.createElement("img");
      image.src = "/favicon.svg";
      document.querySelector("main")?.append(image);
    });
    expect(await axeFindings(page, "html", tags)).toEqual([expect.stringContaining("image-alt")]);
  });
});
