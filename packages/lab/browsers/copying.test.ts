import { expect, it } from "vitest";
import { freshVisits } from "./support/reader.ts";

const visit = freshVisits();

/** Copies the selection, and returns the text that it pastes. */
async function copiedText(): Promise<string> {
  const reader = visit();
  await reader.press("Control+c");
  await reader.evaluate(() => {
    const field = document.createElement("textarea");
    document.querySelector("dialog[open], body")?.append(field);
    field.id = "pasted";
    field.focus();
  });
  await reader.press("Control+v");
  const pasted = () => reader.evaluate(() => document.querySelector<HTMLTextAreaElement>("#pasted")?.value ?? "");
  await expect.poll(pasted).not.toBe("");
  const text = await pasted();
  await reader.evaluate(() => document.querySelector("#pasted")?.remove());
  return text;
}

it("copies a heading without its link, and a page's text without the labels of its tabs", async () => {
  const reader = visit();
  await reader.open("/docs/overview");
  await reader.click({ css: "#a-small-editor" }, 3);
  expect((await copiedText()).trim()).toBe("A small editor");

  await reader.evaluate(() => getSelection()?.selectAllChildren(document.querySelector(".prose-body") as Element));
  const lines = (await copiedText()).split("\n").map((line) => line.trim());
  expect(lines).toContain("Install");
  expect(lines).toContain("npm install @craftjs/core");
  expect(lines.filter((line) => /#$|^(npm|pnpm|yarn)$/.test(line))).toEqual([]);
});
