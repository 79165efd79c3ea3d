import { afterEach, expect, it } from "vitest";
import { type Visit, visit } from "../../e2e/support/browser.ts";

let current: Visit;
afterEach(() => current.page.context().close());

it.each([390, 1280])(
  "in a window of %d px, an entry of the archive reads as one line and is a link all over",
  async (width) => {
    current = await visit({ viewport: { width, height: 900 } });
    const { page, troubles } = current;
    await page.goto("/blog/archive");
    const entry = page.locator(".post-list li", { hasText: "A page is data" });
    // What is copied, and what a search in the page finds: without breaks, whatever is drawn between the words.
    expect(await entry.locator("a").innerText()).toBe("November 21 - A page is data");
    expect(await entry.locator("time").getAttribute("datetime")).toBe("2026-11-21");
    await entry.click(); // in its middle, where no words of the link are
    await page.waitForURL("**/blog/a-page-is-data");
    expect(troubles).toEqual([]);
  },
);

it("leads from a post to its year in the archive", async () => {
  current = await visit();
  const { page, troubles } = current;
  await page.goto("/blog/a-page-is-data");
  await page.click(".breadcrumbs >> text=2026");
  await page.waitForURL("**/blog/archive#year-2026");
  expect(await page.locator("#year-2026").innerText()).toBe("2026");
  expect(troubles).toEqual([]);
});
