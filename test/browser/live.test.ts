import { describe, expect, inject, it } from "vitest";
import { hydrate } from "../../e2e/support/browser.ts";
import { canvas, editSource, json, run, running, sourceOf } from "../../e2e/support/live-example.ts";
import { addLink, clickLink, fakeConnection, freshVisits, hold, isMarked, mark } from "../../e2e/support/reader.ts";

const { page: current } = freshVisits();

describe("the canvas", () => {
  it("changes the JSON and the tree when a block is dragged", async () => {
    const frame = await run(current(), "/docs/concepts/nodes");
    const before = (await json(frame)).ROOT.nodes;
    await canvas(frame).getByText("Good morning").dragTo(canvas(frame).getByText("Drop a text here"));
    await expect.poll(async () => (await json(frame)).ROOT.nodes).toHaveLength(2);
    expect((await json(frame)).ROOT.nodes).toEqual(before.slice(1));
    expect(await frame.locator(".nodes li li li").textContent()).toContain("Text");
    await frame.getByRole("button", { name: "Undo" }).click();
    await expect.poll(async () => (await json(frame)).ROOT.nodes).toEqual(before);
  });

  it("changes the JSON when a block changes its props", async () => {
    const frame = await run(current(), "/docs/concepts/serializing");
    await canvas(frame).getByLabel("Tick me").check();
    await expect.poll(async () => JSON.stringify(await json(frame))).not.toContain('"done":false');
  });
});

describe("with the keyboard alone", () => {
  it("the reader who only passes by changes nothing, and is not caught in the source", async () => {
    const page = current();
    const frame = await run(page, "/docs/concepts/nodes");
    const field = frame.locator("textarea");
    const source = await field.inputValue();
    await field.focus();
    await page.keyboard.press("Tab");
    await expect.poll(() => frame.locator(".json pre:focus").count()).toBe(1);
    await page.keyboard.press("Shift+Tab");
    await expect.poll(() => frame.locator("textarea:focus").count()).toBe(1);
    await page.keyboard.press("Shift+Tab");
    await expect.poll(() => frame.locator(".code button:focus").count()).toBe(1);
    expect(await field.inputValue()).toBe(source);
    await field.click();
    await page.keyboard.press("Tab");
    expect(await field.inputValue()).not.toBe(source);
  });

  it("the reader goes in, edits, gets out, and moves a block", async () => {
    const page = current();
    const frame = await run(page, "/docs/concepts/nodes");
    const field = frame.locator("textarea");
    const focusIs = (selector: string) => expect.poll(() => frame.locator(selector).count()).toBe(1);
    await page.focus("[data-alone]");
    await page.keyboard.press("Tab");
    await focusIs(".code button:focus"); // Reset
    await page.keyboard.press("Tab");
    await focusIs("textarea:focus");
    await page.keyboard.press("ControlOrMeta+Home");
    await page.keyboard.press("Tab");
    expect(await field.inputValue()).toMatch(/^ {2}import/);
    await page.keyboard.press("Shift+Tab");
    expect(await field.inputValue()).toMatch(/^import/);
    await page.keyboard.press("Enter");
    await page.keyboard.press("ControlOrMeta+z");
    expect(await field.inputValue()).toMatch(/^import/);
    await page.keyboard.press("Escape");
    await page.keyboard.press("Shift+Tab");
    await focusIs(".code button:focus");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    await page.keyboard.press("Tab");
    await focusIs(".json pre:focus");
    const before = (await json(frame)).ROOT.nodes;
    await frame.locator(".row").nth(2).focus();
    await page.keyboard.press("Enter");
    await focusIs('.row:focus[aria-pressed="true"]');
    expect(await canvas(frame).locator("[data-live-selected]").textContent()).toBe("Good night");
    await frame.getByRole("button", { name: "Move up" }).focus();
    await page.keyboard.press("Enter");
    await expect.poll(async () => (await json(frame)).ROOT.nodes).toEqual([before[1], before[0], before[2]]);
    await frame.getByRole("button", { name: "Move down" }).focus();
    await page.keyboard.press("Enter");
    await expect.poll(async () => (await json(frame)).ROOT.nodes).toEqual(before);
    await frame.getByRole("button", { name: "Delete" }).focus();
    await page.keyboard.press("Enter");
    await expect.poll(async () => (await json(frame)).ROOT.nodes).toEqual([before[0], before[2]]);
  });
});

