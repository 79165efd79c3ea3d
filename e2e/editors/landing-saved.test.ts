import type { Page } from "playwright-core";
import { expect } from "vitest";
import { axeViolations } from "../support/axe.ts";
import { journeys } from "../support/journeys.ts";
import {
  block,
  exportText,
  importText,
  openEditor,
  openMenuItem,
  tool,
  undo,
  whenRunning,
} from "../support/landing-editor.ts";
import { largePage } from "../support/large-page.ts";

const it = journeys({ viewport: { width: 1280, height: 900 } });

const key = "craftjs-example-landing";
const exported = async (page: Page) => JSON.parse(await exportText(page));
/** Opens the editor with a page in its storage, which is written from another page: the editor saves on leaving. */
async function openSaved(page: Page, json: string): Promise<void> {
  // Not a static file such as /favicon.svg: Chromium may open it in another process, and the storage is shared with a delay.
  await page.goto("/support");
  await page.evaluate(([key, json]) => localStorage.setItem(key, json), [key, json] as const);
  await page.goto("/examples/landing");
}
async function reload(page: Page): Promise<void> {
  await page.reload();
  await whenRunning(page);
}

it("restores the page after export, starting over, import and reload, and explains invalid imports", async ({
  page,
}) => {
  await openEditor(page);
  const untouched = await exportText(page);
  await tool(page, "Button").click();
  const changed = await exportText(page);
  expect(changed).not.toBe(untouched);
  await openMenuItem(page, "Start over");
  expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe("More");
  expect(await exportText(page)).toBe(untouched);
  await importText(page, changed);
  expect(await exported(page)).toEqual(JSON.parse(changed));
  await undo(page);
  expect(await exported(page)).toEqual(JSON.parse(untouched));

  // Other invalid pages: examples/landing/state/parse-page.test.ts.
  await importText(page, '{"ROOT":');
  const alert = page.locator("dialog [role=alert]");
  expect(await alert.textContent()).toContain("This is not JSON");
  expect(await alert.textContent()).toContain("your page is as it was");
  await page.keyboard.press("Escape");
  expect(await exported(page)).toEqual(JSON.parse(untouched));

  await tool(page, "Text").click();
  const withText = await exported(page);
  await reload(page);
  expect(await exported(page)).toEqual(withText);
  await tool(page, "Text").click();
  await page.locator(".save-state", { hasText: "Saved in this browser" }).waitFor();
  const withTwoTexts = await exported(page);
  await reload(page);
  expect(await exported(page)).toEqual(withTwoTexts);
  await openMenuItem(page, "Empty page");
  expect(Object.keys(await exported(page))).toEqual(["ROOT"]);
  await undo(page);
  expect(await exported(page)).toEqual(withTwoTexts);
});

it("shows changes from another tab, also on the front page, and Undo reverts them in both", async ({ page }) => {
  await page.goto("/");
  const embedded = page.frameLocator("iframe");
  await embedded.locator(".selection:not([hidden])").waitFor();
  const otherTab = await page.context().newPage();
  await openEditor(otherTab);
  const before = await exportText(otherTab);
  await openMenuItem(otherTab, "Empty page");
  await expect.poll(() => embedded.locator("[data-block]").count()).toBe(1);
  await embedded.locator(".save-state", { hasText: "Saved in this browser" }).waitFor();
  await embedded.getByRole("button", { name: "Undo", exact: true }).click();
  await expect.poll(() => exportText(otherTab)).toBe(before);
});

it("exports the page as an HTML file that looks like the preview, also on a phone and in dark mode", async ({
  page,
}) => {
  await openEditor(page);
  await page.getByRole("button", { name: "Export", exact: true }).first().click();
  await page.locator("dialog").getByText("HTML", { exact: true }).click();
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByText("Download").click()]);
  expect(file.suggestedFilename()).toBe("craftjs-page.html");
  await page.locator("dialog [aria-label=Close]").click();
  await page.getByRole("button", { name: "Preview" }).click();
  const looks = () =>
    page.locator("main :is(h1, h2, h3, p, a)").evaluateAll((elements) =>
      elements.map((element) => {
        const { fontSize, fontWeight, color, backgroundColor } = getComputedStyle(element);
        return [element.textContent, (element as HTMLAnchorElement).href, fontSize, fontWeight, color, backgroundColor];
      }),
    );
  const inPreview = await looks();
  await page.route("**/exported", async (route) =>
    route.fulfill({ contentType: "text/html", path: await file.path() }),
  );
  await page.goto("/exported");
  expect(await page.locator("style").textContent()).not.toContain("/*");
  expect(await looks()).toEqual(inPreview);
  await page.setViewportSize({ width: 390, height: 800 });
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axeViolations(page), colorScheme).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  }
});

it("edits a page of 200 blocks, sets an unreadable page aside with a message, and works without storage", async ({
  page,
}) => {
  await openSaved(page, JSON.stringify(largePage(200)));
  await whenRunning(page);
  await block(page, "t3").click();
  expect(await page.locator("[data-block]").count()).toBe(200);
  await page.locator(".settings").getByLabel("Text", { exact: true }).focus();
  await page.keyboard.press("Home");
  await page.keyboard.type("012345678");
  await expect.poll(() => block(page, "t3").textContent()).toBe("012345678Text 3");

  await openSaved(page, '{"ROOT": 5}');
  await whenRunning(page);
  const damaged = () => page.evaluate((key) => localStorage.getItem(`${key}-damaged`), key);
  expect(await page.locator(".notice").textContent()).toContain("cannot be shown");
  expect(await damaged()).toBe('{"ROOT": 5}');
  expect(await page.getByRole("link", { name: "Download it" }).getAttribute("download")).toBe("damaged-page.json");
  await page.getByRole("link", { name: "Check this page" }).click();
  await page.locator(".finding-error").first().waitFor();
  await page.goBack();
  await whenRunning(page);
  await page.evaluate(([key, text]) => localStorage.setItem(key as string, text as string), [key, '{"ROOT": 5}']);
  await page.reload();
  await whenRunning(page);
  await page.getByRole("button", { name: "Forget it" }).click();
  expect(await damaged()).toBeNull();

  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("blocked", "SecurityError");
      },
    });
  });
  await reload(page);
  await tool(page, "Text").click();
  await page.getByText("Not saved: this browser’s storage is blocked or full").waitFor();
});
