import { expect, it } from "vitest";
import { hydrate } from "../../e2e/support/browser.ts";
import { freshVisits, heading, hold, isMarked, mark, scrollY } from "../../e2e/support/reader.ts";

const { page: current } = freshVisits();

it("follows a link without a reload, and tells the keyboard and the screen reader", async () => {
  const page = current();
  await page.goto("/docs/overview");
  await hydrate(page);
  await mark(page);
  await page.click('.sidebar a[href="/docs/api/useNode"]');
  await page.waitForURL("**/docs/api/useNode");
  expect(await heading(page)).toBe("useNode()");
  expect(await page.title()).toBe("useNode() | Craft.js");
  expect(await page.locator('link[rel="canonical"]').getAttribute("href")).toBe(
    "https://craft.js.org/docs/api/useNode",
  );
  expect(await page.locator('link[rel="canonical"]').count()).toBe(1);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
  expect(await page.locator("#announcer").textContent()).toBe("useNode() | Craft.js");
  expect(await page.locator('.sidebar [aria-current="page"]').textContent()).toBe("useNode");
  expect(await isMarked(page)).toBe(true);
});

it("follows links inside of a page's text on the same road, to the heading that they name", async () => {
  const page = current();
  await page.goto("/docs/api/useNode");
  await hydrate(page);
  await mark(page);
  const link = page.locator('main .prose-body a[href^="/docs/"][href*="#"]').first();
  const href = (await link.getAttribute("href")) ?? "";
  await link.click();
  await page.waitForURL(`**${href}`);
  expect(await isMarked(page)).toBe(true);
  const top = await page
    .locator(href.slice(href.indexOf("#")))
    .evaluate((element) => element.getBoundingClientRect().top);
  expect(top).toBeGreaterThanOrEqual(0);
  expect(top).toBeLessThan(200);
});

it("restores on Back and Forward what the reader left", async () => {
  const page = current();
  await page.goto("/docs/api/useEditor");
  await hydrate(page);
  await mark(page);
  await page.evaluate(() => window.scrollTo(0, 1200));
  await page.evaluate(() => document.querySelector<HTMLElement>('.sidebar a[href="/docs/overview"]')?.click());
  await page.waitForURL("**/docs/overview");
  expect(await scrollY(page)).toBe(0);
  await page.goBack();
  await page.waitForFunction(() => document.querySelector("h1")?.textContent === "useEditor()");
  expect(await scrollY(page)).toBe(1200);
  await page.goForward();
  await page.waitForFunction(() => document.querySelector("h1")?.textContent !== "useEditor()");
  expect(await scrollY(page)).toBe(0);
  expect(await isMarked(page)).toBe(true);
});

it("follows a link that is clicked while the app is still on its way", async () => {
  const page = current();
  const release = await hold(page, "**/_data/**/overview.json");
  await page.goto("/docs/overview");
  await mark(page);
  await page.click('.sidebar a[href="/docs/api/useNode"]');
  release();
  await page.waitForURL("**/docs/api/useNode");
  expect(await heading(page)).toBe("useNode()");
  expect(await isMarked(page)).toBe(true);
});

it("leaves examples and modified clicks to the browser", async () => {
  const page = current();
  await page.goto("/docs/overview");
  await hydrate(page);
  for (const how of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }]) {
    const isTaken = await page.locator('.sidebar a[href="/docs/api/useNode"]').evaluate((link, init) => {
      const click = new MouseEvent("click", { bubbles: true, cancelable: true, ...init });
      let isTaken = false;
      const last = (event: Event) => {
        isTaken = event.defaultPrevented;
        event.preventDefault(); // no tab is to be opened here
      };
      addEventListener("click", last, { once: true });
      link.dispatchEvent(click);
      return isTaken;
    }, how);
    expect([how, isTaken]).toEqual([how, false]);
  }
  expect(page.url()).toMatch(/\/docs\/overview$/);
  await mark(page);
  await page.click(".navbar-links summary");
  await page.click('.navbar-links a[href="/examples/basic"]');
  await page.waitForURL("**/examples/basic");
  expect(await isMarked(page)).toBe(false);
});

it("searches without a reload, and shows what was found", async () => {
  const page = current();
  await page.goto("/search");
  await hydrate(page);
  await mark(page);
  await page.fill("#search-query", "useNode");
  await page.press("#search-query", "Enter");
  await page.waitForURL("**/search?q=useNode");
  await page.waitForSelector(".hits mark");
  expect(await heading(page)).toBe('Search results for "useNode"');
  expect(await page.locator(".hits h2 a").first().getAttribute("href")).toBe("/docs/api/useNode");
  expect(await isMarked(page)).toBe(true);
});

it("switches the colour mode before React is there, and remembers it", async () => {
  const page = current();
  await page.route("**/_assets/app-*", (route) =>
    route.fulfill({ contentType: "text/javascript", body: "await new Promise(() => {})" }),
  );
  await page.goto("/docs/overview");
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
  expect(await theme()).toBe("light");
  await page.click(".colour-mode");
  expect(await theme()).toBe("dark");
  await page.reload({ waitUntil: "commit" });
  await page.waitForSelector("body", { state: "attached" });
  expect(await theme()).toBe("dark");
  expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe("dark");
});

it("marks the landing example as loaded when the example says so", async () => {
  const page = current();
  await page.goto("/");
  await page.waitForSelector(".landing-example[data-loaded]");
  expect(await page.locator(".landing-example-waiting").isVisible()).toBe(false);
  await hydrate(page);
  expect(await page.locator(".landing-example[data-loaded]").count()).toBe(1);
});

it("copies the code of a block", async () => {
  const page = current();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/docs/overview");
  const code = await page.locator(".code-block code").first().textContent();
  await page.locator(".code-block .copy").first().click();
  await page.waitForSelector(".copy[data-copied]");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  // What was said before React came is no trouble to it.
  await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
  expect(await page.locator("#announcer").textContent()).toBe("Copied");
});
