import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { runningEditor } from "../support/basic-editor.ts";
import { journeys } from "../support/journeys.ts";
import { answer, firstPaint, hold } from "../support/reader.ts";

const it = journeys({
  viewport: { width: 1440, height: 900 },
  permissions: ["clipboard-read", "clipboard-write"],
});

const open = async (page: Page) => {
  await page.goto("/examples/basic", { waitUntil: "networkidle" });
  await page.waitForSelector(runningEditor);
};
const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });
const titles = (page: Page) => page.locator(".source figcaption:visible").allTextContents();

const layout = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("#root *")]
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [element.localName, element.childElementCount === 0 ? element.textContent : "", x, y, width, height];
      }),
  );

describe("the page of the basic example", () => {
  it("shows the same content before the editor runs, in the same places", async ({ page }) => {
    for (const [path, width] of [
      ["/examples/basic", 1440],
      ["/examples/basic", 390],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const release = await hold(page, /\.js$/);
      await page.goto(path, { waitUntil: "commit" });
      await page.waitForSelector("#root > [inert]");
      await firstPaint(page);
      await page.evaluate(() => document.fonts.ready);
      const prerendered = await layout(page);
      expect(prerendered.map(([, words]) => words)).toContain("My page");
      release();
      await page.waitForSelector(runningEditor);
      expect([path, width, await layout(page)]).toEqual([path, width, prerendered]);
      expect(await page.locator("[data-first]").count()).toBe(0);
    }
  });

  it("switches source files by keyboard, retries failed ones, copies code and switches the colour mode", async ({
    page,
    expectErrors,
  }) => {
    expectErrors("net::ERR_FAILED", "The files did not load");
    const restore = await answer(page, "**/_assets/source-basic-*.json", (route) => route.abort("failed"));
    await page.setViewportSize({ width: 1920, height: 900 });
    await open(page);
    await tab(page, "user/text.tsx").click();
    const alert = page.getByRole("alert").filter({ hasText: "Choose it again" });
    await alert.waitFor();
    expect(await titles(page)).toEqual([]);
    restore();
    await tab(page, "user/text.tsx").click();
    await expect.poll(() => titles(page)).toEqual(["src/user/text.tsx"]);
    expect(await alert.count()).toBe(0);

    await open(page);
    expect(await titles(page)).toEqual(["src/App.tsx"]);
    const editor = await page.locator("#root").boundingBox();
    const source = await page.locator("#source").boundingBox();
    expect((editor?.x ?? 0) + (editor?.width ?? 0)).toBeLessThanOrEqual(source?.x ?? 0);
    // In a narrower window, the code is below the editor, and scrolls with the page.
    await page.setViewportSize({ width: 1919, height: 900 });
    expect((await page.locator("#source").boundingBox())?.height).toBeGreaterThan(900);
    await page.setViewportSize({ width: 1920, height: 900 });
    await tab(page, "user/text.tsx").click();
    await expect.poll(() => titles(page)).toEqual(["src/user/text.tsx"]);
    expect(await page.getByRole("tabpanel").count()).toBe(1);

    const tabs = await page.getByRole("tab").allTextContents();
    await tab(page, "App.tsx").click();
    const press = async (key: string) => {
      await page.keyboard.press(key);
      return page.evaluate(() => document.activeElement?.textContent);
    };
    expect(await press("ArrowRight")).toBe("index.css");
    expect(await titles(page)).toEqual(["src/index.css"]);
    expect(await press("ArrowLeft")).toBe("App.tsx");
    expect(await press("ArrowLeft")).toBe(tabs.at(-1));
    expect(await press("ArrowRight")).toBe("App.tsx");
    expect(await press("End")).toBe(tabs.at(-1));
    expect(await press("Home")).toBe("App.tsx");
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("PRE");

    await tab(page, "main.tsx").click();
    await page.getByRole("tabpanel").getByRole("button", { name: "Copy the code" }).click();
    await page.locator(".copy[data-copied]").waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^import \{ StrictMode \}.*\);$/s);

    // The button switches the mode for the whole site, and the page follows other tabs.
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const [light, dark] = ["rgb(255, 255, 255)", "rgb(18, 24, 22)"];
    await page.emulateMedia({ colorScheme: "dark" });
    await open(page);
    expect(await background()).toBe(light);
    await page.getByRole("button", { name: "Switch between light and dark" }).click();
    expect(await background()).toBe(dark);
    expect(await page.evaluate(() => localStorage.theme)).toBe("dark");
    await page.reload();
    expect(await background()).toBe(dark);
    const otherTab = await page.context().newPage();
    await otherTab.goto("/favicon.svg");
    await otherTab.evaluate(() => localStorage.setItem("theme", "light"));
    await expect.poll(background).toBe(light);
  });
});
