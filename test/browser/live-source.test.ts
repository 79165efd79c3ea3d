import { describe, expect, it } from "vitest";
import { canvas, editSource, json, mistake, run, running, sourceOf } from "../../e2e/support/live-example.ts";
import { freshVisits } from "../../e2e/support/reader.ts";

const { page: current } = freshVisits();

describe("the source", () => {
  it("is run when it has changed, and so is the address of the example alone", async () => {
    const page = current();
    const frame = await run(page, "/docs/concepts/nodes");
    const before = (await page.getAttribute("[data-alone]", "href")) ?? "";
    expect(before).toMatch(/^\/examples\/live\/nodes#theme=light$/);
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
    const frame = await run(current(), "/docs/concepts/serializing");
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
    const frame = await run(current(), "/docs/concepts/nodes");
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
    const frame = await run(current(), "/docs/concepts/user-components");
    await editSource(frame, "return (", "if (count > 3) throw new Error('more than three');\n  return (");
    await editSource(frame, 'label="Apples"', 'label="Oranges"');
    await canvas(frame).getByText("Oranges: 3").waitFor();
    await canvas(frame).getByRole("button", { name: "Add one" }).first().click();
    await mistake(frame).getByText("more than three").waitFor();
    await canvas(frame).getByText("Oranges: 3").waitFor();
  });

  it("that breaks each time it has been shown begins again once, and leaves the canvas empty", async () => {
    const page = current();
    const frame = await run(page, "/docs/concepts/nodes");
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
  const frame = await run(current(), "/docs/concepts/nodes");
  await editSource(frame, "const Text", "while (true);\nconst Text");
  await mistake(frame).getByText("did not end within").waitFor();
  const line = (await sourceOf(frame)).split("\n").indexOf("while (true);") + 1;
  expect(await mistake(frame).textContent()).toContain(`Line ${line}:`);
  expect(await canvas(frame).getByText("Good morning").isVisible()).toBe(true);
});

it("starts again from the page", async () => {
  const page = current();
  const frame = await run(page, "/docs/concepts/nodes");
  await editSource(frame, "Good morning", "Good evening");
  await canvas(frame).getByText("Good evening").waitFor();
  await page.click("text=Start again");
  await running(page);
  await canvas(frame).getByText("Good morning").waitFor();
  expect(await sourceOf(frame)).toContain("Good morning");
});
