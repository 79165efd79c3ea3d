import { expect, inject, it } from "vitest";
import { hydrate, visit } from "../../e2e/support/browser.ts";
import { clickLink, settle, waitForHeading } from "../../e2e/support/reader.ts";

it("what the reader has folded and chosen, and where they read, is no mistake to React", async () => {
  const baseURL = inject("developmentAddress"); // the build of React that complains
  const choices = JSON.stringify({ folded: ["guides"], tabs: { "package-manager": "yarn" } });
  const origins = [{ origin: baseURL, localStorage: [{ name: "choices", value: choices }] }];
  const { page, troubles } = await visit({ baseURL, storageState: { cookies: [], origins } });
  await page.setViewportSize({ width: 1440, height: 800 });
  await page.goto("/docs/overview#install");
  await settle(page);
  const state = async () => ({
    folded: await page.locator(".sidebar details:not([open]) > summary").allTextContents(),
    tabs: await page.locator(".tab[open] > summary").allTextContents(),
    place: await page.locator(".toc[open] [aria-current]").allTextContents(),
  });
  await expect.poll(state).toEqual({ folded: ["Guides"], tabs: ["yarn"], place: ["Install"] });
  await hydrate(page);
  await settle(page);
  expect(await state()).toEqual({ folded: ["Guides"], tabs: ["yarn"], place: ["Install"] });
  // What stands around the content is taken over with the next page at the latest.
  await clickLink(page, "/docs/api/useNode");
  await waitForHeading(page, "useNode()");
  await settle(page);
  expect((await state()).folded).toEqual(["Guides"]);
  await page.context().close();
  expect(troubles).toEqual([]);
});

it("what a translator has made of the sidebar costs the reader neither the page nor the next one", async () => {
  const { page } = await visit();
  await page.goto("/docs/overview");
  await page.evaluate(() => document.querySelector(".sidebar summary")?.replaceChildren("Einführung"));
  await hydrate(page);
  await page.hover('.sidebar a[href="/docs/api/useNode"]');
  await page.waitForFunction(() => !document.querySelector(".sidebar summary")?.textContent?.startsWith("Ein"));
  expect(await page.locator("main h1").textContent()).toBe("Overview");
  await page.click('.sidebar a[href="/docs/api/useNode"]');
  await waitForHeading(page, "useNode()");
  await page.click('.navbar-links a[href="/support"]');
  await waitForHeading(page, "Support");
  expect(await page.locator("main").count()).toBe(1);
  await page.context().close();
});
