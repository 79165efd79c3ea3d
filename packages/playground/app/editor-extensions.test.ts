import { EditorState } from "@codemirror/state";
import { keymap } from "@codemirror/view";
import { expect, it, vi } from "vitest";
import { extensionsFor } from "./editor-extensions.ts";

it("binds keys for search, comments and completions", () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  const nothing = () => {};
  const host = { files: {}, onChange: nothing, say: nothing, onUnavailable: nothing, onErrors: nothing };
  const extensions = extensionsFor("App.tsx", { current: host });
  const keys = EditorState.create({ extensions }).facet(keymap).flat();
  const nameOf = (wanted: string) => keys.find(({ key }) => key === wanted)?.run?.name;
  expect(["Mod-f", "Mod-/", "Ctrl-Space"].map(nameOf)).toEqual(["openSearchPanel", "toggleComment", "startCompletion"]);
  vi.unstubAllGlobals();
});
