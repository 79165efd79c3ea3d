import { expect, it } from "vitest";
import { loggedDialogs } from "./dialogs.ts";

it("logs what dialogs would show, and answers them with OK", () => {
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
    "alert: Saved (The playground opens no dialogs.)",
    "alert:  (The playground opens no dialogs.)",
    "confirm: Delete it? (The playground opens no dialogs, and answers “OK”.)",
    "prompt: Name? (The playground opens no dialogs, and answers “”.)",
    "prompt: Name? (The playground opens no dialogs, and answers “Box”.)",
  ]);
});
