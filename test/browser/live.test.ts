import type { FrameLocator, Page } from "playwright-core";
import { describe, expect, inject, it } from "vitest";
import { hydrate } from "./browser.ts";
import { addLink, clickLink, freshVisits, isMarked, mark } from "./reader.ts";

const { page: current } = freshVisits();

/** Opens a page and scrolls to its example, which then runs. */
async function run(path: string): Promise<{ page: Page; frame: FrameLocator }> {
  const page = current();
  await page.goto(path);
  await page.locator(".live").scrollIntoViewIfNeeded();
  await running(page);
  return { page, frame: page.frameLocator(".live iframe") };
}

const running = (page: Page) => page.waitForSelector('.live[data-state="running"]');
const canvas = (frame: FrameLocator) => frame.locator(".canvas");
const mistake = (frame: FrameLocator) => frame.locator(".mistake");
const sourceOf = (frame: FrameLocator) => frame.locator("textarea").inputValue();
const json = async (frame: FrameLocator) => JSON.parse((await frame.locator(".json pre").textContent()) ?? "");

async function editSource(frame: FrameLocator, from: string, to: string): Promise<void> {
  const source = await sourceOf(frame);
  expect(source).toContain(from);
  await frame.locator("textarea").fill(source.replace(from, to));
}

describe("the source", () => {
  it("is run when it has changed, and so is the address of the example alone", async () => {
    const { page, frame } = await run("/docs/concepts/nodes");
    const before = (await page.getAttribute("[data-alone]", "href")) ?? "";
    expect(before).toMatch(/^\/examples\/live\/nodes$/);
    await editSource(frame, "Good morning", "Good evening");
    await canvas(frame).getByText("Good evening").waitFor();
    expect(Object.values(await json(frame))).toContainEqual(
      expect.objectContaining({ props: { text: "Good evening" } }),
    );
    const [alone] = await Promise.all([page.context().waitForEvent("page"), page.click("[data-alone]")]);
    await alone.getByText("Good evening").first().waitFor();
    expect(await alone.evaluate(() => self.origin)).toBe("null");
    await alone.close();
    await frame.getByRole("button", { name: "Reset" }).click();
    await canvas(frame).getByText("Good morning").waitFor();
    expect(await page.getAttribute("[data-alone]", "href")).toBe(before);
  });

  it("that is no code gets a message with its line, and the canvas stays as the reader left it", async () => {
    const { frame } = await run("/docs/concepts/serializing");
    await canvas(frame).getByLabel("Tick me").check();
    await editSource(frame, "Todo.craft = {", "Todo.craft = = {");
    const line = (await sourceOf(frame)).split("\n").findIndex((text) => text.includes("= =")) + 1;
    await mistake(frame).getByText(`Line ${line}:`).waitFor();
    expect(await canvas(frame).getByLabel("Tick me").isChecked()).toBe(true);
    expect(await frame.locator(".wrong").textContent()).toContain("= =");
    await frame.getByRole("button", { name: "Reset" }).click();
    await expect.poll(() => mistake(frame).textContent()).toBe("");
    expect(await canvas(frame).getByLabel("Tick me").isChecked()).toBe(false);
  });

  it.each([
    ["throws at once", "export const App", "throw new Error('at once');\nexport const App", "at once", true],
    [
      "throws while it renders",
      '<Text text="Good night" />',
      "{(() => { throw new Error('rendering'); })()}",
      "rendering",
      true,
    ],
    ["names a component that the resolver lacks", "{{ Container, Text }}", "{{ Container }}", "resolver", false],
    ["shows nothing", "export const App", "export const Other", "component that is called App", false],
    [
      "imports what is not there",
      "const Text",
      "import _ from 'lodash';\nexport const x = _;\nconst Text",
      'There is no "lodash" here',
      false,
    ],
  ])("that %s says so, and the canvas stays", async (_, from, to, words, hasLine) => {
    const { frame } = await run("/docs/concepts/nodes");
    await canvas(frame).getByText("Good morning").waitFor();
    await editSource(frame, from, to);
    await expect.poll(() => mistake(frame).textContent()).toMatch(hasLine ? /^Line \d+: / : /^(Line \d+|Error): /);
    expect(await mistake(frame).textContent()).toContain(words);
    expect(await canvas(frame).getByText("Good morning").isVisible()).toBe(true);
    if (!hasLine || words !== "at once") return;
    const line = (await sourceOf(frame)).split("\n").findIndex((text) => text.startsWith("throw")) + 1;
    expect(await mistake(frame).textContent()).toContain(`Line ${line}: at once`);
  });

  it("that breaks later begins again, with a message", async () => {
    const { frame } = await run("/docs/concepts/user-components");
    await editSource(frame, "return (", "if (count > 3) throw new Error('more than three');\n  return (");
    await editSource(frame, 'label="Apples"', 'label="Oranges"');
    await canvas(frame).getByText("Oranges: 3").waitFor();
    await canvas(frame).getByRole("button", { name: "Add one" }).first().click();
    await mistake(frame).getByText("more than three").waitFor();
    await canvas(frame).getByText("Oranges: 3").waitFor();
  });

  it("that breaks each time it has been shown begins again once, and leaves the canvas empty", async () => {
    const { page, frame } = await run("/docs/concepts/nodes");
    await page.evaluate(() => {
      const runs = { count: 0 };
      addEventListener("message", ({ data }) => void (data === "run" && runs.count++));
      Object.assign(window, { runs });
    });
    const counted = () => page.evaluate(() => (window as unknown as { runs: { count: number } }).runs.count);
    const breaks = "(() => { parent.postMessage('run', '*'); setTimeout(() => set(1), 200); })";
    await editSource(
      frame,
      "export const App",
      `import { useEffect, useState } from 'react';
const Breaks = () => {
  const [broken, set] = useState(0);
  useEffect(${breaks}, []);
  if (broken) throw new Error('each time');
  return null;
};
export const App = () => <Breaks />;
const Before`,
    );
    await mistake(frame).getByText("each time").waitFor();
    await expect.poll(() => canvas(frame).locator("div").count()).toBe(0);
    expect(await counted()).toBe(2);
    expect(await mistake(frame).textContent()).toContain("each time");
    expect(await frame.locator(".json pre").textContent()).toBe("");
    await frame.getByRole("button", { name: "Reset" }).click();
    await canvas(frame).getByText("Good morning").waitFor();
  });
});

