import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { hydrate } from "../support/browser.ts";
import { journeys } from "../support/journeys.ts";
import { go } from "../support/reader.ts";

const it = journeys({ savesData: true });

const themeOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme);
const storedMode = (page: Page) => page.evaluate(() => localStorage.getItem("theme"));
const waitForTheme = (page: Page, theme: string) => expect.poll(() => themeOf(page)).toBe(theme);
const blockStartScript = (page: Page) => page.route("**/_assets/start-*", () => {}); // never answered

/** Records the mode as soon as there is a body to paint, and at each frame after that. */
const watchFrames = (page: Page) =>
  page.addInitScript(() => {
    const modes: (string | undefined)[] = [];
    Object.assign(window, { modes });
    const recordMode = () => modes.push(document.documentElement.dataset.theme);
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      observer.disconnect();
      recordMode();
      const frame = () => {
        recordMode();
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
  it("is light by default, can be switched before the start script, and is dark before the next paint", async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await watchFrames(page);
    await page.goto("/docs/overview");
    expect(await modesOf(page)).toEqual(["light"]);
    for (const theme of ["light", "blue", ""]) {
      await page.evaluate((theme) => localStorage.setItem("theme", theme), theme);
      await page.reload();
      expect([theme, await modesOf(page)]).toEqual([theme, ["light"]]);
    }

    await blockStartScript(page);
    await page.goto("/docs/overview", { waitUntil: "commit" });
    await page.click(".colour-mode");
    expect([await themeOf(page), await storedMode(page)]).toEqual(["dark", "dark"]);
    await page.goto("/docs/api/useNode", { waitUntil: "commit" });
    expect(await modesOf(page)).toEqual(["dark"]);

    await page.unrouteAll({ behavior: "ignoreErrors" });
    await page.goto("/docs/overview");
    expect(await modesOf(page)).toEqual(["dark"]);
    await hydrate(page);
    expect(await themeOf(page)).toBe("dark");
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toContain("dark");
    await go(page, "/docs/api/useNode", "useNode()");
    for (const [mode, otherMode] of [
      ["light", "dark"],
      ["dark", "light"],
    ]) {
      await page.click(".colour-mode");
      expect([await themeOf(page), await storedMode(page)]).toEqual([mode, mode]);
      expect(await page.getByRole("button", { name: /mode/ }).ariaSnapshot()).toContain(`Switch to ${otherMode} mode`);
    }
  });

  it("is synchronised between tabs, also from the back-forward cache, and works without storage", async ({ page }) => {
    const otherTab = await page.context().newPage();
    await page.goto("/docs/overview");
    await otherTab.goto("/support");
    await hydrate(otherTab);
    await page.click(".colour-mode");
    await waitForTheme(otherTab, "dark");
    await otherTab.click(".colour-mode");
    await waitForTheme(page, "light");
    await page.click(".colour-mode");
    await waitForTheme(otherTab, "dark");
    await page.evaluate(() => localStorage.clear());
    await waitForTheme(otherTab, "light");
    await otherTab.close();

    // Neither a page restored from the bfcache nor the page that made the change gets a storage event.
    const comeBackTo = (mode: string) =>
      page.evaluate((mode) => {
        localStorage.setItem("theme", mode);
        dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
        return document.documentElement.dataset.theme;
      }, mode);
    for (const mode of ["light", "dark", "light"]) expect(await comeBackTo(mode)).toBe(mode);

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
    const guides = page.locator(".sidebar details", { hasText: "Guides" });
    await guides.locator("summary").click();
    await go(page, "/docs/api/useNode", "useNode()");
    expect(await themeOf(page)).toBe("dark");
    expect(await guides.getAttribute("open")).toBeNull();
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
    expect(await themeOf(page)).toBe("dark");
    await page.reload();
    expect(await themeOf(page)).toBe("light");
  });
});
