import { type CheckFile, inWords, same, throws } from "../../test/docs/browser/check-file.ts";
import { childrenOf, textOf } from "../../test/docs/browser/editor-questions.ts";
import { runBlock } from "../../test/docs/browser/run-block.tsx";
import { withEditor } from "../../test/docs/browser/stage.tsx";

export const probes: CheckFile["probes"] = {
  '```tsx title="content/docs/api/nodetree.check.tsx" unchecked="its imports are files of the site" import { type CheckFile, same, throws, } from "../../../test/docs/browser/check-file.ts"; import { withEditor } from "../../../test/docs/browser/stage.tsx"; export const runs: CheckFile["runs"] = { "src/clone-tree.ts": ({ cloneTree }) => withEditor(({ query }) => { const { nodes } = cloneTree(query, "ROOT"); same(Object.keys(nodes).length, 3); }), }; export const probes: CheckFile["probes"] = { "Attempting to delete a top-level Node": () => withEditor(({ actions }) => throws("delete a top-level Node", () => actions.delete("ROOT")), ), }; ```':
    () =>
      withEditor(async ({ actions, query }) => {
        same(Object.keys(query.getNodes()).length, 3);
        await throws("delete a top-level Node", () => actions.delete("ROOT"));
      }),

  "The editor that `withEditor` renders holds a container, `ROOT`, with two texts.": () =>
    withEditor((editor) => {
      same(editor.query.node("ROOT").isCanvas(), true);
      same(
        childrenOf(editor).map((id) => textOf(editor, id)),
        ["One", "Two"],
      );
    }),

  "If a function in `runs` returns an element, it is rendered and used like any other block.": async () => {
    let presses = 0;
    const element = (
      <button type="button" onClick={() => void presses++}>
        Press
      </button>
    );
    const block = { load: async () => ({}), imports: [], roles: {} };
    await runBlock(block, { "src/a.tsx": () => element }, "src/a.tsx");
    await runBlock(block, { "src/a.tsx": () => {} }, "src/a.tsx");
    same(presses, 1);
  },

  'a default in words must be measured: `inWords("does nothing", isNothing)`.': () => {
    const isNothing = true;
    same(inWords("does nothing", isNothing), { words: "does nothing", holds: true });
  },
};
