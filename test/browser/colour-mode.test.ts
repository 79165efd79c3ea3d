import type { Page } from "playwright-core";
import { afterEach, describe, expect, inject, it } from "vitest";
import { hydrate, type Visit, visit } from "../../e2e/support/browser.ts";

let current: Visit;

afterEach(async () => {
  await current.page.context().close();
  expect(current.troubles).toEqual([]);
});

/** A visit of a reader whose browser holds a colour mode. */
async function visitWith(theme: string): Promise<Page> {
  const origins = [{ origin: inject("siteAddress"), localStorage: [{ name: "theme", value: theme }] }];
  current = await visit({ storageState: { cookies: [], origins } });
  return current.page;
}

const themeOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme);
const waitForTheme = (page: Page, theme: string) =>
  page.waitForFunction((theme) => document.documentElement.dataset.theme === theme, theme);

/** Keeps the mode at the moment when there is a body that could be painted, and at each frame from then on. */
const watchFrames = (page: Page) =>
  page.addInitScript(() => {
    const modes: (string | undefined)[] = [];
    Object.assign(window, { modes });
    const note = () => modes.push(document.documentElement.dataset.theme);
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      observer.disconnect();
      note();
      const frame = () => {
        note();
        if (modes.length < 20) requestAnimationFrame(frame);
      };
      requestAnimationFrame(frame);
    }).observe(document, { childList: true, subtree: true });
  });

const modesOf = async (page: Page) => {
  await page.waitForFunction(() => (window as unknown as { modes: string[] }).modes.length >= 20);
  return page.evaluate(() => [...new Set((window as unknown as { modes: string[] }).modes)]);
};

describe("the colour mode", () => {
  it("is dark before the first paint, and stays so", async () => {
    const page = await visitWith("dark");
    await watchFrames(page);
    await page.goto("/docs/overview");
    expect(await modesOf(page)).toEqual(["dark"]);
    await hydrate(page);
    expect(await themeOf(page)).toBe("dark");
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toContain("dark");
  });

  it("does not need the start script to be dark", async () => {
    const page = await visitWith("dark");
    await watchFrames(page);
    await page.route("**/_assets/start-*", () => {}); // never answered
    await page.goto("/docs/overview", { waitUntil: "commit" });
    expect(await modesOf(page)).toEqual(["dark"]);
  });

  it("switches before the start script has come", async () => {
    const page = await visitWith("light");
    await page.route("**/_assets/start-*", () => {}); // never answered
    await page.goto("/docs/overview", { waitUntil: "commit" });
    await page.click(".colour-mode");
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe("dark");
    expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe("dark");
  });

  it.each(["light", "blue", ""])('is light where the browser holds "%s"', async (stored) => {
    const page = await visitWith(stored);
    await watchFrames(page);
    await page.goto("/docs/overview");
    expect(await modesOf(page)).toEqual(["light"]);
  });

  it("is light where the reader has not chosen, whatever the system prefers", async () => {
    current = await visit({ colorScheme: "dark" });
    await watchFrames(current.page);
    await current.page.goto("/docs/overview");
    expect(await modesOf(current.page)).toEqual(["light"]);
  });

  it("switches to and fro after hydration and a route change, and is remembered", async () => {
    current = await visit();
    const { page } = current;
    await page.goto("/docs/overview");
    await hydrate(page);
    await page.click('.sidebar a[href="/docs/api/useNode"]');
    await page.waitForURL("**/docs/api/useNode");
    for (const mode of ["dark", "light", "dark"]) {
      await page.click(".colour-mode");
      expect(await themeOf(page)).toBe(mode);
      expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe(mode);
    }
  });

  it("is in step between two tabs, one with React and one without", async () => {
    current = await visit();
    const { page: first } = current;
    const second = await first.context().newPage();
    await first.goto("/docs/overview");
    await second.goto("/");
    await hydrate(second);
    await first.click(".colour-mode");
    await waitForTheme(second, "dark");
    await second.click(".colour-mode");
    await waitForTheme(first, "light");
    await first.click(".colour-mode");
    await waitForTheme(second, "dark");
    // Whoever empties the storage is back at the default.
    await first.evaluate(() => localStorage.clear());
    await waitForTheme(second, "light");
  });

  it("follows what another tab has chosen while the page lay in the browser's cache", async () => {
    current = await visit();
    const { page } = current;
    await page.goto("/docs/overview");
    // No event tells such a page that the storage has changed, nor a page that it has changed it itself.
    const comeBackTo = (stored: string) =>
      page.evaluate((stored) => {
        localStorage.setItem("theme", stored);
        dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
        return document.documentElement.dataset.theme;
      }, stored);
    expect(await comeBackTo("dark")).toBe("dark");
    expect(await comeBackTo("light")).toBe("light");
  });
});

describe("where storage is blocked", () => {
  it("nothing is an error, and the switch works for the page", async () => {
    current = await visit();
    const { page } = current;
    await page.addInitScript(() => {
      for (const name of ["localStorage", "sessionStorage"]) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException("Access is denied for this document.", "SecurityError");
          },
        });
      }
    });
    await page.goto("/docs/overview");
    expect(await themeOf(page)).toBe("light");
    await page.click(".colour-mode");
    expect(await themeOf(page)).toBe("dark");
    await hydrate(page);
    await page.click('.sidebar a[href="/docs/api/useNode"]');
    await page.waitForURL("**/docs/api/useNode");
    expect(await themeOf(page)).toBe("dark");
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
    expect(await themeOf(page)).toBe("dark");
    await page.reload();
    expect(await themeOf(page)).toBe("light");
  });
});
