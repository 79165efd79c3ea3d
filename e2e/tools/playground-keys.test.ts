import { expect } from "vitest";
import { composeText } from "../support/compose-text.ts";
import { journeys } from "../support/journeys.ts";
import { openPlayground } from "../support/playground.ts";
import { isOpen } from "../support/search-dialog.ts";
import { typeOnLayout } from "../support/type-on-layout.ts";

const it = journeys({ savesData: true, withoutTypeScript: true });

it("overrides the site's shortcuts in the code, and has its own on any keyboard layout", async ({ page }) => {
  await openPlayground(page);
  const editor = page.locator(".cm-content");
  const firstLine = page.locator(".cm-line").first();
  const source = await firstLine.textContent();
  await editor.focus();
  await page.keyboard.press("Control+Home");
  await page.keyboard.type("/?t");
  expect(await firstLine.textContent()).toBe(`/?t${source}`);
  expect([await isOpen(page), await page.locator("dialog[open]").count()]).toEqual([false, 0]);
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe("light");

  await typeOnLayout(page, "russian", "Control+KeyZ");
  expect(await firstLine.textContent()).toBe(source);

  await page.evaluate(() => {
    const presses: string[] = [];
    Object.assign(window, { presses });
    addEventListener("keydown", (event) => event.altKey && presses.push(`${event.key}: ${event.defaultPrevented}`));
  });
  await typeOnLayout(page, "us", "Alt+Shift+KeyF");
  await typeOnLayout(page, "russian", "Alt+Shift+KeyF");
  await typeOnLayout(page, "dvorak", "Alt+Shift+KeyF", "Alt+Shift+KeyY");
  const presses = await page.evaluate(() => (window as unknown as { presses: string[] }).presses);
  expect(presses.filter((press) => /^.: /.test(press))).toEqual(["F: true", "А: true", "U: false", "F: true"]);
});

it("keeps the field for a file name open while Escape or Enter belongs to an input method", async ({ page }) => {
  await openPlayground(page);
  await page.getByRole("button", { name: "New file" }).click();
  const field = page.locator(".playground-name input");
  for (const browser of ["chromium", "firefox", "safari"] as const) {
    await composeText(page, "名", browser);
    expect([browser, await field.inputValue()]).toEqual([browser, "名"]);
    await field.evaluate((input) => {
      const init = { key: "Escape", code: "Escape", keyCode: 229, bubbles: true };
      input.dispatchEvent(new KeyboardEvent("keydown", init));
    });
    expect(await field.count()).toBe(1);
    await field.fill("");
  }
  await page.keyboard.press("Escape");
  await expect.poll(() => field.count()).toBe(0);
});
