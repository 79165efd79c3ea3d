import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { hydrate } from "../support/browser.ts";
import { journeys } from "../support/journeys.ts";
import { addLink, go, scrollY, settle, waitForHeading } from "../support/reader.ts";

const it = journeys({ savesData: true, viewport: { width: 1280, height: 700 } });

/** Words deep in a long page, in a section that is initially not laid out, and a URL that links to them. */
const text = "hold the state from the moment you asked";
const address = `/docs/api/useEditor#:~:text=${encodeURIComponent(text)}`;

/** Whether the text is in the window. */
const isInView = (page: Page) =>
  page
    .locator(".prose p", { hasText: text })
    .evaluate(
      (element) => element.getBoundingClientRect().top > 0 && element.getBoundingClientRect().bottom < innerHeight,
    );

/** Whether the browser can find text in a page. The Chromium from npm cannot; the Chrome of the nightly run can. */
const findsText = async (page: Page) => {
  await page.goto("/docs/overview");
  return page.evaluate(() => (window as unknown as { find(text: string): boolean }).find("Overview"));
};

describe("an address with a text fragment", () => {
  it("shows the text on arrival, when the app takes over, on a reload and after Back", async ({ page, skip }) => {
    skip(!(await findsText(page)));
    await page.goto(address);
    await expect.poll(() => isInView(page)).toBe(true);
    await hydrate(page);
    await settle(page);
    expect([await isInView(page), (await scrollY(page)) > 1000]).toEqual([true, true]);
    await go(page, "/docs/overview", "Overview");
    expect(await scrollY(page)).toBe(0);
    await page.goBack();
    await waitForHeading(page, "useEditor()");
    await expect.poll(() => isInView(page)).toBe(true);
    await page.reload();
    await expect.poll(() => isInView(page)).toBe(true);
  });

  it("shows the text after a link on another page or the same page", async ({ page, skip }) => {
    skip(!(await findsText(page)));
    const follow = async () => {
      await addLink(page, address);
      const link = page.getByText("A link of this test");
      await link.scrollIntoViewIfNeeded();
      await link.click();
    };
    await page.goto("/docs/overview");
    await hydrate(page);
    await follow();
    await waitForHeading(page, "useEditor()");
    await expect.poll(() => isInView(page)).toBe(true);
    await hydrate(page);
    await page.evaluate(() => window.scrollTo(0, 0));
    await follow();
    await expect.poll(() => isInView(page)).toBe(true);
    await settle(page);
    expect(await isInView(page)).toBe(true);
  });
});
