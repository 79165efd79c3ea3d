import type { Page } from "playwright-core";
import { expect } from "vitest";
import { hydrate } from "../support/browser.ts";
import { journeys } from "../support/journeys.ts";

const it = journeys({ savesData: true, isFirst: true, permissions: ["clipboard-read", "clipboard-write"] });

const clipboardText = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

async function copyPage(page: Page): Promise<void> {
  await page.click(".page-menu summary");
  await page.click("[data-action=copy-page]");
}

it("copies the page as Markdown, or opens it if the server answers with an error", async ({ page, expectErrors }) => {
  await page.goto("/docs/overview");
  await hydrate(page);
  await copyPage(page);
  await expect.poll(() => clipboardText(page)).toMatch(/^# Overview/m);

  expectErrors("503");
  await page.evaluate(() => navigator.clipboard.writeText("copied before"));
  await page.route("**/docs/overview.md", (route) => route.fulfill({ status: 503, body: "Storage is down" }));
  await page.goto("/docs/overview");
  await hydrate(page);
  await copyPage(page);
  await page.waitForURL("**/docs/overview.md");
  await page.goto("/docs/overview");
  expect(await clipboardText(page)).toBe("copied before");
});

it("copies the link to a heading without the campaign parameters that the reader came with", async ({ page }) => {
  await page.goto("/docs/overview?utm_source=mail&fbclid=1");
  await hydrate(page);
  await page.hover("#install");
  await page.click("#install > .heading-anchor");
  await expect.poll(() => clipboardText(page)).toBe(new URL("/docs/overview#install", page.url()).href);
});

it("selects the code of a block, and announces that, if the browser does not allow copying", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined })); // as without HTTPS
  await page.goto("/docs/overview");
  await hydrate(page);
  const block = page.locator("figure:has(.copy:visible)").first();
  await block.locator(".copy").click();
  await expect.poll(() => page.textContent("#_site-announcer")).toContain("copy the selected text");
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(await block.locator("code").textContent());
});

it("shows “Copied” for two seconds after the latest of several clicks", async ({ page }) => {
  await page.clock.install();
  await page.goto("/docs/overview");
  await hydrate(page);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  const button = page.locator(".copy:visible").first();
  const isMarked = () => button.evaluate(({ dataset }) => dataset.copied !== undefined);
  const click = async () => {
    await button.evaluate((element: HTMLElement) => element.click());
    await expect.poll(() => page.textContent("#_site-announcer")).toBe("Copied");
  };
  await click();
  await page.clock.runFor(1500);
  await click();
  await page.clock.runFor(1500);
  expect(await isMarked()).toBe(true);
  await page.clock.runFor(500);
  expect(await isMarked()).toBe(false);
});
