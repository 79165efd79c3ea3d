import { choicesKey } from "../../shared/wire-names.ts";
import { storage } from "../storage.ts";

/** What the reader has chosen by opening and closing, kept in localStorage under `choicesKey`. */
export interface Choices {
  /** Ids of the sidebar's sections that the reader has folded. */
  folded: string[];
  /** The label of the tab that the reader uses, by the tabs' group. */
  tabs: Record<string, string>;
}

/** What a browser holds as choices; what is no such thing (another release's, or somebody's try) counts as none. */
export function parseChoices(text: string | null): Choices {
  try {
    const { folded, tabs } = JSON.parse(text ?? "{}");
    return { folded: Array.isArray(folded) ? folded : [], tabs: { ...tabs } };
  } catch {
    return { folded: [], tabs: {} };
  }
}

/**
 * Folds the sidebar's sections and opens the tabs as the reader has them, wherever they are in the document by now. The
 * section with the current page stays open: its mark is to be seen.
 */
export function applyChoices({ folded, tabs }: Choices): void {
  for (const section of document.querySelectorAll<HTMLDetailsElement>(".sidebar details")) {
    section.open = !folded.includes(section.dataset.section ?? "") || !!section.querySelector("[aria-current]");
  }
  for (const box of document.querySelectorAll<HTMLElement>(".tabs[data-group]")) {
    for (const tab of box.children) {
      if (tab.firstElementChild?.textContent === tabs[box.dataset.group ?? ""]) (tab as HTMLDetailsElement).open = true;
    }
  }
}

// Read anew each time: another tab may have chosen meanwhile.
const read = () => parseChoices(storage.get(choicesKey));

/** Shows a page that has just come as the reader has left others. client/start/first-script.ts does it for the first page. */
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
