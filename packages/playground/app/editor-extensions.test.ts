import { EditorState } from "@codemirror/state";
import { keymap } from "@codemirror/view";
import { expect, it, vi } from "vitest";
import { extensionsFor } from "./editor-extensions.ts";

it("binds keys for search, comments and completions", () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  const noop = () => {};
  const host = { files: {}, onChange: noop, say: noop, onUnavailable: noop, onErrors: noop };
  const extensions = extensionsFor("App.tsx", { current: host });
  const keys = EditorState.create({ extensions }).facet(keymap).flat();
  const nameOf = (shortcut: string) => keys.find(({ key }) => key === shortcut)?.run?.name;
  expect(["Mod-f", "Mod-/", "Ctrl-Space"].map(nameOf)).toEqual(["openSearchPanel", "toggleComment", "startCompletion"]);
  vi.unstubAllGlobals();
});