it("ends a loop that would not end, and says where it is", async () => {
  const { frame } = await run("/docs/concepts/nodes");
  await editSource(frame, "const Text", "while (true);\nconst Text");
  await mistake(frame).getByText("did not end within").waitFor();
  const line = (await sourceOf(frame)).split("\n").indexOf("while (true);") + 1;
  expect(await mistake(frame).textContent()).toContain(`Line ${line}:`);
  expect(await canvas(frame).getByText("Good morning").isVisible()).toBe(true);
});

it("starts again from the page", async () => {
  const { page, frame } = await run("/docs/concepts/nodes");
  await editSource(frame, "Good morning", "Good evening");
  await canvas(frame).getByText("Good evening").waitFor();
  await page.click("text=Start again");
  await running(page);
  await canvas(frame).getByText("Good morning").waitFor();
  expect(await sourceOf(frame)).toContain("Good morning");
});

describe("the canvas", () => {
  it("changes the JSON and the tree when a block is dragged", async () => {
    const { frame } = await run("/docs/concepts/nodes");
    const before = (await json(frame)).ROOT.nodes;
    await canvas(frame).getByText("Good morning").dragTo(canvas(frame).getByText("Drop a text here"));
    await expect.poll(async () => (await json(frame)).ROOT.nodes).toHaveLength(2);
    expect((await json(frame)).ROOT.nodes).toEqual(before.slice(1));
    expect(await frame.locator(".nodes li li li").textContent()).toContain("Text");
    await frame.getByRole("button", { name: "Undo" }).click();
    await expect.poll(async () => (await json(frame)).ROOT.nodes).toEqual(before);
  });

  it("changes the JSON when a block changes its props", async () => {
    const { frame } = await run("/docs/concepts/serializing");
    await canvas(frame).getByLabel("Tick me").check();
    await expect.poll(async () => JSON.stringify(await json(frame))).not.toContain('"done":false');
  });
});

describe("with the keyboard alone", () => {
  it("the reader goes in, edits, gets out, and moves a block", async () => {
    const { page, frame } = await run("/docs/concepts/nodes");
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
    const { page, frame } = await run("/docs/concepts/nodes");
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
    const { frame } = await run("/docs/concepts/nodes");
    const mode = () => frame.locator("html").getAttribute("data-theme");
    expect(await mode()).toBe("dark");
    await page.click('[data-action="switch-colour-mode"]');
    await expect.poll(mode).toBe("light");
  });
});
