import type { FrameLocator, Page } from "playwright-core";
import { describe, expect } from "vitest";
import { journeys } from "../support/journeys.ts";
import { collectRequests, settle } from "../support/reader.ts";

const it = journeys({ viewport: { width: 1280, height: 900 } });

const tutorial = "/docs/guides/basic-tutorial";
const ownFiles = /\/_assets\/(step-|example-basic-step)|\/examples\/basic\/step-/;
const figure = (page: Page, step: number) => page.locator(`.live-step[data-live="/examples/basic/step-${step}"]`);
const heightOf = (page: Page) => figure(page, 1).evaluate((element) => element.getBoundingClientRect().height);

/** Scrolls to a step's editor until the layout above it has settled, and waits until it runs. */
async function run(page: Page, step: number): Promise<FrameLocator> {
  await expect
    .poll(async () => {
      await figure(page, step).scrollIntoViewIfNeeded();
      return figure(page, step).getAttribute("data-state");
    })
    .toBe("running");
  await figure(page, step).scrollIntoViewIfNeeded();
  return figure(page, step).frameLocator("iframe");
}

describe("the editor after a step of the tutorial", () => {
  it("costs a page nothing before it comes into view, follows the colour mode, leads to itself alone, begins afresh, and has what the step has brought and nothing that comes later", async ({
    page,
  }) => {
    const requests = collectRequests(page, ownFiles);
    await page.goto(tutorial);
    await settle(page);
    expect(requests).toEqual([]);
    const height = await heightOf(page);
    const frame = await run(page, 1);
    expect(requests.filter((url) => url.includes("/examples/"))).toHaveLength(1);
    expect(await heightOf(page)).toBe(height);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BODY");

    await page.locator('[data-action="switch-colour-mode"]').first().click();
    await frame.locator("html[data-theme=dark]").waitFor();
    const opened = page.context().waitForEvent("page");
    await figure(page, 1).getByText("Open alone").click();
    const alone = await opened;
    await alone.waitForSelector(".text");
    expect(new URL(alone.url()).pathname).toBe("/examples/basic/step-1");
    expect(await alone.title()).toBe("Step 1 of the tutorial | Craft.js");
    await alone.close();

    const fifth = await run(page, 5);
    await fifth.getByRole("button", { name: "Add Text" }).click();
    const texts = (of: FrameLocator) => of.locator("main > .container > .text").count();
    expect(await texts(fifth)).toBe(3);
    await figure(page, 5).getByText("Start again").click();
    await expect.poll(async () => texts(await run(page, 5))).toBe(2);

    const first = await run(page, 1);
    await first.locator(".text").first().dblclick();
    await page.keyboard.type("x");
    await page.keyboard.press("Enter");
    expect(await first.locator(".text").first().textContent()).toMatch(/x/);
    expect(await first.locator(".card, .panel, .topbar").count()).toBe(0);

    const second = await run(page, 2);
    await second.locator(".text").first().dragTo(second.locator(".card-body .text").last());
    await expect.poll(() => second.locator(".card-body .text").count()).toBe(3);
    expect(await second.locator("[tabindex], [data-name]").count()).toBe(0);

    const third = await run(page, 3);
    await third.locator(".text").first().click();
    expect(await third.locator("[data-selected]").textContent()).toBe("My page");
    await page.keyboard.press("Tab");
    expect(await third.locator("[data-selected]").textContent()).toMatch(/^Double-click me/);

    const fourth = await run(page, 4);
    await fourth.getByRole("button", { name: "Add Button" }).click();
    await fourth.getByRole("button", { name: "Move up" }).click();
    expect(await fourth.locator(".card-actions .button").count()).toBe(2);
    expect(await fourth.getByRole("button", { name: "JSON" }).count()).toBe(0);

    const again = await run(page, 5);
    await again.getByRole("button", { name: "Add Text" }).click();
    await again.getByRole("button", { name: "Undo" }).click();
    expect(await again.locator("main > .container > .text").count()).toBe(2);
    expect(await again.getByRole("button", { name: "Keyboard shortcuts" }).count()).toBe(0);

    const sixth = await run(page, 6);
    await sixth.locator(".text").first().focus();
    await page.keyboard.press("Delete");
    expect(await sixth.locator("main > .container > .text").count()).toBe(1);
    expect(await sixth.locator(".layers, .autosave").count()).toBe(0);

    // The last editor saves, yet it begins afresh in its frame.
    const seventh = await run(page, 7);
    await seventh.getByRole("button", { name: "Add Text" }).click();
    await seventh.getByText("Saved in this browser").waitFor();
    expect(await seventh.locator("main .text").count()).toBe(5);
    await figure(page, 7).locator("[data-run]", { hasText: "Start again" }).click();
    await expect.poll(async () => (await run(page, 7)).locator("main .text").count()).toBe(4);
  });
});
