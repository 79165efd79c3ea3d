import { expect, it } from "vitest";
import { freshVisits } from "./support/reader.ts";

const visit = freshVisits();

it("follows a link without a full load, and Back restores the scroll position", async () => {
  const reader = visit();
  await reader.openApp("/docs/api/useEditor");
  await reader.mark();
  await reader.evaluate(() => window.scrollTo(0, 1200));
  await reader.click('.sidebar a[href="/docs/api/useNode"]');
  await reader.waitForHeading("useNode()");
  expect(await reader.path()).toBe("/docs/api/useNode");
  await expect.poll(() => reader.hasFocus("main h1")).toBe(true);
  expect(await reader.scrollY()).toBe(0);
  expect(await reader.text("#_site-announcer")).toBe("useNode() | Craft.js");
  await reader.driver.back();
  await reader.waitForHeading("useEditor()");
  await expect.poll(() => reader.scrollY()).toBe(1200);
  await expect.poll(() => reader.hasFocus("main h1")).toBe(true);
  expect(await reader.isMarked()).toBe(true);
});

it("follows a link in the text to its heading", async () => {
  const reader = visit();
  await reader.openApp("/docs/api/useNode");
  await reader.mark();
  const link = 'main .prose-body a[href^="/docs/"][href*="#"]:not([data-playground])';
  const href = await reader.evaluate((css) => document.querySelector(css)?.getAttribute("href") ?? "", link);
  await reader.click(link);
  await expect.poll(() => reader.path()).toBe(href);
  const top = () =>
    reader.evaluate((id) => document.getElementById(id)?.getBoundingClientRect().top ?? 1000, href.split("#")[1] ?? "");
  await expect.poll(top).toBeLessThan(200);
  expect(await top()).toBeGreaterThanOrEqual(0);
  expect(await reader.isMarked()).toBe(true);
});

it("loads the document of an example, and Back restores the page", async () => {
  const reader = visit();
  await reader.openApp("/docs/overview");
  await reader.click(".navbar-links summary");
  await reader.click('.navbar-links a[href="/examples/basic"]');
  await reader.poll("the example", async () => (await reader.path()) === "/examples/basic");
  await reader.driver.back();
  await reader.waitForHeading("Overview");
});

it("restores the scroll position after Back and after a reload", async () => {
  const reader = visit();
  const offset = () =>
    reader.evaluate(() => Math.round(document.getElementById("typescript")?.getBoundingClientRect().top ?? Number.NaN));
  await reader.openApp("/docs/api/useNode");
  await reader.evaluate(() => {
    document.getElementById("typescript")?.scrollIntoView();
    window.scrollBy(0, -137);
  });
  const before = await offset();
  await reader.click('.navbar-links a[href="/support"]');
  await reader.waitForHeading("Support");
  await reader.driver.back();
  await reader.waitForHeading("useNode()");
  await expect.poll(offset).toBe(before);
  await reader.evaluate(() => location.reload());
  await reader.waitFor("the start script", () => document.documentElement.dataset.started !== undefined);
  await expect.poll(offset).toBe(before);
});
