import { expect, it } from "vitest";
import { freshVisits } from "./support/reader.ts";

const visit = freshVisits();

it("the saved state doctor finds and repairs the faults of a page, and compares it with another one", async () => {
  const reader = visit();
  await reader.openApp("/docs/tools/saved-state");
  await reader.click({ css: ".document-form button", text: "Try it with a damaged page" });
  await reader.waitForText(
    ".saved-state [aria-labelledby=saved-state-findings]",
    "5 nodes. 1 error, 2 warnings, 1 note.",
  );
  await reader.click({ css: ".finding .text-button", text: "Show the node" });
  await reader.waitForText("[role=treeitem][aria-selected=true]", "ROOT");
  await reader.click({ css: ".saved-state .button.primary", text: "Repair 2 chosen findings" });
  await reader.waitForText(".repaired > p", "2 findings are left");
  expect(await reader.text({ css: ".repaired .changes", text: "gone" })).toContain("nodes.ROOT.nodes[1]");
  // Selecting a node in one of two compared documents reveals it in the other.
  await reader.click({ css: ".saved-state summary", text: "Compare with another document" });
  await reader.focus("#other-text");
  await reader.type(
    '{"ROOT":{"type":"div","props":{},"nodes":["new"]},"new":{"type":"hr","props":{},"parent":"ROOT"}}',
  );
  await reader.click({ css: ".part .button", text: "Compare" });
  await reader.click({ css: "[aria-label='The later document'] [role=treeitem]", text: "ROOT" });
  await reader.waitForText("[aria-label='This document'] [aria-selected=true]", "changed");
  expect(await reader.text({ css: ".difference .changes", text: "nodes.ROOT.type" })).toContain('"div"');
});

it("the saved state doctor works with the keyboard alone", async () => {
  const reader = visit();
  await reader.openApp("/docs/tools/saved-state");
  await reader.tabTo({ css: "a", text: "Skip to the content" });
  await reader.press("Enter");
  await reader.tabTo({ css: ".document-form button", text: "Try it with a damaged page" });
  await reader.press("Enter");
  await reader.waitForText(".saved-state .summary", "5 nodes. 1 error");
  await reader.tabTo({ css: ".finding button", text: "Show the node" });
  await reader.press("Enter");
  await reader.waitForText("[role=treeitem][aria-selected=true]", "ROOT");
  await reader.tabTo("[role=tree]");
  await reader.press("End", "Enter");
  await reader.poll("another node", async () => (await reader.text(".node figcaption")) !== "ROOT");
  await reader.tabTo({ css: "button", text: "Repair 2 chosen findings" }, "Shift+Tab");
  await reader.press("Enter");
  await reader.waitForText(".repaired > p", "2 findings are left");
  await reader.tabTo({ css: ".repaired button", text: "Continue with this document" });
  await reader.press("Enter");
  await reader.poll("the repaired document", async () => (await reader.count(".repaired")) === 0);
});
