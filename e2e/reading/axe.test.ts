import { describe, expect } from "vitest";
import { screens } from "../looks/screens.ts";
import { axeFindings, tags } from "../support/axe.ts";
import { journeys } from "../support/journeys.ts";
import { layOutAll } from "../support/reader.ts";

const it = journeys({ reducedMotion: "reduce" });

const setMode = (mode: string) => {
  document.documentElement.dataset.theme = mode;
};

describe("nobody is kept out", () => {
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
});
