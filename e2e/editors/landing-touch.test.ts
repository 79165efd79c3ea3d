import type { CDPSession, Page } from "playwright-core";
import { expect } from "vitest";
import { journeys } from "../support/journeys.ts";
import { block, exportPage, openEditor, openMenuItem } from "../support/landing-editor.ts";

const it = journeys({ viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true });

const action = (page: Page, name: string) => page.locator(".dock .block-actions").getByRole("button", { name });
const tab = (page: Page, name: string) => page.locator(".dock .tabs").getByRole("button", { name });

type Point = { x: number; y: number };

async function swipe(touch: CDPSession, from: Point, to: Point): Promise<void> {
  const send = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: Point[]) =>
    touch.send("Input.dispatchTouchEvent", { type, touchPoints });
  await send("touchStart", [from]);
  for (let step = 1; step <= 10; step++) {
    await send("touchMove", [{ x: from.x + ((to.x - from.x) * step) / 10, y: from.y + ((to.y - from.y) * step) / 10 }]);
  }
  await send("touchEnd", []);
}

it("selects, moves, duplicates, deletes, drags, adds and edits blocks by touch, on targets of 44 px", async ({
  page,
}) => {
  await openEditor(page);
  const inHero = async () => (await exportPage(page)).hero?.nodes;
  await block(page, "hero-text").tap();
  await action(page, "Move back").tap();
  expect(await inHero()).toEqual(["hero-text", "hero-title", "hero-actions"]);
  await action(page, "Move forward").tap();
  await action(page, "Move in").tap();
  expect((await exportPage(page))["hero-actions"]?.nodes).toContain("hero-text");
  await action(page, "Move out").tap();
  await action(page, "Duplicate").tap();
  expect(await inHero()).toHaveLength(4);
  await action(page, "Delete").tap();
  expect(await inHero()).toHaveLength(3);

  const touch = await page.context().newCDPSession(page);
  await block(page, "hero-text").tap();
  const grip = await page.locator(".grip").boundingBox();
  const title = await block(page, "hero-title").boundingBox();
  if (!grip || !title) throw new Error("Nothing to drag, or nowhere to drag it to.");
  const before = (await inHero()) ?? [];
  await swipe(touch, { x: grip.x + 20, y: grip.y + grip.height / 2 }, { x: title.x + 60, y: title.y + 16 });
  const otherBlocks = before.filter((id) => id !== "hero-text");
  await expect.poll(inHero).toEqual(otherBlocks.flatMap((id) => (id === "hero-title" ? ["hero-text", id] : [id])));

  const saved = await exportPage(page);
  const top = () => page.locator("[data-stage]").evaluate((stage) => stage.scrollTop);
  const start = await top();
  await swipe(touch, { x: 200, y: 500 }, { x: 200, y: 200 });
  await expect.poll(top).toBeGreaterThan(start + 100);
  expect(await exportPage(page)).toEqual(saved);

  await openMenuItem(page, "Start over");
  await block(page, "hero-title").tap();
  expect(await page.locator(".save-state").isVisible()).toBe(true);
  await tab(page, "Add").tap();
  await page.locator(".toolbox").getByRole("button", { name: "Column", exact: true }).tap();
  await page.getByText("A Column cannot go here").waitFor();
  await page.locator(".toolbox").getByRole("button", { name: "Button", exact: true }).tap();
  expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe("Button");
  const { hero, ...added } = await exportPage(page);
  expect(added[hero?.nodes[1] ?? ""]?.type.resolvedName).toBe("Button");
  expect(await page.locator(".toolbox").isVisible()).toBe(false);

  await block(page, "hero-title").tap();
  await action(page, "Edit text").tap();
  await page.keyboard.type("By finger");
  await block(page, "hero-text").tap();
  await tab(page, "Settings").tap();
  await page.locator(".settings").getByText("Right", { exact: true }).tap();
  await tab(page, "Settings").tap();
  const changed = await exportPage(page);
  expect(changed["hero-title"]?.props.text).toBe("By finger");
  expect(changed["hero-text"]?.props.align).toBe("end");

  // The panel leaves the selected block in view, and the message covers no button.
  await block(page, "hero-actions").tap({ position: { x: 4, y: 4 } });
  await tab(page, "Settings").tap();
  const bottom = (selector: string) => page.locator(selector).evaluate((element) => element.getBoundingClientRect());
  await expect
    .poll(async () => (await bottom("#panel-settings")).top - (await bottom("#block-hero-actions")).bottom)
    .toBeGreaterThanOrEqual(0);
  await tab(page, "Settings").tap();
  await action(page, "Duplicate").tap();
  const toast = await page.locator(".status-line span").boundingBox();
  const isOverButton = await page.evaluate(
    ([x, y]) => document.elementsFromPoint(x, y).some((element) => element.closest("button")),
    [(toast?.x ?? 0) + 10, (toast?.y ?? 0) + 10] as const,
  );
  expect(isOverButton).toBe(false);
  await action(page, "Delete").tap();

  await block(page, "hero-title").tap();
  for (const panel of ["Add", "Settings", "Layers"]) {
    await tab(page, panel).tap();
    const smallTargets = await page
      .locator(".dock button, .toolbar button, .panel :is(button, [role=treeitem])")
      .evaluateAll((buttons) =>
        buttons
          .filter((button) => button.checkVisibility())
          .filter((button) => button.getBoundingClientRect().height < 44 || button.getBoundingClientRect().width < 40)
          .map((button) => button.outerHTML),
      );
    expect(smallTargets).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  }
});
