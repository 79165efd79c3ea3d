import axe from "axe-core";
import type { FrameLocator, Page } from "playwright-core";
import { describe, expect, inject, it } from "vitest";
import { runningEditor } from "../../e2e/support/basic-editor.ts";
import { visit } from "../../e2e/support/browser.ts";
import { collectRequests, fakeConnection, freshVisits, settle } from "../../e2e/support/reader.ts";

const tutorial = "/docs/guides/basic-tutorial";
const steps = [1, 2, 3, 4, 5, 6];
const ownFiles = /\/_assets\/(step-|example-basic-step)|\/examples\/basic\/step-/;
const figure = (page: Page, step: number) => page.locator(`.live-step[data-live="/examples/basic/step-${step}"]`);

/** Scrolls to a step's editor, until what is above it is laid out and it stays where it is, and waits until it runs. */
async function run(page: Page, step: number): Promise<FrameLocator> {
  await expect
    .poll(
      async () => {
        await figure(page, step).scrollIntoViewIfNeeded();
        return figure(page, step).getAttribute("data-state");
      },
      { timeout: 8000 },
    )
    .toBe("running");
  await figure(page, step).scrollIntoViewIfNeeded();
  return figure(page, step).frameLocator("iframe");
}

describe("the editor after a step of the tutorial", () => {
  const { page } = freshVisits({ viewport: { width: 1280, height: 900 } });

  it("costs a page without one nothing, and one with it nothing before it comes into view", async () => {
    const requests = collectRequests(page(), ownFiles);
    await page().goto("/docs/overview");
    await settle(page());
    expect(requests).toEqual([]);
    await page().goto(tutorial);
    await settle(page());
    expect(requests).toEqual([]);
    const height = await figure(page(), 1).evaluate((element) => element.getBoundingClientRect().height);
    await run(page(), 1);
    expect(requests.filter((url) => url.includes("/examples/"))).toHaveLength(1);
    expect(await figure(page(), 1).evaluate((element) => element.getBoundingClientRect().height)).toBe(height);
    expect(await page().evaluate(() => document.activeElement?.tagName)).toBe("BODY");
  });

  it("is loaded when it is asked for, where data is dear", async () => {
    await fakeConnection(page(), { saveData: true });
    const requests = collectRequests(page(), ownFiles);
    await page().goto(tutorial);
    await page().waitForSelector('.live-step[data-state="offered"]');
    await figure(page(), 1).scrollIntoViewIfNeeded();
    await settle(page());
    expect(requests).toEqual([]);
    await figure(page(), 1).getByText("Run this example").click();
    await run(page(), 1);
  });

  it("has what the step has brought, and nothing that comes later", async () => {
    await page().goto(tutorial);
    const first = await run(page(), 1);
    await first.locator(".text").first().dblclick();
    await page().keyboard.type("x");
    await page().keyboard.press("Enter");
    expect(await first.locator(".text").first().textContent()).toMatch(/x/);
    expect(await first.locator(".card, .panel, .topbar").count()).toBe(0);

    const second = await run(page(), 2);
    await second.locator(".text").first().dragTo(second.locator(".card-body .text").last());
    await expect.poll(() => second.locator(".card-body .text").count()).toBe(3);
    expect(await second.locator("[tabindex], [data-name]").count()).toBe(0);

    const third = await run(page(), 3);
    await third.locator(".text").first().click();
    expect(await third.locator("[data-selected]").textContent()).toBe("My page");
    await page().keyboard.press("Tab");
    expect(await third.locator("[data-selected]").textContent()).toMatch(/^Double-click me/);

    const fourth = await run(page(), 4);
    await fourth.getByRole("button", { name: "Add Button" }).click();
    await fourth.getByRole("button", { name: "Move up" }).click();
    expect(await fourth.locator(".card-actions .button").count()).toBe(2);
    expect(await fourth.getByRole("button", { name: "JSON" }).count()).toBe(0);

    const fifth = await run(page(), 5);
    await fifth.getByRole("button", { name: "Add Text" }).click();
    await fifth.getByRole("button", { name: "Undo" }).click();
    expect(await fifth.locator("main > .container > .text").count()).toBe(2);
    expect(await fifth.getByRole("button", { name: "Keyboard shortcuts" }).count()).toBe(0);

    const sixth = await run(page(), 6);
    await sixth.locator(".text").first().focus();
    await page().keyboard.press("Delete");
    expect(await sixth.locator("main > .container > .text").count()).toBe(1);
  });

  it("begins afresh when it is asked to", async () => {
    await page().goto(tutorial);
    const frame = await run(page(), 5);
    await frame.getByRole("button", { name: "Add Text" }).click();
    await figure(page(), 5).getByText("Start again").click();
    const again = await run(page(), 5);
    expect(await again.locator("main > .container > .text").count()).toBe(2);
  });

  it("follows the page's colour mode, and leads to itself alone", async () => {
    await page().goto(tutorial);
    const frame = await run(page(), 1);
    await page().locator('[data-action="switch-colour-mode"]').first().click();
    await frame.locator("html[data-theme=dark]").waitFor();
    const opened = page().context().waitForEvent("page");
    await figure(page(), 1).getByText("Open alone").click();
    const alone = await opened;
    await alone.waitForSelector(".text");
    expect([new URL(alone.url()).pathname, await alone.title()]).toEqual([
      "/examples/basic/step-1",
      "Step 1 of the tutorial | Craft.js",
    ]);
  });
});

describe.each(steps)("step %i alone", (step) => {
  const { page } = freshVisits({ baseURL: inject("developmentAddress") });

  it("runs without a word from React, and axe finds nothing", async () => {
    for (const width of [390, 1280]) {
      await page().setViewportSize({ width, height: 800 });
      await page().goto(`/examples/basic/step-${step}`);
      await page().waitForSelector(`${runningEditor} .text`);
      await page().evaluate(axe.source);
      const found = await page().evaluate(async () => {
        const { violations } = await (window as unknown as { axe: typeof axe }).axe.run();
        return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(" | ")}`);
      });
      expect([width, found]).toEqual([width, []]);
      const sideways = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
      expect([width, await page().evaluate(sideways)]).toEqual([width, 0]);
    }
  });
});

it("shows a picture of each step, and a link, where there is no JavaScript", async () => {
  const { page } = await visit({ javaScriptEnabled: false });
  await page.goto(tutorial);
  for (const step of steps) {
    expect(await figure(page, step).locator("img").getAttribute("alt")).toContain(`After step ${step}: `);
    expect(await figure(page, step).getByText("Open alone").isVisible()).toBe(true);
    expect(await figure(page, step).getByText("Run this example").isVisible()).toBe(false);
  }
  await page.context().close();
});
