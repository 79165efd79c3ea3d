import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { hitsPerPart } from "../../shared/wire-names.ts";
import { hydrate, hydrated, isDisturbed, settleDisturbance } from "../support/browser.ts";
import {
  type Disturbance,
  insertForeignElement,
  recovery,
  stripComments,
  translatePage,
} from "../support/disturbances.ts";
import { journeys } from "../support/journeys.ts";
import { actAsOldestBrowsers } from "../support/oldest-browsers.ts";
import { go, heading, hold, isMarked, mark, settle, waitForHeading } from "../support/reader.ts";
import { field, status } from "../support/search-dialog.ts";

const it = journeys({ savesData: true, viewport: { width: 1440, height: 800 } });

const disturbances = { insertForeignElement, stripComments, translatePage };
const names = Object.keys(disturbances) as Disturbance[];

const currentHeadings = (page: Page) => page.locator(".toc [aria-current]").allTextContents();

describe("a page changed by other scripts before hydration", () => {
  it.for(names)("keeps links, headings and live examples usable after %s", async (name, { page, expectErrors }) => {
    expectErrors(recovery);
    await disturbances[name](page);
    await page.goto("/docs/concepts/nodes");
    await hydrate(page);
    await settle(page);
    await page.locator(".live [data-run]").first().click({ force: true });
    await page.waitForSelector('.live[data-state="running"] iframe');
    const firstLink = page.locator(".toc a").first();
    await page.locator((await firstLink.getAttribute("href")) ?? "").evaluate((heading) => heading.scrollIntoView());
    await expect.poll(() => currentHeadings(page)).toEqual([await firstLink.textContent()]);
    // The app still follows links. The tab would freeze if React did not find its place in the DOM.
    await page.hover('.sidebar a[href="/docs/api/useEditor"]');
    await mark(page);
    await go(page, "/docs/api/useNode", "useNode()");
    await page.evaluate(() => document.getElementById("typescript")?.scrollIntoView());
    await expect.poll(() => currentHeadings(page)).toEqual(["TypeScript"]);
    await page.goBack();
    await waitForHeading(page, "Nodes");
    expect(await isMarked(page)).toBe(true);
  });

  it.for(names)("answers consecutive searches after %s", async (name, { page, expectErrors }) => {
    expectErrors(recovery);
    await disturbances[name](page);
    await page.goto("/docs/overview");
    await hydrate(page);
    await page.keyboard.press("/");
    for (const query of ["undo", "zzzzqq", "drag", "undo"]) {
      await page.fill(field, query);
      await expect.poll(() => status(page)).toMatch(query === "zzzzqq" ? "No results were found" : /^\d+ results$/);
    }
    await page.keyboard.press("Escape");
    await page.goto("/search?q=drag");
    await hydrated(page);
    for (const query of ["undo", "zzzzqq", "serialize"]) {
      await page.fill("#search-query", query);
      await waitForHeading(page, `Search results for "${query}"`);
      expect(await page.locator(".hits li").count()).toBe(query === "zzzzqq" ? 0 : hitsPerPart);
      expect(await page.locator("main [role=status]").textContent()).toMatch(/documents? found|No results/);
    }
  });

  it("keeps the open dialog, its typed text, and the focus", async ({ page, expectErrors }) => {
    expectErrors(recovery);
    await stripComments(page);
    const release = await hold(page, "**/_assets/app-*");
    await page.goto("/docs/overview");
    await page.waitForFunction(() => document.documentElement.dataset.started !== undefined);
    await page.keyboard.press("/");
    await page.keyboard.type("useNo");
    release();
    await hydrated(page);
    await page.waitForSelector("#_site-search[open] [role=option]");
    await page.keyboard.type("de");
    expect(await page.inputValue("#_site-search input")).toBe("useNode");

    const releaseAgain = await hold(page, "**/_assets/app-*");
    await page.goto("/docs/overview");
    await page.waitForFunction(() => document.documentElement.dataset.started !== undefined);
    await page.keyboard.press("?");
    const shortcuts = await page.waitForSelector("dialog.shortcuts[open]");
    releaseAgain();
    await hydrated(page);
    await expect.poll(() => shortcuts.evaluate((dialog) => dialog.isConnected)).toBe(false);
    expect(await page.locator("dialog.shortcuts[open]").isVisible()).toBe(true);
  });

  it("keeps a translation until the next page", async ({ page, expectErrors }) => {
    expectErrors(recovery);
    await page.goto("/docs/overview");
    await page.evaluate(() => {
      for (const element of document.querySelectorAll("main h1, .prose-body > p, .sidebar a, .footer a")) {
        const font = Object.assign(document.createElement("font"), { textContent: "Übersetzt" });
        element.replaceChildren(font);
      }
      document.querySelector(".sidebar summary")?.replaceChildren("Einführung");
    });
    await hydrate(page);
    await settle(page);
    expect(await page.locator(".prose-body > p").first().textContent()).toBe("Übersetzt");
    await go(page, "/docs/api/useNode", "useNode()");
    await go(page, "/support", "Support");
    expect(await page.locator("main").count()).toBe(1);
  });

  it("keeps text typed into the form of a tool", async ({ page, expectErrors }) => {
    expectErrors(recovery);
    await stripComments(page);
    const release = await hold(page, "**/_assets/app-*");
    await page.goto("/docs/tools/saved-state", { waitUntil: "domcontentloaded" });
    await page.waitForFunction(() => document.documentElement.dataset.started !== undefined);
    await page.locator("#saved-text").pressSequentially('{"ROOT":1}');
    release();
    await hydrated(page);
    await settle(page);
    expect(await page.inputValue("#saved-text")).toBe('{"ROOT":1}');
  });

  it("waits for the end of a press, which would not be a click if React replaced the button", async ({
    page,
    expectErrors,
  }) => {
    expectErrors(recovery);
    await stripComments(page);
    const release = await hold(page, "**/_assets/app-*");
    await page.goto("/docs/overview");
    await page.hover(".colour-mode");
    await page.mouse.down();
    release();
    await page.waitForResponse("**/_assets/app-*");
    await page.waitForTimeout(400); // longer than React needs
    await page.mouse.up();
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe("dark");
    await hydrated(page);
  });

  it("restarts a live example whose running state is in the rendered HTML", async ({ page, expectErrors }) => {
    expectErrors(recovery);
    const release = await hold(page, "**/_assets/app-*");
    await page.goto("/docs/concepts/nodes");
    await page.locator(".live [data-run]").first().click({ force: true });
    await page.waitForSelector('.live[data-state="running"] iframe');
    await page.evaluate(() => document.querySelector("main")?.prepend(document.createElement("div")));
    const oldFigure = await page.locator(".live").first().elementHandle();
    release();
    await hydrate(page);
    await expect.poll(() => oldFigure?.evaluate((figure) => figure.isConnected)).toBe(false);
    await page.waitForSelector('.live[data-state="running"] iframe');
    expect(await page.locator(".live iframe").count()).toBe(1);
  });
});

