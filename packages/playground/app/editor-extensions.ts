import { css } from "@codemirror/lang-css";
import { javascript } from "@codemirror/lang-javascript";
import { json } from "@codemirror/lang-json";
import { EditorState, type Extension } from "@codemirror/state";
import { EditorView, keymap } from "@codemirror/view";
import { basicSetup } from "codemirror";
import { codeExtensions } from "./code-extensions.ts";
import { formatKey } from "./language/format-editor.ts";
import { type EditorHost, typeScriptSupport } from "./language/typescript-support.ts";
import { lengthOf, maxProjectLength, tooLongMessage } from "./project.ts";

/** The extensions for a file's editor. `host.current` may change. */
export function extensionsFor(path: string, host: { readonly current: EditorHost }): Extension {
  return [
    keymap.of([{ key: "Mod-s", run: () => true }]), // each change is saved
    basicSetup,
    codeExtensions({
      language: languageOf(path),
      attributes: { "aria-label": `Source of ${path}. Escape, then Tab, leaves.` },
      onChange: (source) => host.current.onChange(path, source),
    }),
    lengthLimit(path, host),
    typeScriptSupport(path, host),
    formatKey(path, (news) => host.current.say(news)),
    matchMedia("(width < 40rem)").matches ? EditorView.lineWrapping : [],
  ];
}

/** Rejects changes that would make the project too long, so that it can always be shared and opened again. */
function lengthLimit(path: string, host: { readonly current: EditorHost }): Extension {
  return EditorState.changeFilter.of(({ newDoc, startState: { doc } }) => {
    const { files, say } = host.current;
    if (newDoc.length <= doc.length || lengthOf({ ...files, [path]: "" }) + newDoc.length <= maxProjectLength)
      return true;
    say(`The project would be too long. ${tooLongMessage}`);
    return false;
  });
}

function languageOf(path: string): Extension {
  if (path.endsWith(".css")) return css();
  if (path.endsWith(".json")) return json();
  return javascript({ typescript: true, jsx: path.endsWith(".tsx") });
}
