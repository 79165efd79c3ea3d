import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { hydrated, isDisturbed } from "../support/browser.ts";
import { journeys } from "../support/journeys.ts";
import {
  addLink,
  clickLink,
  collectRequests,
  go,
  heading,
  hold,
  isMarked,
  open,
  pathOf,
  scrollTo,
  scrollY,
  settle,
  topOf,
  waitForHeading,
} from "../support/reader.ts";

const it = journeys({ savesData: true });

describe("a link to a heading that has moved to another page", () => {
  it("redirects on a page load, a route change and a hash change", async ({ page }) => {
    const moved = "/docs/guides/basic-tutorial#shortcuts";
    const arrives = () => page.waitForURL("**/docs/guides/keyboard#shortcuts");
    await page.goto(moved);
    await arrives();
    await open(page, "/docs/overview");
    await addLink(page, moved);
    await clickLink(page, moved);
    await arrives();
    await open(page, "/docs/guides/basic-tutorial");
    const loads = collectRequests(page, /\/keyboard$/, "document");
    await page.evaluate(() => (location.hash = "#shortcuts"));
    await arrives();
    expect(loads).toHaveLength(1);
  });
});

describe("a link", () => {
  // client/links.test.ts lists the clicks that are left to the browser.
  it("is followed without a reload, to a page, a heading or the top, and left to the browser with Ctrl", async ({
    page,
  }) => {
    await open(page, "/docs/overview");
    await page.click('.sidebar a[href="/docs/api/useNode"]');
    await page.waitForURL("**/docs/api/useNode");
    expect(await heading(page)).toBe("useNode()");
    expect(await page.title()).toBe("useNode() | Craft.js");
    // If React has rendered the whole page again, the link in the HTML of the worker remains beside React's.
    const canonical = await page
      .locator('link[rel="canonical"]')
      .evaluateAll((all) => all.map((link) => link.outerHTML));
    const ownAddress = expect.stringContaining('href="https://craft.js.org/docs/api/useNode"');
    expect(isDisturbed ? canonical.slice(-1) : canonical).toEqual([ownAddress]);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
    expect(await page.locator("#_site-announcer").textContent()).toBe("useNode() | Craft.js");
    expect(await page.locator('.sidebar [aria-current="page"]').textContent()).toBe("useNode");

    const link = page.locator('main .prose-body a[href^="/docs/"][href*="#"]:not([href*="="])').first();
    const href = (await link.getAttribute("href")) ?? "";
    await link.click();
    await page.waitForURL(`**${href}`);
    await expect.poll(() => topOf(page, href.slice(href.indexOf("#")))).toBeLessThan(200);
    expect(await topOf(page, href.slice(href.indexOf("#")))).toBeGreaterThanOrEqual(0);

    await go(page, "/docs/overview", "Overview");
    await scrollTo(page, 800);
    const entries = await page.evaluate(() => history.length);
    await clickLink(page, "/docs/overview");
    await expect.poll(() => scrollY(page)).toBe(0);
    expect(await page.evaluate(() => history.length)).toBe(entries);
    await page.goBack();
    await page.waitForURL(`**${href}`);

    const isPrevented = await page.locator('.sidebar a[href="/docs/api/useNode"]').evaluate((link) => {
      let isPrevented = true;
      const onClick = (event: Event) => {
        isPrevented = event.defaultPrevented;
        event.preventDefault(); // so that no tab opens
      };
      addEventListener("click", onClick, { once: true });
      link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey: true }));
      return isPrevented;
    });
    expect(isPrevented).toBe(false);
    await page.waitForURL(`**${href}`);
    expect(await isMarked(page)).toBe(true);
  });

  it("follows a redirect to its heading, and is replaced by a later link while it loads", async ({ page }) => {
    await open(page, "/docs/overview");
    for (const [href, address, title] of [
      ["/docs/sponsor", "/support", "Support"],
      ["/r/next/docs/api/useNode", "/docs/api/useNode", "useNode()"],
      ["/r/docs/0.1.0-beta.17/api/useEditor?x=1#actions", "/docs/api/useEditor?x=1#actions", "useEditor()"],
      ["/docs/api/useNode/", "/docs/api/useNode", "useNode()"],
      ["/docs/api/NodeHelpers", "/docs/api/helpers#node-helpers", undefined],
    ] as const) {
      await addLink(page, href);
      await clickLink(page, href);
      if (title) await waitForHeading(page, title);
      await page.waitForURL(`**${address}`);
    }
    expect(await isMarked(page)).toBe(true);

    await open(page, "/docs/overview");
    const entries = await page.evaluate(() => history.length);
    const release = await hold(page, "**/useNode.json");
    await clickLink(page, "/docs/api/useNode");
    await go(page, "/docs/api/useEditor", "useEditor()");
    const lateData = page.waitForResponse("**/useNode.json");
    release();
    await (await lateData).finished();
    await settle(page);
    expect(pathOf(page)).toBe("/docs/api/useEditor");
    expect(await page.title()).toBe("useEditor() | Craft.js");
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);
    expect(await isMarked(page)).toBe(true);

    // A later full navigation wins, too, although it takes longer.
    await open(page, "/docs/overview");
    const releaseData = await hold(page, "**/useNode.json");
    const releaseExample = await hold(page, "**/examples/basic");
    await clickLink(page, "/docs/api/useNode");
    const data = page.waitForResponse("**/useNode.json");
    const exampleRequest = page.waitForRequest("**/examples/basic");
    await clickLink(page, "/examples/basic");
    await exampleRequest;
    releaseData();
    await (await data).finished(); // `settle` would never return: the page is unloading
    releaseExample();
    await page.waitForURL("**/examples/basic");
    await page.goBack();
    await waitForHeading(page, "Overview");
    expect(pathOf(page)).toBe("/docs/overview");
  });
});