describe("a running example", () => {
  it("stays what it is when React takes the page over", async () => {
    const page = current();
    const frame = await run(page, "/docs/concepts/nodes");
    await editSource(frame, "Good morning", "Good evening");
    await canvas(frame).getByText("Good evening").waitFor();
    await hydrate(page);
    expect(await canvas(frame).getByText("Good evening").isVisible()).toBe(true);
    expect(await page.locator(".live iframe").count()).toBe(1);
  });

  it("makes React complain of nothing, in its development build either", async () => {
    const page = current();
    await page.goto(`${inject("developmentAddress")}/docs/concepts/nodes`);
    await page.locator(".live").scrollIntoViewIfNeeded();
    await running(page);
    await hydrate(page);
    await canvas(page.frameLocator(".live iframe")).getByText("Good morning").waitFor();
  });

  it("comes and goes with route changes", async () => {
    const page = current();
    await page.goto("/docs/overview");
    await hydrate(page);
    await mark(page);
    await clickLink(page, "/docs/concepts/nodes");
    await page.locator(".live").scrollIntoViewIfNeeded();
    await running(page);
    await addLink(page, "/docs/api/element");
    await clickLink(page, "/docs/api/element");
    await page.waitForSelector('.live[data-live$="/element"]');
    await page.locator(".live").scrollIntoViewIfNeeded();
    await running(page);
    await canvas(page.frameLocator(".live iframe")).getByText("Drag me into the footer").waitFor();
    await page.goBack();
    await page.waitForSelector('.live[data-live$="/nodes"]');
    await page.locator(".live").scrollIntoViewIfNeeded();
    await running(page);
    expect(await page.locator(".live iframe").count()).toBe(1);
    expect(await isMarked(page)).toBe(true);
  });

  it("has the page's colour mode, also when it changes", async () => {
    const page = current();
    await page.addInitScript(() => {
      if (self.origin !== "null") localStorage.setItem("theme", "dark"); // the frame has no storage
    });
    const frame = await run(current(), "/docs/concepts/nodes");
    const mode = () => frame.locator("html").getAttribute("data-theme");
    expect(await mode()).toBe("dark");
    await page.click('[data-action="switch-colour-mode"]');
    await expect.poll(mode).toBe("light");
  });

  it("has the page's colour mode, also when it changes before the frame hears of it", async () => {
    const page = current();
    const release = await hold(page, /live-document.*\.js/);
    await page.goto("/docs/concepts/nodes");
    await page.locator(".live").scrollIntoViewIfNeeded();
    await page.waitForSelector(".live iframe", { state: "attached" });
    await page.click('[data-action="switch-colour-mode"]');
    await release();
    await running(page);
    const frame = page.frameLocator(".live iframe");
    await expect.poll(() => frame.locator("html").getAttribute("data-theme")).toBe("dark");
  });

  it("has the page's colour mode alone in a tab of its own, with what was typed", async () => {
    const page = current();
    const frame = await run(page, "/docs/concepts/nodes");
    const alone = async () => {
      const [tab] = await Promise.all([page.context().waitForEvent("page"), page.click("[data-alone]")]);
      await tab.locator(".canvas").getByText("Good").first().waitFor();
      const seen = { mode: await tab.getAttribute("html", "data-theme"), source: await tab.inputValue("textarea") };
      await tab.close();
      return seen;
    };
    await page.click('[data-action="switch-colour-mode"]');
    expect((await alone()).mode).toBe("dark");
    await editSource(frame, "Good morning", "Good evening");
    await canvas(frame).getByText("Good evening").waitFor();
    expect(await alone()).toEqual({ mode: "dark", source: await sourceOf(frame) });
    await page.click('[data-action="switch-colour-mode"]');
    expect(await alone()).toEqual({ mode: "light", source: await sourceOf(frame) });
  });

  it("takes the focus of the button that has asked for it", async () => {
    const page = current();
    await fakeConnection(page, { saveData: true });
    await page.goto("/docs/concepts/nodes");
    await page.locator("[data-run]").press("Enter");
    await running(page);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("IFRAME");
  });
});
