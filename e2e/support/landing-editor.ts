import type { Locator, Page } from "playwright-core";

/** A page as Craft.js stores it, as far as the tests look at it. */
export type SavedPage = Record<
  string,
  { type: { resolvedName: string }; props: Record<string, unknown>; parent: string | null; nodes: string[] }
>;

/** Opens the landing example on a page of its own and waits until it can be used. */
export async function openEditor(page: Page): Promise<void> {
  await page.goto("/examples/landing");
  await page.waitForSelector(".selection:not([hidden])");
}

/** The element of a block on the canvas. */
export const block = (page: Page, id: string): Locator => page.locator(`[data-block="${id}"]`);

/** A button of the toolbox. */
export const tool = (page: Page, name: string): Locator =>
  page.locator(".toolbox").getByRole("button", { name, exact: true });

export const undo = (page: Page) => page.getByRole("button", { name: "Undo", exact: true }).click();

/** The page's JSON, got as a visitor gets it. */
export async function exportText(page: Page): Promise<string> {
  await openMenuItem(page, "Export as JSON");
  const json = await page.locator("dialog textarea").inputValue();
  await page.locator("dialog [aria-label=Close]").click();
  await page.locator("dialog").waitFor({ state: "detached" });
  return json;
}

export const exportPage = async (page: Page): Promise<SavedPage> => JSON.parse(await exportText(page));

export async function openMenuItem(page: Page, name: string): Promise<void> {
  await page.locator("summary[aria-label=More]").click();
  await page.getByRole("button", { name, exact: true }).last().click();
}

/** Tries to import a text; what the editor says against it stands in `dialog [role=alert]` then. */
export async function importText(page: Page, text: string): Promise<void> {
  await openMenuItem(page, "Import JSON");
  await page.locator("dialog textarea").fill(text);
  await page.locator("dialog").getByRole("button", { name: "Import", exact: true }).click();
}

/** Drags with the mouse, as a hand does: in many small steps. `at` is a point of the target, in shares of its size. */
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
  const x = box.x + box.width * at.x;
  const y = box.y + box.height * at.y;
  await page.mouse.move(x - 8, y - 8, { steps: 12 });
  await page.mouse.move(x, y, { steps: 4 });
  // Browsers tell of dragging over a place only so often.
  await page.waitForTimeout(120);
  await page.mouse.move(x + 1, y, { steps: 2 });
  await whileOver?.();
  await page.mouse.up();
}

export const status = (page: Page): Locator => page.locator(".status-line [role=status]");
