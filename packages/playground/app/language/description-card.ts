import { EditorView } from "@codemirror/view";
import type { Description } from "./project-service.ts";

/** TypeScript's description of a name, as an element of the editor. */
export function card({ signature, documentation }: Description): HTMLElement {
  const element = document.createElement("div");
  element.className = "description";
  element.append(Object.assign(document.createElement("code"), { textContent: signature }));
  if (documentation) element.append(Object.assign(document.createElement("p"), { textContent: documentation }));
  return element;
}

export const cardTheme = EditorView.baseTheme({
  ".description": { maxWidth: "40rem", whiteSpace: "pre-wrap" },
  ".description > code": { fontFamily: "var(--mono, monospace)" },
  ".description > p": { margin: "0.5rem 0 0" },
  // In a narrow window, CodeMirror would put it over the other options.
  ".cm-completionInfo-left-narrow, .cm-completionInfo-right-narrow": { inset: "100% auto auto 0 !important" },
  ".cm-tooltip-hover .description": { padding: "0.375rem 0.75rem" },
});
