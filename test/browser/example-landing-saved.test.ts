import type { Page } from "playwright-core";
import { beforeEach, describe, expect, it } from "vitest";
import {
  block,
  drag,
  exportText,
  importText,
  openEditor,
  openMenuItem,
  tool,
  undo,
} from "../../e2e/support/landing-editor.ts";
import { freshVisits } from "../../e2e/support/reader.ts";

const visits = freshVisits({ viewport: { width: 1280, height: 900 } });
let page: Page;

beforeEach(async () => {
  page = visits.page();
  await openEditor(page);
});

async function reload(): Promise<void> {
  await page.reload();
  await page.waitForSelector(".selection:not([hidden])");
}

describe("export and import", () => {
  it("gives the same page back after starting over", async () => {
    const untouched = await exportText(page);
    await drag(page, tool(page, "Button"), block(page, "hero-text"), { x: 0.5, y: 0.9 });
    const changed = await exportText(page);
    expect(changed).not.toBe(untouched);
    await openMenuItem(page, "Start over");
    expect(await exportText(page)).toBe(untouched);
    await importText(page, changed);
    expect(JSON.parse(await exportText(page))).toEqual(JSON.parse(changed));
    await undo(page);
    expect(JSON.parse(await exportText(page))).toEqual(JSON.parse(untouched));
  });

  // What else is no page, examples/landing/state/parse-page.test.ts knows.
  it("refuses what is no page with words that help, and the page stays as it was", async () => {
    const before = await exportText(page);
    await importText(page, '{"ROOT":');
    const alert = page.locator("dialog [role=alert]");
    expect(await alert.textContent()).toContain("This is not JSON");
    expect(await alert.textContent()).toContain("your page is as it was");
    await page.keyboard.press("Escape");
    expect(await exportText(page)).toBe(before);
  });
});

describe("the saved page", () => {
  const addText = async () => {
    await tool(page, "Text").click();
    await page.getByText("Saved in this browser").waitFor();
  };

  it("is there again after a reload, and Start over can be undone", async () => {
    await addText();
    const changed = JSON.parse(await exportText(page));
    await reload();
    expect(JSON.parse(await exportText(page))).toEqual(changed);
    await openMenuItem(page, "Start over");
    await undo(page);
    expect(JSON.parse(await exportText(page))).toEqual(changed);
  });

  it("is saved too when the page is left at once", async () => {
    await tool(page, "Text").click();
    const changed = JSON.parse(await exportText(page));
    await reload();
    expect(JSON.parse(await exportText(page))).toEqual(changed);
  });

  it("is set aside when it cannot be read, with a word and a way to keep it", async () => {
    await page.evaluate(() => localStorage.setItem("craftjs-example-landing", '{"ROOT": 5}'));
    await reload();
    expect(await page.locator(".notice").textContent()).toContain("cannot be shown");
    expect(await page.evaluate(() => localStorage.getItem("craftjs-example-landing-damaged"))).toBe('{"ROOT": 5}');
    expect(await page.locator(".notice a").getAttribute("download")).toBe("damaged-page.json");
    await page.getByRole("button", { name: "Forget it" }).click();
    expect(await page.evaluate(() => localStorage.getItem("craftjs-example-landing-damaged"))).toBeNull();
  });

  it("is no error where storage is blocked", async () => {
    await page.addInitScript(() => {
      Object.defineProperty(window, "localStorage", {
        get() {
          throw new DOMException("blocked", "SecurityError");
        },
      });
    });
    await reload();
    await tool(page, "Text").click();
    await page.getByText("Not saved: this browser gives no room").waitFor();
  });
});