describe("unfinished hydration", () => {
  const withClock = journeys({ isFirst: true, savesData: true });
  const suspending = "export const Page = () => { throw new Promise(() => {}); };";

  // Not on a disturbed page: React renders that again from the start, and so cannot keep it.
  withClock.skipIf(isDisturbed)(
    "lets the browser follow links again after 5 s, and keeps the page",
    async ({ page }) => {
      await page.clock.install();
      await page.route("**/_assets/doc-*", (route) =>
        route.fulfill({ contentType: "text/javascript", body: suspending }),
      );
      const appResponse = page.waitForResponse("**/_assets/app-*");
      await page.goto("/docs/overview");
      await page.dispatchEvent(".navbar-title", "pointerover");
      await (await appResponse).finished();
      const isWithoutApp = () => page.evaluate(() => document.documentElement.dataset.appless !== undefined);
      await page.clock.runFor(4000);
      expect(await isWithoutApp()).toBe(false);
      await expect
        .poll(async () => {
          await page.clock.runFor(500);
          return isWithoutApp();
        })
        .toBe(true);
      expect(await heading(page)).toBe("Overview");
      await page.unroute("**/_assets/doc-*");
      await mark(page);
      await page.click('.sidebar a[href="/docs/api/useNode"]');
      await waitForHeading(page, "useNode()");
      expect(await isMarked(page)).toBe(false);
    },
  );

  withClock("lets the app follow links again if hydration finishes late", async ({ page }) => {
    await page.clock.install();
    const release = await hold(page, "**/_assets/doc-*");
    const appResponse = page.waitForResponse("**/_assets/app-*");
    await page.goto("/docs/overview");
    await page.dispatchEvent(".navbar-title", "pointerover");
    await (await appResponse).finished();
    await expect
      .poll(async () => {
        await page.clock.runFor(500);
        return page.evaluate(() => document.documentElement.dataset.appless !== undefined);
      })
      .toBe(true);
    release();
    await hydrated(page);
    expect(await page.evaluate(() => document.documentElement.dataset.appless)).toBeUndefined();
    await mark(page);
    await go(page, "/docs/api/useNode", "useNode()");
    expect(await isMarked(page)).toBe(true);
  });
});

