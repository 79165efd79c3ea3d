import { describe, expect, it } from "vitest";
import { site } from "../../../content/site.ts";
import { freshVisits } from "./support/reader.ts";

const { examples } = site.navbar;
const [first, last] = examples.items.map(({ label }) => label);

describe("the drawer in narrow windows", () => {
  // WebKit's window cannot be narrower than its own bar, which is about 450 px wide: narrow enough for the drawer.
  const visit = freshVisits({ width: 390, height: 800 });
  const isOpen = () => visit().evaluate(() => document.querySelector("#_site-menu")?.matches(":popover-open") ?? false);

  it("traps the focus, and Escape returns it", async () => {
    const reader = visit();
    await reader.openApp("/docs/overview");
    await reader.click(".navbar-menu");
    await expect.poll(isOpen).toBe(true);
    await expect.poll(() => reader.hasFocus("#_site-menu *")).toBe(true);
    await expect.poll(() => reader.count("main[inert], .footer[inert]")).toBe(2);
    for (let press = 0; press < 6; press++) {
      await reader.press("Tab");
      expect(await reader.hasFocus("#_site-menu *, .navbar-menu")).toBe(true);
    }
    await reader.press("Escape");
    await expect.poll(isOpen).toBe(false);
    expect(await reader.count("main[inert], .footer[inert]")).toBe(0);
    expect(await reader.hasFocus(".navbar-menu")).toBe(true);
  });

  it("closes when a link in it is followed, and the next page gets the focus", async () => {
    const reader = visit();
    await reader.openApp("/docs/overview");
    await reader.mark();
    await reader.click(".navbar-menu");
    await expect.poll(isOpen).toBe(true);
    await reader.click('#_site-menu a[href="/docs/concepts/nodes"]');
    await reader.waitForHeading("Nodes");
    await expect.poll(isOpen).toBe(false);
    await expect.poll(() => reader.hasFocus("main h1")).toBe(true);
    expect(await reader.isMarked()).toBe(true);
  });
});

describe("a dropdown of the navbar", () => {
  const visit = freshVisits();
  const isOpen = () => visit().count(".dropdown[open]").then(Boolean);
  const focused = () => visit().evaluate(() => document.activeElement?.textContent?.trim());

  it("opens and moves the focus by arrow keys, and closes on Escape", async () => {
    const reader = visit();
    await reader.openApp("/support");
    await reader.focus(".navbar-links summary");
    await reader.press("ArrowDown");
    await expect.poll(isOpen).toBe(true);
    await expect.poll(focused).toBe(first);
    await reader.press("ArrowDown");
    await expect.poll(focused).toBe(last);
    await reader.press("Escape");
    await expect.poll(isOpen).toBe(false);
    expect(await focused()).toBe(examples.label);
  });

  it("opens on a click, and closes on a click outside", async () => {
    const reader = visit();
    await reader.openApp("/support");
    await reader.click(".navbar-links summary");
    await expect.poll(isOpen).toBe(true);
    await reader.click("main h1");
    await expect.poll(isOpen).toBe(false);
  });
});