describe("a link in an SVG image, or to an invalid address", () => {
  it("is left to the browser, and the app starts when the pointer is over the image", async ({ page }) => {
    await page.goto("/docs/overview");
    await page.evaluate(() => {
      const svg = (name: string) => document.createElementNS("http://www.w3.org/2000/svg", name);
      const [image, link, shape] = [svg("svg"), svg("a"), svg("rect")] as const;
      link.setAttribute("href", "/docs/api/useNode");
      for (const side of ["width", "height"]) shape.setAttribute(side, "50");
      image.append(link);
      link.append(shape);
      const invalid = Object.assign(document.createElement("a"), { href: "http://[", textContent: "Invalid" });
      document.querySelector(".prose-body")?.prepend(image, invalid);
    });
    await page.hover('a[href="http://["]');
    await page.hover(".prose-body rect");
    await hydrated(page);
    await page.click(".prose-body rect");
    await waitForHeading(page, "useNode()");
  });
});

describe("a link to a heading of the page", () => {
  it("scrolls to it, and Back and Forward restore the position, even if the browser scrolls first", async ({
    page,
  }) => {
    /** Not by Playwright's click, which scrolls the page if something covers the link for a moment. */
    const click = (hash: string) =>
      page.locator(`.toc a[href="${hash}"]`).evaluate((link: HTMLAnchorElement) => link.click());
    await open(page, "/docs/api/useNode");
    await scrollTo(page, 300);
    await click("#actions");
    await page.waitForURL("**/useNode#actions");
    await settle(page); // content that comes into view is laid out
    expect(await scrollY(page)).toBeGreaterThan(600);
    // In the window, not in the page: the height of the content above changes during layout.
    const place = await topOf(page, "#actions");
    const isThere = () => expect.poll(async () => Math.abs((await topOf(page, "#actions")) - place)).toBeLessThan(2);
    await click("#signature");
    await expect.poll(() => topOf(page, "#actions")).toBeGreaterThan(place + 600);
    await page.goBack();
    await isThere();
    await page.goBack();
    await expect.poll(() => scrollY(page)).toBe(300);
    expect(page.url()).toMatch(/useNode$/);
    await page.goForward();
    await isThere();
    await scrollTo(page, 444);
    await go(page, "/support", "Support");
    await page.goBack();
    await waitForHeading(page, "useNode()");
    expect(page.url()).toMatch(/useNode#actions$/);
    await expect.poll(() => scrollY(page)).toBe(444);
    await page.keyboard.press("/");
    expect(await page.locator("dialog[open]").count()).toBe(1);
    await page.goBack();
    await expect.poll(() => page.locator("dialog[open]").count()).toBe(0);
    expect(page.url()).toMatch(/useNode$/);
    await scrollTo(page, 300);
    await page.evaluate(() => {
      location.hash = "#actions";
    });
    await expect.poll(() => scrollY(page)).toBeGreaterThan(600);
    await page.goBack();
    await expect.poll(() => scrollY(page)).toBe(300);
    expect(await isMarked(page)).toBe(true);

    await page.addInitScript(() => {
      Object.defineProperty(window, "navigation", { value: undefined });
      addEventListener("click", (event) => {
        const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="#"]');
        if (!link) return;
        event.preventDefault();
        document.querySelector(link.hash)?.scrollIntoView();
        history.pushState(null, "", link.hash);
        dispatchEvent(new PopStateEvent("popstate", { state: null }));
        dispatchEvent(new HashChangeEvent("hashchange"));
      });
    });
    await open(page, "/docs/api/useNode");
    await scrollTo(page, 300);
    await click("#actions");
    expect(await scrollY(page)).toBeGreaterThan(600);
    await page.goBack();
    await expect.poll(() => scrollY(page)).toBe(300);
  });
});