describe("an error in a part of the page", () => {
  it("does not affect other parts: if the search dialog fails, the search link opens the search page", async ({
    page,
    expectErrors,
  }) => {
    expectErrors("broken");
    await page.route("**/_assets/search-dialog-*", async (route) => {
      const response = await route.fetch();
      const code = await response.text();
      expect(code).toMatch(/\w+ as Results/);
      const broken = "function broken() { throw new Error('broken'); }";
      await route.fulfill({ response, body: `${code.replace(/\w+ as Results/, "broken as Results")}\n${broken}` });
    });
    await page.goto("/docs/overview");
    await hydrate(page);
    await page.keyboard.press("/");
    await page.keyboard.type("undo");
    await page.waitForSelector("#_site-search", { state: "detached" });
    expect(await heading(page)).toBe("Overview");
    await page.click(".navbar-search");
    await page.waitForURL("**/search");
  });
});

describe("an event that a script has dispatched", () => {
  it("on the document, or without a key, does not throw", async ({ page }) => {
    await page.goto("/docs/concepts/nodes");
    await hydrate(page);
    await page.locator(".live [data-run]").first().click({ force: true });
    await page.waitForSelector('.live[data-state="running"] iframe');
    await page.evaluate(() => {
      for (const target of [document, window, document.querySelector(".navbar-search svg") as Element]) {
        for (const type of ["pointerover", "focusin", "touchstart", "pointerdown"])
          target.dispatchEvent(new Event(type));
        target.dispatchEvent(new Event("keydown", { bubbles: true }));
        target.dispatchEvent(new MouseEvent("click", { bubbles: false }));
      }
    });
    await mark(page);
    await go(page, "/docs/api/useNode", "useNode()");
    expect(await isMarked(page)).toBe(true);
  });
});

describe("a browser as old as the oldest supported ones", () => {
  it("moves the focus through the open drawer", async ({ page }) => {
    await actAsOldestBrowsers(page);
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto("/docs/overview");
    await settleDisturbance(page);
    await page.click(".navbar-menu");
    const focused = () => page.evaluate(() => document.activeElement?.closest("#_site-menu, .navbar-menu") !== null);
    const names = new Set<string>();
    for (let press = 0; press < 5; press++) {
      await page.keyboard.press("Tab");
      expect(await focused()).toBe(true);
      names.add(await page.evaluate(() => document.activeElement?.textContent ?? ""));
    }
    expect(names.size).toBe(5);
  });
});
