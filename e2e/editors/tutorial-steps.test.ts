import type { FrameLocator, Page } from "playwright-core";
import { describe, expect } from "vitest";
import { journeys } from "../support/journeys.ts";
import { collectRequests, settle } from "../support/reader.ts";

const it = journeys({ viewport: { width: 1280, height: 900 } });

const tutorial = "/docs/guides/basic-tutorial";
const stepFiles = /\/_assets\/(step-|example-tutorial-step)|\/examples\/tutorial\/step-/;
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
  const stepFigure = figure(page, step, example);
  await expect
    .poll(async () => {
      await stepFigure.scrollIntoViewIfNeeded();
      return stepFigure.getAttribute("data-state");
    })
    .toBe("running");
  await stepFigure.scrollIntoViewIfNeeded();
  return stepFigure.frameLocator("iframe");
}

describe("the editor after a step of the tutorial", () => {
  it("loads nothing before it is in view, follows the colour mode, and opens in a new tab", async ({ page }) => {
    const requests = collectRequests(page, stepFiles);
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
    const tab = await opened;
    await tab.waitForSelector("#root p");
    expect(new URL(tab.url()).pathname).toBe("/examples/tutorial/step-1");
    expect(await tab.title()).toBe("Step 1 of the tutorial | Craft.js");
    await tab.close();
  });

  it("has the parts of its step and of the steps before it", async ({ page }) => {
    await page.goto(tutorial);
    const step1 = await run(page, 1);
    await step1.locator("p").nth(1).dragTo(step1.locator("div[draggable=true]"));
    await expect.poll(() => step1.locator("div[draggable=true] p").count()).toBe(1);
    expect(await step1.locator(".panel, .topbar").count()).toBe(0);

    const step2 = await run(page, 2);
    await step2.locator("p").nth(1).dblclick();
    await page.keyboard.type("x");
    await page.keyboard.press("Enter");
    expect(await step2.locator("p").nth(1).textContent()).toMatch(/x/);
    await step2.locator("p[data-selected]").waitFor();

    const step3 = await run(page, 3);
    await step3.locator("p").last().click();
    expect(await panelsAreBeside(step3)).toBe(true);
    await step3.getByLabel("Size").fill("40");
    await step3.locator("p[style*='40px']").waitFor();

    const step4 = await run(page, 4);
    expect(await panelsAreBeside(step4)).toBe(true);
    await step4.locator(".tool", { hasText: "Button" }).dragTo(step4.locator("section a"));
    await expect.poll(() => step4.locator("section a").count()).toBe(2);
    expect(await step4.getByRole("button", { name: "Undo" }).count()).toBe(0);

    const step5 = await run(page, 5);
    expect(await panelsAreBeside(step5)).toBe(true);
    await step5.getByRole("button", { name: "Save" }).click();
    await step5.locator("main section").click({ position: { x: 5, y: 5 } });
    await step5.getByRole("button", { name: "Delete" }).click();
    await step5.getByRole("button", { name: "Load" }).click();
    await step5.locator("main section").waitFor();
    for (const count of [0, 1]) {
      await step5.getByRole("button", { name: "Undo" }).click();
      await expect.poll(() => step5.locator("main section").count()).toBe(count);
    }
    await figure(page, 5).locator("[data-run]", { hasText: "Start again" }).click();
    const restarted = await run(page, 5);
    await restarted.getByRole("button", { name: "Load" }).click();
    await restarted.getByText("saved yet").waitFor();
  });
});

describe("the first editor", () => {
  it("saves its page, shows it to visitors, and starts without it in the docs", async ({ page }) => {
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
