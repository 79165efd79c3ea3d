import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { frameIds } from "../../build/page/frame-ids.ts";
import { freshVisits, settle } from "../../e2e/support/reader.ts";

const { page: thePage } = freshVisits({ viewport: { width: 1200, height: 800 } });

const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme);
const isOpen = (page: Page) => page.locator("#shortcut-list[open]").count().then(Boolean);

async function arrive(path = "/docs/overview"): Promise<Page> {
  const page = thePage();
  await page.goto(path);
  await settle(page);
  return page;
}

it("t switches the colour mode", async () => {
  const page = await arrive();
  await page.keyboard.press("t");
  expect(await theme(page)).toBe("dark");
  await page.keyboard.press("t");
  expect(await theme(page)).toBe("light");
});

it("a key that is the reader's first sign of intent is not lost", async () => {
  const page = thePage();
  await page.goto("/docs/overview");
  await page.keyboard.press("t");
  await expect.poll(() => theme(page)).toBe("dark");
  await page.keyboard.press("t");
  await expect.poll(() => theme(page)).toBe("light");
});

it("? shows the list, Escape closes it, and the focus goes back", async () => {
  const page = await arrive();
  await page.focus(".colour-mode");
  await page.keyboard.press("?");
  expect(await isOpen(page)).toBe(true);
  expect(await page.locator("#shortcut-list dd").allTextContents()).toContain("Switch between light and dark");
  expect(await page.evaluate(() => !!document.activeElement?.closest("#shortcut-list"))).toBe(true);
  // What is beneath a dialog is not switched.
  await page.keyboard.press("t");
  expect(await theme(page)).toBe("light");
  await page.keyboard.press("Escape");
  expect(await isOpen(page)).toBe(false);
  expect(await page.evaluate(() => document.activeElement?.className)).toBe("colour-mode");
});

it("? shows the list on a page that has a heading on shortcuts too", async () => {
  const page = await arrive("/docs/guides/history");
  expect(await page.locator("h2#shortcuts").count()).toBe(1);
  await page.keyboard.press("?");
  expect(await isOpen(page)).toBe(true);
});

it.each(["/", "/docs/guides/history", "/search?q=node"])(
  "%s has all ids outside of its text to itself",
  async (path) => {
    const page = await arrive(path);
    const ids = await page.evaluate(() => {
      const suggestion = document.querySelector<HTMLTemplateElement>("template")?.content.querySelector("[id]");
      return [...document.querySelectorAll("[id]"), suggestion].flatMap((element) =>
        element && !element.matches("main [id]") ? [element.id] : [],
      );
    });
    expect(ids.length).toBeGreaterThan(5);
    expect(ids.filter((id) => !frameIds.includes(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  },
);

it("the footer's button shows the list, its button and a click beside it close it", async () => {
  const page = await arrive("/support");
  for (const close of [() => page.click("#shortcut-list button"), () => page.mouse.click(5, 400)]) {
    await page.click(".show-shortcuts");
    await page.waitForSelector("#shortcut-list[open]");
    // A click inside of it does not, at its very edge neither.
    await page.click("#shortcut-list h2");
    const box = await page.locator("#shortcut-list").boundingBox();
    await page.mouse.click((box?.x ?? 0) + 6, (box?.y ?? 0) + 6);
    expect(await isOpen(page)).toBe(true);
    await close();
    expect(await isOpen(page)).toBe(false);
  }
  expect(new URL(page.url()).pathname).toBe("/support");
});

it("a key that is typed into a field, or pressed with another one, is none", async () => {
  const page = await arrive("/search");
  await page.fill("#search-query", "");
  await page.focus("#search-query");
  await page.keyboard.type("t?");
  expect(await page.inputValue("#search-query")).toBe("t?");
  expect([await theme(page), await isOpen(page)]).toEqual(["light", false]);
  await page.focus(".colour-mode");
  for (const key of ["Alt+t", "Meta+t"]) await page.keyboard.press(key);
  await page.evaluate(() => {
    const box = Object.assign(document.createElement("div"), { contentEditable: "true" });
    document.querySelector("main")?.append(box);
    box.focus();
  });
  await page.keyboard.press("t");
  expect(await theme(page)).toBe("light");
});

it("can be switched off, for good", async () => {
  const page = await arrive();
  await page.keyboard.press("?");
  await page.click("#shortcut-list label");
  await page.keyboard.press("Escape");
  for (const key of ["t", "?", "/"]) await page.keyboard.press(key);
  expect([await theme(page), await page.locator("dialog[open]").count()]).toEqual(["light", 0]);
  await page.reload();
  await settle(page);
  await page.keyboard.press("t");
  expect(await theme(page)).toBe("light");
  // The button still leads to them.
  await page.click(".show-shortcuts");
  await page.waitForSelector("#shortcut-list[open]");
  expect(await page.isChecked("#shortcut-list input")).toBe(false);
  await page.click("#shortcut-list label");
  await page.keyboard.press("Escape");
  await page.keyboard.press("t");
  expect(await theme(page)).toBe("dark");
});
