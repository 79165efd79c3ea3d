import { expect } from "vitest";
import { axeViolations, tags } from "../support/axe.ts";
import { hydrate } from "../support/browser.ts";
import { journeys } from "../support/journeys.ts";
import { clickLink, failureBox } from "../support/reader.ts";
import { field, option } from "../support/search-dialog.ts";

const it = journeys({ isFirst: true, savesData: true, reducedMotion: "reduce" });

it("axe reports no violations in the dropdown, search, shortcuts, menu and error box", async ({
  page,
  expectErrors,
}) => {
  expectErrors("ERR_INTERNET_DISCONNECTED");
  const { keyboard } = page;
  const check = async (within: string) => {
    for (const mode of ["light", "dark"]) {
      await page.evaluate((mode) => document.documentElement.setAttribute("data-theme", mode), mode);
      expect.soft(await axeViolations(page, within, tags), `${within}, ${mode}`).toEqual([]);
    }
  };
  await page.goto("/docs/overview");
  await page.click(".navbar-links summary");
  await check(".navbar");
  await keyboard.press("Escape");
  await keyboard.press("/");
  await page.waitForSelector("#_site-search .tag-list"); // loads after the dialog has opened
  await check("#_site-search");
  await page.fill(field, "node");
  await page.waitForSelector(option);
  await check("#_site-search");
  await keyboard.press("Escape");
  await page.click(".show-shortcuts");
  await check("#_site-shortcuts");
  await keyboard.press("Escape");
  await page.setViewportSize({ width: 390, height: 800 });
  await page.click(".navbar-menu");
  await check("#_site-menu");
  await keyboard.press("Escape");
  await page.setViewportSize({ width: 1280, height: 800 });

  await hydrate(page);
  await page.context().setOffline(true);
  await clickLink(page, "/docs/api/useNode");
  await failureBox(page).waitFor();
  await check("main");
});
