import type { CDPSession, Page } from "playwright-core";
import { beforeEach, describe, expect, it } from "vitest";
import { block, exportPage, openEditor } from "../../e2e/support/landing-editor.ts";
import { freshVisits } from "../../e2e/support/reader.ts";

const visits = freshVisits({ viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true });
let page: Page;
let touch: CDPSession;

beforeEach(async () => {
  page = visits.page();
  await openEditor(page);
  touch = await page.context().newCDPSession(page);
});

const action = (name: string) => page.locator(".dock .block-actions").getByRole("button", { name });
const tab = (name: string) => page.locator(".dock .tabs").getByRole("button", { name });

/** Moves a finger from one point to another, as the browser gets it from a touch screen. */
async function swipe(from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
  const send = (type: "touchStart" | "touchMove" | "touchEnd", points: { x: number; y: number }[]) =>
    touch.send("Input.dispatchTouchEvent", { type, touchPoints: points });
  await send("touchStart", [from]);
  for (let step = 1; step <= 10; step++) {
    await send("touchMove", [{ x: from.x + ((to.x - from.x) * step) / 10, y: from.y + ((to.y - from.y) * step) / 10 }]);
  }
  await send("touchEnd", []);
}

describe("a finger", () => {
  it("selects a block with a tap, and moves, duplicates and deletes it with buttons", async () => {
    await block(page, "hero-text").tap();
    await action("Move back").tap();
    let saved = await exportPage(page);
    expect(saved.hero?.nodes).toEqual(["hero-text", "hero-title", "hero-actions"]);
    await action("Move forward").tap();
    await action("Move in").tap();
    saved = await exportPage(page);
    expect(saved["hero-actions"]?.nodes).toContain("hero-text");
    await action("Move out").tap();
    await action("Duplicate").tap();
    expect((await exportPage(page)).hero?.nodes).toHaveLength(4);
    await action("Delete").tap();
    expect((await exportPage(page)).hero?.nodes).toHaveLength(3);
  });

  it("drags a block by its handle", async () => {
    await block(page, "hero-text").tap();
    const grip = await page.locator(".grip").boundingBox();
    const title = await block(page, "hero-title").boundingBox();
    if (!grip || !title) throw new Error("Nothing to drag, or nowhere to drag it to.");
    await swipe({ x: grip.x + 20, y: grip.y + grip.height / 2 }, { x: title.x + 60, y: title.y + 16 });
    expect((await exportPage(page)).hero?.nodes).toEqual(["hero-text", "hero-title", "hero-actions"]);
  });

  it("scrolls the page where it does not touch a handle", async () => {
    const top = () => page.locator("[data-stage]").evaluate((stage) => stage.scrollTop);
    const before = await exportPage(page);
    await swipe({ x: 200, y: 500 }, { x: 200, y: 200 });
    await page.waitForTimeout(300);
    expect(await top()).toBeGreaterThan(100);
    expect(await exportPage(page)).toEqual(before);
  });

  it("adds a block after the selected one, from a sheet", async () => {
    await block(page, "hero-title").tap();
    await tab("Add").tap();
    await page.locator(".toolbox").getByRole("button", { name: "Button", exact: true }).tap();
    const saved = await exportPage(page);
    expect(saved[saved.hero?.nodes[1] ?? ""]?.type.resolvedName).toBe("Button");
    expect(await page.locator(".toolbox").isVisible()).toBe(false);
  });

  it("edits text with a button, and settings in a sheet", async () => {
    await block(page, "hero-title").tap();
    await action("Edit text").tap();
    await page.keyboard.type("By finger");
    await block(page, "hero-text").tap();
    await tab("Settings").tap();
    await page.locator(".settings").getByText("Right", { exact: true }).tap();
    await tab("Settings").tap();
    const saved = await exportPage(page);
    expect(saved["hero-title"]?.props.text).toBe("By finger");
    expect(saved["hero-text"]?.props.align).toBe("end");
  });

  it("has targets of 44 px, and nothing that scrolls sideways", async () => {
    await block(page, "hero-title").tap();
    for (const panel of ["Add", "Settings", "Layers"]) {
      await tab(panel).tap();
      const small = await page
        .locator(".dock button, .toolbar button, .toolbar summary, .panel button")
        .evaluateAll((buttons) =>
          buttons
            .filter((button) => button.checkVisibility())
            .filter((button) => button.getBoundingClientRect().height < 44 || button.getBoundingClientRect().width < 40)
            .map((button) => button.outerHTML),
        );
      expect(small).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    }
  });
});
