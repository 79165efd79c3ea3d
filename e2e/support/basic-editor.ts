import type { Locator, Page } from "playwright-core";

/** The page's blocks, such as `Container(Text Card([CardBody] [CardActions]))`: linked nodes are in brackets. */
export async function blocksOf(page: Page): Promise<string> {
  const nodes = JSON.parse(await jsonOf(page));
  const write = (id: string): string => {
    const { type, nodes: children, linkedNodes } = nodes[id];
    const parts = [...Object.values<string>(linkedNodes).map((linked) => `[${write(linked)}]`), ...children.map(write)];
    return type.resolvedName + (parts.length > 0 ? `(${parts.join(" ")})` : "");
  };
  return write("ROOT");
}

/** The page's JSON, from the dialog that shows it. */
export async function jsonOf(page: Page): Promise<string> {
  await page.getByRole("button", { name: "JSON", exact: true }).click();
  const json = await page.getByLabel("JSON", { exact: true }).inputValue();
  await page.locator("dialog[open]").getByRole("button", { name: "Close" }).click();
  return json;
}

/** Loads a page's JSON; returns the editor's error message. */
export async function loadJson(page: Page, json: string): Promise<string> {
  await page.getByRole("button", { name: "JSON", exact: true }).click();
  await page.getByLabel("JSON", { exact: true }).fill(json);
  await page.getByRole("button", { name: "Load" }).click();
  const error = page.locator("dialog[open] [role=alert]");
  const message = (await error.count()) > 0 ? ((await error.textContent()) ?? "") : "";
  if (message) await page.locator("dialog[open]").getByRole("button", { name: "Close" }).click();
  return message;
}

/** Presses the mouse on one element and moves it over another; `at` is a fraction of its height. */
export async function dragOver(page: Page, from: Locator, to: Locator, at = 0.5): Promise<void> {
  const start = await from.boundingBox();
  const end = await to.boundingBox();
  if (!start || !end) throw new Error("The dragged element or the target is not visible");
  await page.mouse.move(start.x + 12, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(start.x + 20, start.y + start.height / 2 + 8, { steps: 3 });
  const [x, y] = [end.x + end.width / 2, end.y + end.height * at];
  await page.mouse.move(x, y, { steps: 6 });
  await page.mouse.move(x + 2, y, { steps: 2 });
}

export async function drag(page: Page, from: Locator, to: Locator, at?: number): Promise<void> {
  await dragOver(page, from, to, at);
  await page.mouse.up();
}

export const toolboxItem = (page: Page, name: string) => page.locator(".toolbox li").filter({ hasText: name });
export const text = (page: Page, content: string) => page.locator("main .text").filter({ hasText: content });
export const status = (page: Page) => page.getByRole("status").textContent();
export const colourOfIndicator = (page: Page) =>
  page.evaluate(() => {
    const line = [...document.querySelectorAll<HTMLElement>("body div")].find(
      ({ style }) => style.position === "fixed" && style.backgroundColor,
    );
    return line?.style.backgroundColor;
  });

/** Excludes the inert first view (build/examples/first-view.ts), shown until the editor runs. */
export const runningEditor = "#root > :not([inert])";

/** Opens the basic example, which starts with the same page each time. */
export async function openBasic(page: Page): Promise<void> {
  await page.goto("/examples/basic");
  await page.waitForSelector(`${runningEditor} main .card .button`);
}

export const startBlocks = "Container(Text Text Card([CardBody(Text Text)] [CardActions(Button)]))";
