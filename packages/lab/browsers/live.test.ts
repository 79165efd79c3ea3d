import { expect, it } from "vitest";
import { freshVisits } from "./support/reader.ts";

const visit = freshVisits();
const frame = ".live iframe";

it("runs an example, which reacts to the mouse and to edits of its source", async () => {
  const reader = visit();
  await reader.open("/docs/concepts/nodes");
  await reader.evaluate(() => document.querySelector(".live")?.scrollIntoView());
  await reader.waitFor("the example", () => !!document.querySelector('.live[data-state="running"]'));
  await reader.waitForText({ css: ".canvas", frame }, "Good morning");
  const nodes = async () => JSON.parse((await reader.text({ css: ".json pre", frame })) ?? "{}").ROOT.nodes.length;
  const before = await nodes();
  await reader.click({ css: "[role=treeitem]", text: "Text", frame });
  await reader.click({ css: "button", text: "Delete", frame });
  await expect.poll(nodes).toBe(before - 1);
  await reader.click({ css: "button", text: "Undo", frame });
  await expect.poll(nodes).toBe(before);

  await reader.click({ css: ".source [role=textbox]", frame });
  await reader.waitForText({ css: ".cm-content", frame }, "export const App");
  await reader.press("Control+a");
  await reader.type("export default 1 +");
  await reader.poll("an error", () => reader.text({ css: ".mistake", frame }));
  await reader.click({ css: ".code button", text: "Reset", frame });
  await reader.waitForText({ css: ".canvas", frame }, "Good morning");
  await reader.poll("no error", async () => !(await reader.text({ css: ".mistake", frame })));
});
