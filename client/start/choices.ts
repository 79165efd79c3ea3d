import { applyChoices, parseChoices } from "../choices.ts";
import { choicesKey } from "../wire-names.ts";
import { storage } from "./storage.ts";

// Read anew each time: another tab may have chosen meanwhile.
const read = () => parseChoices(storage.get(choicesKey));

/** Shows a page that has just come as the reader has left others. client/first-script.ts does it for the first page. */
export const restoreChoices = () => applyChoices(read());

/** Remembers a section of the sidebar that a click is about to fold or unfold. */
export function rememberSection(clicked: Element): void {
  const section = clicked.closest(".sidebar summary")?.parentElement as HTMLDetailsElement | undefined;
  if (!section) return;
  const choices = read();
  const id = section.dataset.section ?? "";
  const folded = choices.folded.filter((other) => other !== id);
  storage.set(choicesKey, JSON.stringify({ ...choices, folded: section.open ? [...folded, id] : folded }));
}

/** Remembers the tab that the reader has chosen in a group. */
export function rememberTab(group: string, label: string): void {
  const choices = read();
  storage.set(choicesKey, JSON.stringify({ ...choices, tabs: { ...choices.tabs, [group]: label } }));
}
