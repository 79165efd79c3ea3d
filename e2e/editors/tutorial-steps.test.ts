import type { FrameLocator, Page } from "playwright-core";
import { describe, expect } from "vitest";
import { journeys } from "../support/journeys.ts";
import { collectRequests, settle } from "../support/reader.ts";

const it = journeys({ viewport: { width: 1280, height: 900 } });

const tutorial = "/docs/guides/basic-tutorial";
const ownFiles = /\/_assets\/(step-|example-tutorial-step)|\/examples\/tutorial\/step-/;
const figure = (page: Page, step: number, example = "tutorial") =>
  page.locator(`.live-step[data-live="/examples/${example}/step-${step}"]`);
const heightOf = (page: Page) => figure(page, 1).evaluate((element) => element.getBoundingClientRect().height);

/** Whether all panels are beside the page, and begin no higher. */
const panelsAreBeside = (frame: FrameLocator) =>
  frame.locator("main").evaluate((main) => {
    const { left, top } = main.getBoundingClientRect();
    const panels = [...document.querySelectorAll(".panel")].map((panel) => panel.getBoundingClientRect());
    return panels.length > 0 && panels.every((panel) => panel.right <= left && panel.top >= top);
  });

/** Scrolls to a step's editor until the layout above it has settled, and waits until it runs. */
async function run(page: Page, step: number, example?: string): Promise<FrameLocator> {
  const shown = figure(page, step, example);
  await expect
    .poll(async () => {
      await shown.scrollIntoViewIfNeeded();
      return shown.getAttribute("data-state");
    })
    .toBe("running");
  await shown.scrollIntoViewIfNeeded();
  return shown.frameLocator("iframe");
}

describe("the editor after a step of the tutorial", () => {
  it("loads nothing before it is in view, follows the colour mode, and opens alone", async ({ page }) => {
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
    await figure(page, 1).getByText("Open in a new tab").click();
    const alone = await opened;
    await alone.waitForSelector("#root p");
    expect(new URL(alone.url()).pathname).toBe("/examples/tutorial/step-1");
    expect(await alone.title()).toBe("Step 1 of the tutorial | Craft.js");
    await alone.close();
  });

  it("has the parts of that step and of the steps before it", async ({ page }) => {
    await page.goto(tutorial);
    const first = await run(page, 1);
    await first.locator("p").nth(1).dragTo(first.locator("div[draggable=true]"));
    await expect.poll(() => first.locator("div[draggable=true] p").count()).toBe(1);
    expect(await first.locator(".panel, .topbar").count()).toBe(0);

    const second = await run(page, 2);
    await second.locator("p").nth(1).dblclick();
    await page.keyboard.type("x");
    await page.keyboard.press("Enter");
    expect(await second.locator("p").nth(1).textContent()).toMatch(/x/);
    await second.locator("p[data-selected]").waitFor();

    const third = await run(page, 3);
    await third.locator("p").last().click();
    expect(await panelsAreBeside(third)).toBe(true);
    await third.getByLabel("Size").fill("40");
    await third.locator("p[style*='40px']").waitFor();

    const fourth = await run(page, 4);
    expect(await panelsAreBeside(fourth)).toBe(true);
    await fourth.locator(".tool", { hasText: "Button" }).dragTo(fourth.locator("section a"));
    await expect.poll(() => fourth.locator("section a").count()).toBe(2);
    expect(await fourth.getByRole("button", { name: "Undo" }).count()).toBe(0);

    const fifth = await run(page, 5);
    expect(await panelsAreBeside(fifth)).toBe(true);
    await fifth.getByRole("button", { name: "Save" }).click();
    await fifth.locator("main section").click({ position: { x: 5, y: 5 } });
    await fifth.getByRole("button", { name: "Delete" }).click();
    await fifth.getByRole("button", { name: "Load" }).click();
    await fifth.locator("main section").waitFor();
    for (const count of [0, 1]) {
      await fifth.getByRole("button", { name: "Undo" }).click();
      await expect.poll(() => fifth.locator("main section").count()).toBe(count);
    }
    await figure(page, 5).locator("[data-run]", { hasText: "Start again" }).click();
    const again = await run(page, 5);
    await again.getByRole("button", { name: "Load" }).click();
    await again.getByText("Nothing is saved yet").waitFor();
  });
});

describe("the first editor", () => {
  it("starts empty in its page, saves, and shows the saved page to visitors", async ({ page }) => {
    await page.goto("/docs/guides/first-editor");
    const editor = await run(page, 3, "first-editor");
    await editor.locator("p").last().click();
    await editor.getByLabel("Text").fill("Mine");
    await editor.getByRole("button", { name: "Save" }).click();
    await page.goto("/examples/first-editor/step-3?view");
    expect(await page.locator("#root p").allTextContents()).toEqual(["Drag me below the other one.", "Mine"]);
    expect(await page.locator("#root [draggable=true], #root button").count()).toBe(0);
    await page.goto("/docs/guides/first-editor");
    const fresh = await run(page, 3, "first-editor");
    expect(await fresh.locator("p").last().textContent()).toBe("Click me.");
  });
});
