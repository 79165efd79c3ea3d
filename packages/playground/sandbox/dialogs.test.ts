import { expect, it } from "vitest";
import { loggedDialogs } from "./dialogs.ts";

it("logs the texts of dialogs, and answers them with OK", () => {
  const lines: string[] = [];
  const { alert, confirm, prompt } = loggedDialogs((text) => lines.push(text));
  expect([alert("Saved"), alert(), confirm("Delete it?"), prompt("Name?"), prompt("Name?", "Box")]).toEqual([
    undefined,
    undefined,
    true,
    "",
    "Box",
  ]);
  expect(lines).toEqual([
    "alert: Saved (The playground does not open dialogs.)",
    "alert:  (The playground does not open dialogs.)",
    "confirm: Delete it? (The playground does not open dialogs, and answers “OK”.)",
    "prompt: Name? (The playground does not open dialogs, and answers “”.)",
    "prompt: Name? (The playground does not open dialogs, and answers “Box”.)",
  ]);
});
