import { Editor, Element, Frame } from "@craftjs/core";
import { type ReactNode, StrictMode } from "react";
import { type CheckFile, same, throws } from "../../../harness/check-file.ts";
import { childrenOf } from "../../../harness/editor-questions.ts";
import { dragBelow, fire } from "../../../harness/pointer.ts";
import { says } from "../../../harness/says.ts";
import { setText } from "../../../harness/set-text.ts";
import { settle, withEditor, withHandle } from "../../../harness/stage.tsx";

const moveFails = () => {
  throw new Error("of the probe");
};

export const probes: CheckFile["probes"] = {
  "- It does not run when the editor mounts. Its **first** call comes with the first state change of any kind, a hover included, even if the document is still the same.":
    async () => {
      let calls = 0;
      await withEditor(
        async ({ actions, query }) => {
          same(calls, 0);
          fire(query.node("ROOT").get().dom, "mouseover");
          await settle();
          same(calls, 1);
          actions.clearEvents();
          await settle();
          same(calls, 1);
        },
        { props: { onNodesChange: () => void calls++ } },
      );
    },
  "- It runs for undo and redo, and for `ignore()`d actions.": async () => {
    let calls = 0;
    await withEditor(
      (editor) => {
        const { history } = editor.actions;
        setText(editor.actions, childrenOf(editor)[0], "Changed");
        const before = calls;
        history.undo();
        history.redo();
        history.ignore().setHidden(childrenOf(editor)[0] ?? "", true);
        same(calls - before, 3);
      },
      { props: { onNodesChange: () => void calls++ } },
    );
  },
  "- In React’s `StrictMode`, development builds call it twice per change, and once when the editor mounts.":
    async () => {
      let calls = 0;
      const app = (handle: ReactNode) => (
        <StrictMode>
          <Editor onNodesChange={() => void calls++}>
            {handle}
            <Frame>
              <Element is="div" canvas />
            </Frame>
          </Editor>
        </StrictMode>
      );
      await withHandle(app, ({ actions }) => {
        same(calls, 1);
        actions.setHidden("ROOT", true);
        const before = calls;
        actions.setHidden("ROOT", false);
        same(calls - before, 2);
      });
    },
  "- An error in it is caught and logged with `console.warn`.": () =>
    says("console.warn: of the probe", () =>
      withEditor(
        async ({ actions }) => {
          actions.selectNode("ROOT");
          await settle();
        },
        { props: { onNodesChange: moveFails } },
      ),
    ),
  "- To detect changes, the editor serialises the whole document after every state change, whether you pass this prop or not. A change that does not serialise, such as a prop that is a function, is not seen.":
    async () => {
      let calls = 0;
      let serialised = 0;
      const counting = { toJSON: () => void serialised++ };
      await withEditor((editor) => {
        editor.actions.setProp(childrenOf(editor)[0] ?? "", (props) => Object.assign(props, { counting }));
        for (const work of [() => editor.actions.selectNode("ROOT"), () => editor.actions.clearEvents()]) {
          const before = serialised;
          work();
          same(serialised, before + 1);
        }
      });
      await withEditor(
        (editor) => {
          editor.actions.selectNode("ROOT");
          const before = calls;
          editor.actions.setProp(childrenOf(editor)[0] ?? "", (props) => {
            props.work = () => {};
          });
          same(calls, before);
        },
        { props: { onNodesChange: () => void calls++ } },
      );
    },
  "Its arguments are drafts: change them to adapt a node to its new place, within the same step of the history.": () =>
    withEditor(
      (editor) => {
        const [id = ""] = childrenOf(editor);
        editor.actions.move(id, "ROOT", 2);
        const noted = () => editor.query.node(id).get().data.custom.moved;
        same(noted(), true);
        editor.actions.history.undo();
        same([noted(), childrenOf(editor)[0]], [undefined, id]);
      },
      {
        props: {
          onBeforeMoveEnd: (node) => {
            node.data.custom.moved = true;
          },
        },
      },
    ),
  "Its return value is ignored: `false` does not stop the move.": () =>
    withEditor(
      (editor) => {
        const [first = "", second = ""] = childrenOf(editor);
        editor.actions.move(first, "ROOT", 2);
        same(childrenOf(editor), [second, first]);
      },
      { props: { onBeforeMoveEnd: () => false as never } },
    ),
  "A throw does, and the error reaches the caller of `actions.move`; at the end of a drag, it leaves the indicator and the picture under the pointer behind.":
    () =>
      says("of the probe", () =>
        withEditor(
          async (editor) => {
            const ids = childrenOf(editor);
            await throws("of the probe", () => editor.actions.move(ids[0] ?? "", "ROOT", 2));
            same(childrenOf(editor), ids);
            const [from, to] = ids.map((id) => editor.query.node(id).get().dom);
            dragBelow(from, to);
            await settle();
            same(
              [document.querySelectorAll(".drag-shadow").length, editor.query.getState().indicator !== null],
              [1, true],
            );
            document.querySelector(".drag-shadow")?.remove();
          },
          { props: { onBeforeMoveEnd: moveFails } },
        ),
      ),
  "- `targetNode` is frozen if `actions.move` was given the node itself. Give it the id.": async () => {
    const frozen: boolean[] = [];
    await withEditor(
      (editor) => {
        const [id = ""] = childrenOf(editor);
        editor.actions.move(id, "ROOT", 0);
        editor.actions.move(editor.query.node(id).get(), "ROOT", 0);
      },
      { props: { onBeforeMoveEnd: (node) => void frozen.push(Object.isFrozen(node)) } },
    );
    same(frozen, [false, true]);
  },
};
