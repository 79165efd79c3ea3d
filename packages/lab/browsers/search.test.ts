import { describe, expect, it } from "vitest";
import { freshVisits } from "./support/reader.ts";

const visit = freshVisits();
const isOpen = () => visit().evaluate(() => document.querySelector<HTMLDialogElement>("#_site-search")?.open ?? false);

describe("the dialog", () => {
  it.each(["/", "Control+k"])("opens with %s, and Escape closes it", async (keys) => {
    const reader = visit();
    await reader.open("/docs/overview");
    await reader.press(keys);
    await expect.poll(isOpen).toBe(true);
    expect(await reader.hasFocus("#_site-search input")).toBe(true);
    await reader.press("Escape");
    await expect.poll(isOpen).toBe(false);
  });

  it("finds a section and opens it, with the keyboard alone", async () => {
    const reader = visit();
    await reader.openApp("/docs/overview");
    await reader.mark();
    await reader.press("/");
    await expect.poll(() => reader.hasFocus("#_site-search input")).toBe(true);
    await reader.type("setProp");
    const selected = () =>
      reader.evaluate(() => document.querySelector('#_site-search [aria-selected="true"]')?.getAttribute("href") ?? "");
    await expect.poll(selected).toContain("set-prop");
    const first = await selected();
    await reader.press("ArrowDown");
    await expect.poll(selected).not.toBe(first);
    await reader.press("ArrowUp");
    await expect.poll(selected).toBe(first);
    await reader.press("Enter");
    await expect.poll(() => reader.path()).toBe(first);
    await expect.poll(isOpen).toBe(false);
    expect(await reader.isMarked()).toBe(true);
  });
});

it("searches on the search page while typing, and returns to the results", async () => {
  const reader = visit();
  await reader.openApp("/search");
  await reader.mark();
  await reader.click("#search-query");
  await reader.type("layers");
  await reader.waitForHeading('Search results for "layers"');
  expect(await reader.path()).toBe("/search?q=layers");
  await reader.poll("a match", () => reader.count(".hits mark"));
  await reader.click(".hits h2 a");
  await reader.waitFor("the page", () => !document.querySelector("#search-query"));
  await reader.driver.back();
  await reader.waitForHeading('Search results for "layers"');
  expect(await reader.evaluate(() => document.querySelector<HTMLInputElement>("#search-query")?.value)).toBe("layers");
  expect(await reader.isMarked()).toBe(true);
});
