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
