import { describe, expect } from "vitest";
import { screens } from "../looks/screens.ts";
import { axeFindings, tags } from "../support/axe.ts";
import { journeys } from "../support/journeys.ts";
import { layOutAll } from "../support/reader.ts";

const it = journeys({ isFirst: true, savesData: true, reducedMotion: "reduce" });

const setMode = (mode: string) => {
  document.documentElement.dataset.theme = mode;
};

/** Screens with something that a reader opens. The last one cannot be undone in its page. */
const opened = ["dropdown", "search-dialog", "search-dialog-results", "shortcuts", "menu", "offline"];
/** The open drawer and the dialog make the rest of the page inert, including its main landmark and heading. */
const inert = /^(landmark-one-main|page-has-heading-one): html/;

describe("nobody is kept out", () => {
  it("by what a reader opens: the menu, a dropdown, the search, the list of shortcuts and the failure box", async ({
    page,
    expectTrouble,
  }) => {
    expectTrouble("ERR_INTERNET_DISCONNECTED");
    for (const name of opened) {
      const screen = screens.find((screen) => screen.name === name);
      if (!screen) throw new Error(`There is no screen “${name}”.`);
      const { path, before, after, to } = screen;
      await page.setViewportSize({ width: to ? 390 : 1280, height: 800 });
      await before?.(page);
      await page.goto(path);
      await after?.(page);
      await layOutAll(page);
      for (const mode of ["light", "dark"]) {
        await page.evaluate(setMode, mode);
        const found = await axeFindings(page, "html", tags);
        const here = ["menu", "search-dialog"].includes(name) ? found.filter((one) => !inert.test(one)) : found;
        expect.soft(here, `${name}, ${mode}`).toEqual([]);
      }
    }
  });
});
