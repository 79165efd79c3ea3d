import { toFragment } from "playground/app/share.ts";
import { expect, it } from "vitest";
import { freshVisits } from "./support/reader.ts";

const visit = freshVisits();
const frame = ".playground-result iframe";

it("the playground deletes a node in its tree", async () => {
  const reader = visit();
  await reader.openApp("/docs/tools/playground");
  await reader.waitForText({ css: ".canvas", frame }, "A text in a box.");
  await reader.click({ css: "[role=tab]", text: "Nodes" });
  await reader.click({ css: ".nodes [role=treeitem]", text: "Text" });
  await reader.click({ css: ".nodes button", text: "Delete" });
  await reader.poll("one node fewer", async () => (await reader.count(".nodes [role=treeitem]")) === 4);
});

it("the playground reports errors of typed code, runs it, saves it and shares it", async () => {
  const reader = visit();
  await reader.openApp("/docs/tools/playground");
  await reader.waitForText({ css: ".canvas", frame }, "A text in a box.");
  await reader.click(".playground-editor");
  await reader.press("Control+a");
  await reader.type("export const App = ;");
  await reader.waitForText(".playground-mistake", "App.tsx, line 1");
  await reader.press("Control+a");
  await reader.type('export const App = () => "Typed by hand";');
  await reader.poll("no error", async () => !(await reader.text(".playground-mistake")));
  await reader.waitForText({ css: ".canvas", frame }, "Typed by hand");

  await reader.click({ css: ".playground-bar button", text: "Share" });
  const shareUrl = () =>
    reader.evaluate(() => document.querySelector<HTMLInputElement>(".playground-dialog input")?.value ?? "");
  await reader.poll("the share URL", shareUrl);
  const { pathname, hash } = new URL(await shareUrl());
  await reader.openApp(pathname);
  await reader.waitForText({ css: ".canvas", frame }, "Typed by hand");
  await reader.open("/support");
  await reader.openApp(pathname + hash);
  await reader.waitForText(".playground-gate", "This is somebody else’s code");
  expect(await reader.count(frame)).toBe(0);
  await reader.click({ css: ".playground-gate button", text: "Run it" });
  await reader.waitForText({ css: ".canvas", frame }, "Typed by hand");
});

it("the playground's frame has no WebRTC, and cannot get it from a nested frame", async () => {
  const reader = visit();
  const source = `const inner = document.body.appendChild(document.createElement("iframe"));
const tryTo = (read: () => unknown) => {
  try {
    return String(read());
  } catch {
    return "refused";
  }
};
const names = Object.getOwnPropertyNames(window).filter((name) => name.includes("RTC"));
export const App = () => \`\${names.length} names, \${tryTo(() => inner.contentWindow?.document.title)}\`;
`;
  const fragment = await toFragment({ name: "Probe", files: { "App.tsx": source } });
  await reader.openApp(`/docs/tools/playground${fragment}`);
  await reader.click({ css: ".playground-gate button", text: "Run it" });
  await reader.waitForText({ css: ".canvas", frame }, "0 names, refused");
});

it("the playground works with the keyboard alone", async () => {
  const reader = visit();
  await reader.openApp("/docs/tools/playground");
  await reader.waitForText({ css: ".canvas", frame }, "A text in a box.");
  await reader.tabTo({ css: "a", text: "Skip to the content" });
  await reader.press("Enter");
  await reader.tabTo(".playground-editor");
  await reader.press("Control+a", "Delete");
  await reader.type('export default () => "By keyboard";');
  await reader.waitForText({ css: ".canvas", frame }, "By keyboard");
  await reader.press("Escape");
  await reader.tabTo({ css: "button", text: "Templates" }, "Shift+Tab");
  await reader.press("Enter");
  await reader.tabTo({ css: "dialog button", text: "Linked nodes" });
  await reader.press("Enter");
  await reader.poll("the dialog to close", async () => (await reader.count("dialog[open]")) === 0);
  await reader.tabTo({ css: "[role=tab]", text: "Result" });
  await reader.press("ArrowRight");
  await reader.tabTo(".nodes [role=tree]");
  await reader.press("End", "Enter");
  const before = await reader.count(".nodes [role=treeitem]");
  await reader.tabTo({ css: ".nodes button", text: "Delete" }, "Shift+Tab");
  await reader.press("Enter");
  await reader.poll("one node fewer", async () => (await reader.count(".nodes [role=treeitem]")) < before);
});
