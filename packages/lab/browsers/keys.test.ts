import { expect, it } from "vitest";
import { freshVisits } from "./support/reader.ts";

const visit = freshVisits();
const isOpen = () => visit().count("#_site-search[open]").then(Boolean);

/** Dispatches a key press on the focused element. */
const press = (init: KeyboardEventInit) =>
  visit().evaluate((init) => {
    const event = new KeyboardEvent("keydown", { bubbles: true, cancelable: true, ...init });
    return document.activeElement?.dispatchEvent(event);
  }, init);

it("opens the search with Ctrl+K, even on a Russian layout", async () => {
  const reader = visit();
  await reader.openApp("/docs/overview");
  await reader.press("Control+k");
  expect(await isOpen()).toBe(true);
  await reader.press("Escape");
  await expect.poll(isOpen).toBe(false);
  await press({ key: "л", code: "KeyK", ctrlKey: true });
  expect(await isOpen()).toBe(true);
});

it("does not open a result on the Enter that ends a composition", async () => {
  const reader = visit();
  await reader.openApp("/docs/overview");
  await reader.press("/");
  await reader.type("useNode");
  await reader.poll("results", () => reader.count("#_site-search [role=option]"));
  // The order of events in Safari and in other browsers.
  await press({ key: "Enter", code: "Enter", keyCode: 229 });
  await press({ key: "Enter", code: "Enter", keyCode: 229, isComposing: true });
  expect([await isOpen(), await reader.path()]).toEqual([true, "/docs/overview"]);
  await reader.press("Enter");
  await reader.waitForHeading("useNode()");
});

it("leaves Alt+Left on a tab to the browser, and moves to the next tab with the arrow alone", async () => {
  const reader = visit();
  await reader.open("/docs/overview");
  await reader.waitFor("the start script", () => document.documentElement.dataset.started !== undefined);
  await reader.focus(".tab[open] > summary");
  expect(await press({ key: "ArrowLeft", altKey: true })).toBe(true);
  expect(await press({ key: "ArrowRight" })).toBe(false);
});

it("closes the search on a click on the backdrop, but not when a selection ends there", async () => {
  const reader = visit();
  await reader.openApp("/docs/overview");
  await reader.press("/");
  await reader.type("a query to select");
  const { x, y } = await reader.evaluate(() => {
    const { x, y, height } = document.querySelector("#_site-search input")?.getBoundingClientRect() ?? new DOMRect();
    return { x: x + 60, y: y + height / 2 };
  });
  const { driver } = reader;
  await driver.mouseMove(x, y);
  await driver.mouseDown();
  await driver.mouseMove(x - 100, y + 20);
  await driver.mouseMove(20, 600);
  await driver.mouseUp();
  expect(await isOpen()).toBe(true);
  await driver.mouseClick(20, 600, 1);
  await expect.poll(isOpen).toBe(false);
});
