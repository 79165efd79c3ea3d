import { storage } from "browser/storage.ts";

/** Key in localStorage. */
export const choicesKey = "choices";

interface Choices {
  folded: string[];
  tabs: Record<string, string>;
}

/** Parses stored choices; malformed ones are dropped. */
export function parseChoices(text: string | null): Choices {
  try {
    const { folded, tabs } = JSON.parse(text ?? "{}");
    return { folded: Array.isArray(folded) ? folded : [], tabs: { ...tabs } };
  } catch {
    return { folded: [], tabs: {} };
  }
}

/** Folds sidebar sections and opens tabs, in a document that may still be loading. The current page's section stays open. */
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

// Not cached: another browser tab may change the choices.
const readChoices = () => parseChoices(storage.get(choicesKey));

/** Applies the choices to a page shown by the app. client/start/first-script.ts does it for the first page. */
export const restoreChoices = () => applyChoices(readChoices());

function update(changesOf: (choices: Choices) => Partial<Choices>): void {
  const choices = readChoices();
  storage.set(choicesKey, JSON.stringify({ ...choices, ...changesOf(choices) }));
}

/** Stores the state of the sidebar section that a click is about to toggle. */
export function rememberSection(clicked: Element): void {
  const section = clicked.closest(".sidebar summary")?.parentElement as HTMLDetailsElement | undefined;
  if (!section) return;
  const id = section.dataset.section ?? "";
  update(({ folded }) => ({ folded: [...folded.filter((item) => item !== id), ...(section.open ? [id] : [])] }));
}

/** Stores the tab chosen in a group. */
export function rememberTab(group: string, label: string): void {
  update(({ tabs }) => ({ tabs: { ...tabs, [group]: label } }));
}
