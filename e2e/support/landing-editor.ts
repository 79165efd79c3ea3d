import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";

/** A page in Craft.js's saved format, reduced to the fields that the tests read. */
export type SavedPage = Record<
  string,
  { type: { resolvedName: string }; props: Record<string, unknown>; parent: string | null; nodes: string[] }
>;

/** Opens the landing example standalone and waits until it is usable. */
export async function openEditor(page: Page): Promise<void> {
  await page.goto("/examples/landing");
  await whenRunning(page);
}

/** Waits for the part of the editor that becomes usable last: an inert field would ignore `focus()`. Phones hide it. */
export const whenRunning = (page: Page) => page.waitForSelector(".side-right:not([inert])", { state: "attached" });

export const block = (page: Page, id: string): Locator => page.locator(`[data-block="${id}"]`);

export const tool = (page: Page, name: string): Locator =>
  page.locator(".toolbox").getByRole("button", { name, exact: true });

export const undo = (page: Page) => page.getByRole("button", { name: "Undo", exact: true }).click();
export const redo = (page: Page) => page.getByRole("button", { name: "Redo", exact: true }).click();

/** The page's JSON, exported as a visitor would. */
export const exportText = (page: Page): Promise<string> => exported(page, "JSON");

export const exportHtml = (page: Page): Promise<string> => exported(page, "HTML");

async function exported(page: Page, format: string): Promise<string> {
  await openMenuItem(page, "Export");
  await page.locator("dialog").getByText(format, { exact: true }).click();
  const text = await page.locator("dialog textarea").inputValue();
  await page.locator("dialog [aria-label=Close]").click();
  await page.locator("dialog").waitFor({ state: "detached" });
  return text;
}

export const exportPage = async (page: Page): Promise<SavedPage> => JSON.parse(await exportText(page));

export async function openMenuItem(page: Page, name: string): Promise<void> {
  await page.locator("[aria-label=More]").click();
  await page.getByRole("button", { name, exact: true }).last().click();
}

/** Tries to import text; an error appears in `dialog [role=alert]`. */
export async function importText(page: Page, text: string): Promise<void> {
  await openMenuItem(page, "Import JSON");
  await page.locator("dialog textarea").fill(text);
  await page.locator("dialog").getByRole("button", { name: "Import", exact: true }).click();
}

/** Drags in many small steps, like a hand. `at` is a point in the target, in fractions of its size. */
export async function drag(
  page: Page,
  source: Locator,
  target: Locator,
  at = { x: 0.5, y: 0.5 },
  whileOver?: () => Promise<unknown>,
): Promise<void> {
  await source.scrollIntoViewIfNeeded();
  await source.hover();
  await page.mouse.down();
  const box = await target.boundingBox();
  if (!box) throw new Error("The target of the drag is not on the page.");
  const x = Math.round(box.x + box.width * at.x);
  const y = Math.round(box.y + box.height * at.y);
  await page.evaluate(() =>
    addEventListener("dragover", ({ clientX, clientY }) => Object.assign(window, { over: [clientX, clientY] }), true),
  );
  await page.mouse.move(x - 8, y - 8, { steps: 12 });
  // Browsers throttle `dragover`, so move until the page has received one.
  let step = 0;
  await expect
    .poll(async () => {
      await page.mouse.move(x + (++step % 2), y, { steps: 2 });
      return page.evaluate(() => (window as unknown as { over?: number[] }).over);
    })
    .toEqual([expect.closeTo(x, -0.7), expect.closeTo(y, -0.7)]);
  await page.mouse.move(x + 1, y, { steps: 2 });
  await whileOver?.();
  await page.mouse.up();
}

export const status = (page: Page): Locator => page.locator(".status-line [role=status]");
