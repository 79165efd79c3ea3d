import { describe, expect } from "vitest";
import { screens } from "../looks/screens.ts";
import { axeFindings, tags } from "../support/axe.ts";
import { journeys } from "../support/journeys.ts";

const it = journeys({ savesData: true, reducedMotion: "reduce" });

const setMode = (mode: string) => {
  document.documentElement.dataset.theme = mode;
};

/** What a reader opens, by the screen's name; axe looks through the rest of those pages in every-page.test.ts. */
const opened = {
  dropdown: ".navbar",
  "search-dialog": "#search",
  "search-dialog-results": "#search",
  shortcuts: "#shortcut-list",
  menu: ".navbar, #menu",
  offline: "main", // last: it cannot be undone in this page
};

describe("nobody is kept out", () => {
  it("by what a reader opens: the menu, a dropdown, the search, the list of shortcuts and the failure box", async ({
    page,
    expectTrouble,
  }) => {
    expectTrouble("ERR_INTERNET_DISCONNECTED");
    for (const [index, [name, parts]] of Object.entries(opened).entries()) {
      const screen = screens.find((screen) => screen.name === name);
      if (!screen) throw new Error(`There is no screen “${name}”.`);
      const { path, before, after, to } = screen;
      await page.setViewportSize({ width: to ? 390 : 1280, height: 800 });
      await before?.(page);
      await page.goto(path);
      await after?.(page);
      for (const mode of process.env.EVERY_PAGE ? ["light", "dark"] : [index % 2 === 0 ? "light" : "dark"]) {
        await page.evaluate(setMode, mode);
        for (const within of parts.split(", ")) {
          expect.soft(await axeFindings(page, within, tags), `${within} of ${name}, ${mode}`).toEqual([]);
        }
      }
    }
  });
});
