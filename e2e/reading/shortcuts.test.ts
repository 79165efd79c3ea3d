import type { Page } from "playwright-core";
import { expect } from "vitest";
import { frameIds } from "../../build/page/frame-ids.ts";
import { journeys } from "../support/journeys.ts";
import { pathOf, settle } from "../support/reader.ts";

const it = journeys({ savesData: true, viewport: { width: 1200, height: 800 } });

const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme);
const isOpen = (page: Page) => page.locator("#shortcut-list[open]").count().then(Boolean);

async function arrive(page: Page, path = "/docs/overview"): Promise<void> {
  await page.goto(path);
  await settle(page);
}

it("? shows the list of shortcuts, Escape closes it and the focus goes back; t switches the colour mode, also as the first sign of intent", async ({
  page,
}) => {
  await page.goto("/docs/overview");
  for (const mode of ["dark", "light"]) {
    await page.keyboard.press("t");
    await expect.poll(() => theme(page)).toBe(mode);
  }
  await page.focus(".colour-mode");
  await page.keyboard.press("?");
  expect(await isOpen(page)).toBe(true);
  expect(await page.locator("#shortcut-list dd").allTextContents()).toContain("Switch between light and dark");
  expect(await page.evaluate(() => !!document.activeElement?.closest("#shortcut-list"))).toBe(true);
  await page.keyboard.press("t");
  expect(await theme(page)).toBe("light");
  await page.keyboard.press("Escape");
  expect(await isOpen(page)).toBe(false);
  expect(await page.evaluate(() => document.activeElement?.className)).toBe("colour-mode");

  for (const close of [() => page.click("#shortcut-list button"), () => page.mouse.click(5, 400)]) {
    await page.click(".show-shortcuts");
    await page.waitForSelector("#shortcut-list[open]");
    await page.click("#shortcut-list h2");
    const box = await page.locator("#shortcut-list").boundingBox();
    await page.mouse.click((box?.x ?? 0) + 6, (box?.y ?? 0) + 6);
    expect(await isOpen(page)).toBe(true);
    await close();
    expect(await isOpen(page)).toBe(false);
  }
  expect(pathOf(page)).toBe("/docs/overview");

  // On a page that has a heading on shortcuts too: a page has all ids outside of its text to itself.
  for (const path of ["/", "/search?q=node", "/docs/guides/history"]) {
    await arrive(page, path);
    const ids = await page.evaluate(() => {
      const suggestion = document.querySelector<HTMLTemplateElement>("template")?.content.querySelector("[id]");
      return [...document.querySelectorAll("[id]"), suggestion].flatMap((element) =>
        element && !element.matches("main [id]") ? [element.id] : [],
      );
    });
    expect(ids.length).toBeGreaterThan(5);
    expect(ids.filter((id) => !frameIds.includes(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  }
  expect(await page.locator("h2#shortcuts").count()).toBe(1);
  await page.keyboard.press("?");
  expect(await isOpen(page)).toBe(true);
});

it("a key that is typed into a field, or pressed with another one, is no shortcut, and all can be switched off for good", async ({
  page,
}) => {
  await arrive(page, "/search");
  await page.focus("#search-query");
  await page.keyboard.type("t?");
  expect(await page.inputValue("#search-query")).toBe("t?");
  expect([await theme(page), await isOpen(page)]).toEqual(["light", false]);
  await arrive(page);
  await page.focus(".colour-mode");
  for (const key of ["Alt+t", "Meta+t"]) await page.keyboard.press(key);
  await page.evaluate(() => {
    const box = Object.assign(document.createElement("div"), { contentEditable: "true" });
    document.body.append(box); // not in what React hydrates
    box.focus();
  });
  await page.keyboard.press("t");
  expect(await theme(page)).toBe("light");

  await page.focus(".colour-mode");
  await page.keyboard.press("?");
  await page.click("#shortcut-list label");
  await page.keyboard.press("Escape");
  for (const key of ["t", "?", "/"]) await page.keyboard.press(key);
  expect([await theme(page), await page.locator("dialog[open]").count()]).toEqual(["light", 0]);
  await page.reload();
  await settle(page);
  await page.keyboard.press("t");
  expect(await theme(page)).toBe("light");
  await page.click(".show-shortcuts");
  await page.waitForSelector("#shortcut-list[open]");
  expect(await page.isChecked("#shortcut-list input")).toBe(false);
  await page.click("#shortcut-list label");
  await page.keyboard.press("Escape");
  await page.keyboard.press("t");
  await expect.poll(() => theme(page)).toBe("dark");
});
