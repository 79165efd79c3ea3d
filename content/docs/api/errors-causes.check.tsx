import { Editor, Frame, useEditor, useNode } from "@craftjs/core";
import { useEffect, useState } from "react";
import { type CheckFile, same, throws } from "../../../test/docs/browser/check-file.ts";
import { containerOf } from "../../../test/docs/browser/container-of.tsx";
import { childrenOf, domOf, selectedOf } from "../../../test/docs/browser/editor-questions.ts";
import { enable } from "../../../test/docs/browser/enable.ts";
import { fire } from "../../../test/docs/browser/pointer.ts";
import { SampleContainer, SampleText, sampleResolver } from "../../../test/docs/browser/samples.tsx";
import { savedNode } from "../../../test/docs/browser/saved-node.ts";
import { says } from "../../../test/docs/browser/says.ts";
import { setText } from "../../../test/docs/browser/set-text.ts";
import { rendered, settle, withEditor } from "../../../test/docs/browser/stage.tsx";

const gone = "Node does not exist, it may have been removed";
const revoked = "Cannot perform 'set' on a proxy that has been revoked";

/** What a `<Frame>` shows that gets this data in its first render, or only later. */
function frameWith(data: Record<string, unknown>, isLate: boolean, then: (place: HTMLElement) => void) {
  const App = () => {
    const [shown, setShown] = useState(!isLate);
    useEffect(() => setShown(true), []);
    return <Editor resolver={sampleResolver}>{shown ? <Frame data={data as never} /> : <Frame />}</Editor>;
  };
  return rendered(<App />, then);
}

