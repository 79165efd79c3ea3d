import { css } from "@codemirror/lang-css";
import { javascript } from "@codemirror/lang-javascript";
import { json } from "@codemirror/lang-json";
import { EditorState, type Extension } from "@codemirror/state";
import { EditorView, keymap } from "@codemirror/view";
import { basicSetup } from "codemirror";
import { codeExtensions } from "./code-extensions.ts";
import { formatKey } from "./language/format-editor.ts";
import { typeScriptSupport } from "./language/typescript-support.ts";
import { lengthOf, maxProjectLength, type Project, tooLong } from "./project.ts";

export interface EditorContext {
  /** The edited file. */
  path: string;
  /** All current files. */
  files(): Project["files"];
  onChange(source: string): void;
  say(news: string): void;
  /** Called with the reason why TypeScript is unavailable, or with null once it is available. */
  onUnavailable(reason: string | null): void;
  /** Called with the number of errors by file. */
  onErrors(counts: Record<string, number>): void;
}

/** The editor of a file, without its text. */
export function extensionsFor(context: EditorContext): Extension {
  const { path, files, onChange, say } = context;
  return [
    keymap.of([{ key: "Mod-s", run: () => true }]), // each change is saved
    basicSetup,
    codeExtensions({
      language: languageOf(path),
      attributes: { "aria-label": `Source of ${path}. Escape, then Tab, leaves.` },
      onChange,
    }),
    lengthLimit(path, files, say),
    typeScriptSupport(context),
    formatKey(path, say),
    matchMedia("(width < 40rem)").matches ? EditorView.lineWrapping : [],
  ];
}

/** Rejects changes that would make the project too long, so that it can always be shared and opened again. */
function lengthLimit(path: string, files: () => Project["files"], say: (news: string) => void): Extension {
  return EditorState.changeFilter.of(({ newDoc, startState: { doc } }) => {
    if (newDoc.length <= doc.length || lengthOf({ ...files(), [path]: "" }) + newDoc.length <= maxProjectLength)
      return true;
    say(`The project would be too long. ${tooLong}`);
    return false;
  });
}

function languageOf(path: string): Extension {
  if (path.endsWith(".css")) return css();
  if (path.endsWith(".json")) return json();
  return javascript({ typescript: true, jsx: path.endsWith(".tsx") });
}