describe("a link to the id of an element", () => {
  /** Adds ids to a list item and to paragraphs in a closed tab and `<details>`, in a page's HTML and data. */
  async function addPlaces(page: Page): Promise<void> {
    await page.route(/\/docs\/overview(\.json)?$/, async (route) => {
      const response = await route.fetch();
      const [head, ...body] = (await response.text()).split(/(?=data-prose="body"|"html":)/);
      let tabs = 0;
      const content = body
        .join("")
        .replace(/<li>/, "<li id=in-list>")
        .replace(/<\/ul>/, "$&<details><summary>More</summary><p id=in-details>Here</p></details>")
        .replace(/<div class=\\?"tab-panel\\?">/g, (panel) => (++tabs === 2 ? `${panel}<p id=in-tab>Here</p>` : panel));
      await route.fulfill({ response, body: head + content });
    });
  }

  const places = [
    "/docs/overview#install",
    "/docs/overview#in-list",
    "/docs/overview#in-tab",
    "/docs/overview#in-details",
  ];

  it.for([390, 1000, 1440])(
    "shows the element below the bars, on a page load and a route change, %i px wide",
    async (width, { page }) => {
      await addPlaces(page);
      await page.setViewportSize({ width, height: 800 });
      /** Problems with the reader's position after arrival. */
      const faults = (id: string) =>
        page.evaluate((id) => {
          const place = document.getElementById(id);
          if (!place?.checkVisibility()) return ["hidden"];
          const { top } = place.getBoundingClientRect();
          const bars = [...document.querySelectorAll(".navbar, .toc:not([data-beside])")];
          const isCovered = bars.some((bar) => bar.getBoundingClientRect().bottom > top + 1);
          return [
            ...(isCovered ? ["covered"] : []),
            ...(top > window.innerHeight / 2 ? ["not at the top"] : []),
            ...(place.matches(":target") ? [] : ["no :target"]),
          ];
        }, id);
      for (const place of places) {
        const id = place.replace(/.*#/, "");
        await page.goto(place);
        await settle(page);
        await expect.poll(() => faults(id), { message: `load of ${place}` }).toEqual([]);
        await open(page, "/support");
        await addLink(page, place);
        await clickLink(page, place);
        await page.waitForURL(`**${place}`);
        await settle(page);
        await expect.poll(() => faults(id), { message: `route change to ${place}` }).toEqual([]);
        expect(await isMarked(page)).toBe(true);
        await page.goBack();
        await waitForHeading(page, "Support");
      }
    },
  );
});
