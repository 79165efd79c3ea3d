import { expect, it } from "vitest";
import { freshVisits } from "../../e2e/support/reader.ts";

const { page: current } = freshVisits({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } });

it("opens the menu and leads to another page of the docs", async () => {
  const page = current();
  await page.goto("/docs/overview");
  expect(await page.locator(".sidebar").isVisible()).toBe(false);
  await page.click(".navbar-menu");
  await page.click('.sidebar a[href="/docs/api/useNode"]');
  await page.waitForURL("**/docs/api/useNode");
  expect(await page.locator("h1").textContent()).toBe("useNode()");
});

it("opens a tab of a choice", async () => {
  const page = current();
  await page.goto("/docs/overview");
  const panels = page.locator(".tabs").first().locator(".tab-panel");
  expect(await panels.nth(0).isVisible()).toBe(true);
  expect(await panels.nth(1).isVisible()).toBe(false);
  await page.locator(".tabs").first().locator("summary").nth(1).click();
  expect(await panels.nth(0).isVisible()).toBe(false);
  expect(await panels.nth(1).isVisible()).toBe(true);
});

it("opens the list of the page's headings beside the text where CSS alone cannot", async () => {
  const page = current();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.route("**/*.css", async (route) => {
    const response = await route.fetch();
    const css = await response.text();
    expect(css).toContain("::details-content");
    await route.fulfill({ response, body: css.replaceAll("::details-content", "::unknown-to-browsers") });
  });
  await page.goto("/docs/overview");
  const links = page.locator(".toc nav");
  expect(await links.isVisible()).toBe(false);
  await page.click(".toc summary");
  expect(await links.isVisible()).toBe(true);
});

it("searches", async () => {
  const page = current();
  await page.goto("/search");
  await page.fill("#search-query", "setProp");
  await page.press("#search-query", "Enter");
  await page.waitForURL(/\/search\?q=setProp$/);
  expect(await page.locator(".hits li").count()).toBeGreaterThan(0);
});

it("goes on to more results, below those that were there", async () => {
  const page = current();
  await page.goto("/search?q=node");
  const first = await page.locator(".hits h2").allTextContents();
  await page.click(".more-hits button");
  await expect.poll(() => page.locator(".hits h2").count()).toBe(30); // an answer may come in parts
  const all = await page.locator(".hits h2").allTextContents();
  expect(all.slice(0, 15)).toEqual(first);
});

it("says that the landing example needs JavaScript, and not that it is on its way", async () => {
  const page = current();
  await page.goto("/examples/landing");
  expect(await page.locator("noscript p").isVisible()).toBe(true);
  expect(await page.getByText("on its way").isVisible()).toBe(false);
});

it("opens the dropdown with the examples", async () => {
  const page = current();
  await page.setViewportSize({ width: 1200, height: 800 });
  await page.goto("/");
  await page.click(".navbar-links summary");
  await page.click('.navbar-links a[href="/examples/landing"]');
  await page.waitForURL("**/examples/landing");
});
