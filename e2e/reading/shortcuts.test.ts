import type { Page } from "playwright-core";
import { expect } from "vitest";
import { settleDisturbance } from "../support/browser.ts";
import { journeys } from "../support/journeys.ts";
import { pathOf, settle } from "../support/reader.ts";
import { closeDialog, isOpen as isSearchOpen } from "../support/search-dialog.ts";
import { type Layout, typeOnLayout } from "../support/type-on-layout.ts";

const it = journeys({ savesData: true, viewport: { width: 1200, height: 800 } });

const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme);
const isOpen = (page: Page) => page.locator("#_site-shortcuts[open]").count().then(Boolean);

async function openSettled(page: Page, path = "/docs/overview"): Promise<void> {
  await page.goto(path);
  await settle(page);
}

it("shows the shortcuts on ?, closes them on Escape, and switches the colour mode on t", async ({ page }) => {
  await page.goto("/docs/overview");
  for (const mode of ["dark", "light"]) {
    await page.keyboard.press("t");
    await expect.poll(() => theme(page)).toBe(mode);
  }
  await settleDisturbance(page);
  await page.focus(".colour-mode");
  await page.keyboard.press("?");
  expect(await isOpen(page)).toBe(true);
  expect(await page.locator("#_site-shortcuts dd").allTextContents()).toContain("Switch between light and dark");
  expect(await page.evaluate(() => !!document.activeElement?.closest("#_site-shortcuts"))).toBe(true);
  await page.keyboard.press("t");
  expect(await theme(page)).toBe("light");
  await page.keyboard.press("Escape");
  expect(await isOpen(page)).toBe(false);
  expect(await page.evaluate(() => document.activeElement?.className)).toBe("colour-mode");

  for (const close of [() => page.click("#_site-shortcuts button"), () => page.mouse.click(5, 400)]) {
    await page.click(".show-shortcuts");
    await page.waitForSelector("#_site-shortcuts[open]");
    await page.click("#_site-shortcuts h2");
    const box = await page.locator("#_site-shortcuts").boundingBox();
    await page.mouse.click((box?.x ?? 0) + 6, (box?.y ?? 0) + 6);
    expect(await isOpen(page)).toBe(true);
    await close();
    expect(await isOpen(page)).toBe(false);
  }
  expect(pathOf(page)).toBe("/docs/overview");

  // The last of these pages has a heading with the id `shortcuts`, which must not clash with the site's ids.
  for (const path of ["/", "/search?q=node", "/docs/guides/history"]) {
    await openSettled(page, path);
    const ids = await page.evaluate(() => {
      const suggestion = document.querySelector<HTMLTemplateElement>("template")?.content.querySelector("[id]");
      return [...document.querySelectorAll("[id]"), suggestion].flatMap((element) =>
        element && !element.matches("main [id]") ? [element.id] : [],
      );
    });
    expect(ids.length).toBeGreaterThan(5);
    expect(ids.filter((id) => !id.startsWith("_site-"))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  }
  expect(await page.locator("h2#shortcuts").count()).toBe(1);
  await page.keyboard.press("?");
  expect(await isOpen(page)).toBe(true);
});

it("ignores keys in fields and with modifiers, and all keys once shortcuts are switched off", async ({ page }) => {
  await openSettled(page, "/search");
  await page.focus("#search-query");
  await page.keyboard.type("t?");
  expect(await page.inputValue("#search-query")).toBe("t?");
  expect([await theme(page), await isOpen(page)]).toEqual(["light", false]);
  await openSettled(page);
  await page.focus(".colour-mode");
  for (const key of ["Alt+t", "Meta+t"]) await page.keyboard.press(key);
  await page.evaluate(() => {
    const box = Object.assign(document.createElement("div"), { contentEditable: "true" });
    document.body.append(box); // outside the hydrated part
    box.focus();
  });
  await page.keyboard.press("t");
  expect(await theme(page)).toBe("light");

  await page.focus(".colour-mode");
  await page.keyboard.press("?");
  await page.click("#_site-shortcuts label");
  await page.keyboard.press("Escape");
  for (const key of ["t", "?", "/"]) await page.keyboard.press(key);
  expect([await theme(page), await page.locator("dialog[open]").count()]).toEqual(["light", 0]);
  await page.reload();
  await settle(page);
  await page.keyboard.press("t");
  expect(await theme(page)).toBe("light");
  await page.click(".show-shortcuts");
  await page.waitForSelector("#_site-shortcuts[open]");
  expect(await page.isChecked("#_site-shortcuts input")).toBe(false);
  await page.click("#_site-shortcuts label");
  await page.keyboard.press("Escape");
  await page.keyboard.press("t");
  await expect.poll(() => theme(page)).toBe("dark");
});

it("matches the letter, or the key's position on a layout without Latin letters", async ({ page }) => {
  await openSettled(page);
  const opens = async (layout: Layout, press: string) => {
    await typeOnLayout(page, layout, press);
    const dialog = (await isSearchOpen(page)) ? "search" : (await isOpen(page)) ? "list" : "";
    await closeDialog(page);
    return [layout, press, dialog];
  };
  const expected: [Layout, string, string][] = [
    ...(["us", "russian", "greek", "hebrew", "arabic", "azerty", "german"] as const).map(
      (layout): [Layout, string, string] => [layout, "Control+KeyK", "search"],
    ),
    ["dvorak", "Control+KeyV", "search"],
    ["dvorak", "Control+KeyK", ""], // T
    ["bepo", "Control+KeyK", ""], // S
    ["bepo", "Control+KeyB", "search"],
    ["russian", "Meta+KeyK", "search"],
    ["us", "Slash", "search"],
    ["greek", "Slash", "search"],
    ["arabic", "Slash", "search"],
    ["german", "Shift+Digit7", "search"],
    ["russian", "Shift+Backslash", "search"],
    ["russian", "Slash", ""], // a full stop
    ["dvorak", "Slash", ""], // Z
    ["dvorak", "BracketLeft", "search"],
    ["azerty", "Shift+KeyM", "list"],
    ["azerty", "Shift+Slash", ""], // §
    ["russian", "Shift+Digit7", "list"],
    ["arabic", "Shift+Slash", "list"],
  ];
  for (const [layout, press, dialog] of expected) {
    expect.soft(await opens(layout, press)).toEqual([layout, press, dialog]);
  }

  for (const [layout, press, switches] of [
    ["russian", "KeyT", true],
    ["greek", "KeyT", true],
    ["dvorak", "KeyK", true],
    ["dvorak", "KeyT", false], // Y
    ["bepo", "KeyT", false], // È
  ] as const) {
    const oldTheme = await theme(page);
    await typeOnLayout(page, layout, press);
    expect.soft([layout, press, (await theme(page)) !== oldTheme]).toEqual([layout, press, switches]);
  }
});

it("ignores keys that are typed into a shadow root, held down or without a name", async ({ page }) => {
  await openSettled(page);
  const field = page.locator("#shadow-host input");
  await page.evaluate(() => {
    const host = Object.assign(document.createElement("div"), { id: "shadow-host" });
    host.attachShadow({ mode: "open" }).append(document.createElement("input"));
    document.body.append(host);
  });
  await field.focus();
  await page.keyboard.type("t/?");
  expect(await field.inputValue()).toBe("t/?");
  expect([await theme(page), await page.locator("dialog[open]").count()]).toEqual(["light", 0]);

  // Browsers and password managers dispatch such an event when they fill in a field.
  await field.evaluate((input) => input.dispatchEvent(new Event("keydown", { bubbles: true, composed: true })));

  await page.focus(".colour-mode");
  for (let times = 0; times < 3; times++) await page.keyboard.down("t");
  await page.keyboard.up("t");
  expect(await theme(page)).toBe("dark");
  for (let times = 0; times < 3; times++) await page.keyboard.down("/");
  await page.keyboard.up("/");
  expect([await isSearchOpen(page), await page.inputValue("#_site-search input")]).toEqual([true, ""]);
  await page.keyboard.type("a/b");
  expect(await page.inputValue("#_site-search input")).toBe("a/b");
});

const onMac = journeys({ savesData: true, isFirst: true });

onMac("leaves Ctrl+K to text fields on a Mac, where Cmd+K opens the search", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, "platform", { get: () => "MacIntel" }));
  await openSettled(page, "/search");
  await page.focus("#search-query");
  await page.keyboard.press("Control+k");
  expect(await isSearchOpen(page)).toBe(false);
  await page.keyboard.press("Meta+k");
  expect(await isSearchOpen(page)).toBe(true);
  await page.keyboard.press("Escape");
  await page.focus(".colour-mode");
  await page.keyboard.press("Control+k");
  expect(await isSearchOpen(page)).toBe(true);
});