export const probes: CheckFile["probes"] = {
  "An [action](/docs/api/useEditor#actions) got an id that is not in the document: the node was deleted, its insertion was undone, or the id is from another document.":
    () =>
      withEditor(async (editor) => {
        const { actions, query } = editor;
        const [deleted = ""] = childrenOf(editor);
        const tree = query.parseReactElement(<SampleText />).toNodeTree();
        actions.addNodeTree(tree, "ROOT");
        actions.history.undo();
        actions.delete(deleted);
        for (const id of [deleted, tree.rootNodeId, "ofAnother"]) {
          await throws(gone, () => setText(actions, id, "Other"));
          await throws(gone, () => actions.selectNode(id));
        }
      }),
  "The target does not take children: it is not a [canvas](/docs/concepts/nodes#canvas).": () =>
    withEditor(
      async (editor) => {
        const [text = "", plain = "", canvas = ""] = childrenOf(editor);
        await throws("Cannot move node into a non-Canvas parent", () => editor.actions.move(text, plain, 0));
        editor.actions.move(text, canvas, 0);
        same(childrenOf(editor, canvas), [text]);
      },
      { content: containerOf(<SampleText />, <SampleContainer />, containerOf()) },
    ),
  "It is not asked when the node stays within the same parent.": () => {
    let asked = 0;
    const canMoveOut = () => {
      asked++;
      return false;
    };
    const Box = Object.assign(() => null, { craft: { isCanvas: true, rules: { canMoveOut } } });
    return withEditor(
      (editor) => {
        const [box = ""] = childrenOf(editor);
        for (const text of ["a", "b"]) {
          editor.actions.addNodeTree(editor.query.parseReactElement(<SampleText text={text} />).toNodeTree(), box);
        }
        const [a = "", b = ""] = childrenOf(editor, box);
        editor.actions.move(a, box, 2);
        same([childrenOf(editor, box), asked], [[b, a], 0]);
      },
      { content: containerOf(<Box />), resolver: { Box } },
    );
  },
  "`canDrag` of the component returned `false`, or nothing.": async () => {
    for (const answer of [false, undefined]) {
      const Fixed = Object.assign(() => <i />, { craft: { rules: { canDrag: () => answer } } });
      await withEditor(
        (editor) => {
          let reason = "";
          editor.query.node(childrenOf(editor)[0] ?? "").isDraggable((error) => {
            reason = String(error);
          });
          same(reason.includes("The node has specified a canDrag() rule that prevents it from being dragged"), true);
        },
        { content: containerOf(<Fixed />), resolver: { Fixed } },
      );
    }
  },
  "In a drag nothing is thrown: the [indicator](/docs/api/editor-state#indicator) turns red and holds the error.":
    () => {
      const Closed = Object.assign(SampleContainer.bind(null), { craft: { rules: { canMoveIn: () => false } } });
      return withEditor(
        (editor) => {
          const [text, closed] = childrenOf(editor);
          domOf(editor, closed).style.height = "90px";
          fire(domOf(editor, text), "mousedown");
          fire(domOf(editor, text), "dragstart");
          fire(domOf(editor, closed), "dragover");
          const error: unknown = editor.query.getState().indicator?.error;
          fire(domOf(editor, text), "dragend");
          same([String(error).includes("Target parent rejects incoming node"), childrenOf(editor)[0]], [true, text]);
        },
        {
          content: containerOf(<SampleText />, <Closed />),
          resolver: { Closed: Object.assign(Closed, { craft: { ...Closed.craft, isCanvas: true } }) },
        },
      );
    },
  "**Cause.** A saved node names a component, in `resolvedName`, that is not in the": () =>
    throws("Cannot destructure property 'type' of", () =>
      withEditor(({ query }) => query.parseSerializedNode(savedNode({ resolvedName: "Gone" }, {}) as never).toNode()),
    ),
  "A drag begins at a node that has a [`drag`](/docs/api/useNode#drag) connector, but no element: its component does not call `connect`.":
    () => {
      const Half = () => {
        const { drag } = useNode().connectors;
        return (
          <p
            ref={(dom) => {
              if (dom) drag(dom);
            }}
          />
        );
      };
      return says("Cannot read properties of null (reading 'getBoundingClientRect')", () =>
        withEditor((_, place) => fire(place.querySelector("p"), "dragstart"), {
          content: containerOf(<Half />),
          resolver: { Half },
        }),
      );
    },
  "A callback of `setProp`, `setCustom` or another action is `async` and changes its draft after an `await`.": () =>
    withEditor(async (editor) => {
      const [id = ""] = childrenOf(editor);
      const late = async (draft: object) => {
        await null;
        Object.assign(draft, { late: true });
      };
      const { actions } = editor;
      for (const work of [
        () => actions.setProp(id, late),
        () => actions.setCustom(id, late),
        () => actions.setState(late as never),
      ]) {
        await says(revoked, async () => {
          work();
          await settle();
        });
      }
    }),
  "Code changes the state, or a node that it got from a query. Both are frozen.": () =>
    withEditor(async ({ query }) => {
      await throws("Cannot assign to read only property", () => {
        query.getState().indicator = query.getState().indicator;
      });
      await throws("Cannot assign to read only property", () => {
        query.node("ROOT").get().data.hidden = true;
      });
    }),
  "| A block cannot be selected. | Its component does not call [`connect`](/docs/api/useNode#connect), or the editor is not [`enabled`](/docs/api/editor#enabled). |":
    () => {
      const Bare = () => <p>Bare</p>;
      return withEditor(
        async (editor, place) => {
          const [, text] = childrenOf(editor);
          fire(place.querySelector("p"), "mousedown");
          same(selectedOf(editor), ["ROOT"]);
          fire(domOf(editor, text), "mousedown");
          same(selectedOf(editor), [text]);
          await enable(editor.actions, false);
          fire(domOf(editor, text), "mousedown");
          same(selectedOf(editor), []);
        },
        { content: containerOf(<Bare />, <SampleText />), resolver: { Bare } },
      );
    },
  "| The page stays empty. | `<Frame>` got its data after [its first render](/docs/api/frame#read-once), or the document has no node `ROOT`. |":
    async () => {
      const ROOT = savedNode("div", { isCanvas: true, props: { title: "shown" } });
      const isShown = (place: HTMLElement) => place.querySelector("[title=shown]") !== null;
      await frameWith({ ROOT }, false, (place) => same(isShown(place), true));
      await frameWith({ ROOT }, true, (place) => same(isShown(place), false));
      await frameWith({ other: ROOT }, false, (place) => same(isShown(place), false));
    },
  "| A component does not show a change. | It reads with `query` while it renders, without a [collector](/docs/api/useEditor#collector). |":
    () => {
      const WithQuery = () => <b>{useEditor().query.getEvent("selected").size()}</b>;
      const WithCollector = () => <i>{useEditor((state) => ({ size: state.events.selected.size })).size}</i>;
      return withEditor(
        async ({ actions }, place) => {
          actions.selectNode("ROOT");
          await settle();
          same([place.querySelector("b")?.textContent, place.querySelector("i")?.textContent], ["0", "1"]);
        },
        {
          beside: (
            <>
              <WithQuery />
              <WithCollector />
            </>
          ),
        },
      );
    },
  "It was [not saved](/docs/concepts/serializing#survives): functions, `null` and `undefined` are left out. |": () =>
    withEditor((editor) => {
      const [id = ""] = childrenOf(editor);
      editor.actions.setProp(id, (props) => Object.assign(props, { work: () => {}, none: null, missing: undefined }));
      same(Object.keys(JSON.parse(editor.query.serialize())[id].props), ["text"]);
    }),
};
