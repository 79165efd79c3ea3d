import { readdirSync, readFileSync } from "node:fs";
import { describe, expect } from "vitest";
import { settleDisturbance } from "../support/browser.ts";
import { journeys } from "../support/journeys.ts";
import { canvas, editSource, json, mistake, run, running, sourceOf, writeSource } from "../support/live-example.ts";

const it = journeys();

const nodes = "/docs/concepts/nodes";
const names = readdirSync("content/live")
  .filter((name) => name.endsWith(".tsx"))
  .map((name) => name.slice(0, -4));

describe("the source of a live example", () => {
  // All examples in one test, so that shared files load once.
  it("runs without errors, and is the content of its file", async ({ page }) => {
    for (const name of names) {
      await page.goto(`/examples/live/${name}`);
      await page.locator("[role=treeitem]").nth(2).waitFor();
      const json = JSON.parse((await page.locator(".json pre").textContent()) ?? "");
      expect(json.ROOT.nodes.length, name).toBeGreaterThan(1);
      expect(await sourceOf(page)).toBe(readFileSync(`content/live/${name}.tsx`, "utf8").trimEnd());
      expect([name, await page.locator(".mistake").textContent()]).toEqual([name, ""]);
    }
  });

  it("runs after a change and is passed to the playground, until the reader resets it or starts again", async ({
    page,
  }) => {
    const frame = await run(page, nodes);
    await settleDisturbance(page);
    await running(page);
    const playground = () => page.getAttribute("[data-playground]", "href");
    const before = await playground();
    expect(before).toMatch(/#template=live\/nodes$/);
    await editSource(frame, "Good morning", "Good evening");
    await canvas(frame).getByText("Good evening").waitFor();
    await expect
      .poll(async () => Object.values(await json(frame)))
      .toContainEqual(expect.objectContaining({ props: { text: "Good evening" } }));
    await expect.poll(playground).toContain("#code=");
    const [, code] = (await playground())?.split("#") ?? [];
    await frame.getByRole("button", { name: "Reset" }).click();
    await canvas(frame).getByText("Good morning").waitFor();
    await expect.poll(playground).toBe(before);

    await editSource(frame, "Good morning", "Good evening");
    await canvas(frame).getByText("Good evening").waitFor();
    await page.click("text=Start again");
    await running(page);
    await canvas(frame).getByText("Good morning").waitFor();
    expect(await sourceOf(frame)).toContain("Good morning");
    // Earlier versions of this URL contained code.
    await page.goto(`/examples/live/nodes#theme=dark&${code}`);
    await page.getByText("This is somebody else’s code").waitFor();
    expect(new URL(page.url()).pathname).toBe("/docs/tools/playground");
    expect(await page.locator(".cm-content").textContent()).toContain("Good evening");
  });

  it("shows a message with the line of a syntax error, and leaves the canvas unchanged", async ({ page }) => {
    const frame = await run(page, "/docs/concepts/serializing");
    await canvas(frame).getByLabel("Tick me").check();
    await editSource(frame, "Todo.craft = {", "Todo.craft = = {");
    const line = (await sourceOf(frame)).split("\n").findIndex((text) => text.includes("= =")) + 1;
    await mistake(frame).getByText(`Line ${line}:`).waitFor();
    expect(await canvas(frame).getByLabel("Tick me").isChecked()).toBe(true);
    expect(await frame.locator(".cm-mistake").textContent()).toContain("= =");
    await frame.getByRole("button", { name: "Reset" }).click();
    await expect.poll(() => mistake(frame).textContent()).toBe("");
    expect(await canvas(frame).getByLabel("Tick me").isChecked()).toBe(false);
  });

  it("shows a message if it throws, renders nothing or lacks an import, and leaves the canvas unchanged", async ({
    page,
    expectErrors,
  }) => {
    const frame = await run(page, nodes);
    await canvas(frame).getByText("Good morning").waitFor();
    const source = await sourceOf(frame);
    for (const [from, to, message] of [
      ["export const App", "throw new Error('at once');\nexport const App", /^Line (\d+): at once/],
      ['<Text text="Good night" />', "{(() => { throw new Error('rendering'); })()}", /^Line \d+: .*rendering/s],
      ["{{ Container, Text }}", "{{ Container }}", /^(?:Line \d+|Error): .*resolver/s],
      ["export const App", "export const Other", /^(?:Line \d+|Error): .*component called App/s],
      [
        "const Text",
        "import _ from 'lodash';\nexport const x = _;\nconst Text",
        /^(?:Line \d+|Error): .*"lodash" cannot be imported/s,
      ],
      ["const Text", "while (true);\nconst Text", /^Line (\d+): .*did not end within/s],
    ] as const) {
      expect(source).toContain(from);
      const changed = source.replace(from, to);
      await writeSource(frame, changed);
      await expect.poll(() => mistake(frame).textContent()).toMatch(message);
      expect(await canvas(frame).getByText("Good morning").isVisible()).toBe(true);
      const [, line] = message.exec((await mistake(frame).textContent()) ?? "") ?? [];
      if (line) expect(changed.split("\n")[Number(line) - 1]).toMatch(/^(throw|while)/);
    }

    expectErrors("exception: clicked", "exception: promised");
    await writeSource(
      frame,
      `const fail = (message: string) => {
  throw new Error(message);
};
export const App = () => (
  <>
    <button onClick={() => fail("clicked")}>Throw</button>
    <button onClick={() => void Promise.resolve("promised").then(fail)}>Reject</button>
  </>
);`,
    );
    await canvas(frame).getByRole("button", { name: "Throw" }).click();
    await expect.poll(() => mistake(frame).textContent()).toBe("Line 2: clicked");
    await canvas(frame).getByRole("button", { name: "Reject" }).click();
    await expect.poll(() => mistake(frame).textContent()).toBe("Line 2: promised");
  });

  it("restarts once with a message if it breaks later, and then leaves the canvas empty", async ({ page }) => {
    const frame = await run(page, "/docs/concepts/user-components");
    await editSource(frame, "return (", "if (count > 3) throw new Error('more than three');\n  return (");
    await editSource(frame, 'label="Apples"', 'label="Oranges"');
    await canvas(frame).getByText("Oranges: 3").waitFor();
    await canvas(frame).getByRole("button", { name: "Add one" }).first().click();
    await mistake(frame).getByText("more than three").waitFor();
    await canvas(frame).getByText("Oranges: 3").waitFor();

    await run(page, nodes);
    await page.evaluate(() => {
      const runs = { count: 0 };
      addEventListener("message", ({ data }) => void (data === "run" && runs.count++));
      Object.assign(window, { runs });
    });
    const runCount = () => page.evaluate(() => (window as unknown as { runs: { count: number } }).runs.count);
    await editSource(
      frame,
      "export const App",
      `import { useEffect, useState } from 'react';
const Breaks = () => {
  const [broken, set] = useState(0);
  useEffect((() => { parent.postMessage('run', '*'); setTimeout(() => set(1), 200); }), []);
  if (broken) throw new Error('each time');
  return null;
};
export const App = () => <Breaks />;
const Before`,
    );
    await mistake(frame).getByText("each time").waitFor();
    await expect.poll(() => canvas(frame).locator("div").count()).toBe(0);
    expect(await runCount()).toBe(2);
    expect(await mistake(frame).textContent()).toContain("each time");
    expect(await frame.locator(".json pre").textContent()).toBe("No page yet.");
    await frame.getByRole("button", { name: "Reset" }).click();
    await canvas(frame).getByText("Good morning").waitFor();
  });
});
