import { Editor, Element, Frame, useNode } from "@craftjs/core";
import { memo } from "react";
import { type CheckFile, same, throws } from "../../../harness/check-file.ts";
import { containerOf } from "../../../harness/container-of.tsx";
import { childrenOf } from "../../../harness/editor-questions.ts";
import { nodeFrom } from "../../../harness/node-from.tsx";
import { fire } from "../../../harness/pointer.ts";
import { productionApplyPatches } from "../../../harness/production-immer.ts";
import { SampleCard } from "../../../harness/sample-card.tsx";
import { sampleResolver } from "../../../harness/samples.tsx";
import { savedNode } from "../../../harness/saved-node.ts";
import { says } from "../../../harness/says.ts";
import { setText } from "../../../harness/set-text.ts";
import { type EditorHandle, rendered, settle, withEditor } from "../../../harness/stage.tsx";
import { thrownBy } from "../../../harness/thrown-by.ts";

const root = savedNode("main", { isCanvas: true, parent: null });
const noChild = "Cannot read properties of undefined (reading 'children')";
const revoked = "Cannot perform 'set' on a proxy that has been revoked";

export const probes: CheckFile["probes"] = {
  "### Cannot destructure property 'type' of … as it is null {#cannot-destructure-null} **Cause.** On saving: the `children` of a node are `true` or `false`, as in `{ready && 'Yes'}`, or an array of text with one of these or `null` in it. On loading: a value of the saved object is `null`, where a node should be. **Cure.** Write `{ready ? 'Yes' : ''}`, so that text stays text.":
    async () => {
      const ready = Date.now() < 0;
      const isMeant = /^TypeError: Cannot destructure property 'type' of .* as it is null\.$/;
      const saved = (inside: React.ReactNode) =>
        withEditor(({ query }) => query.serialize(), { content: <p>{inside}</p> });
      for (const inside of [ready && "Yes", true, ["Yes", ready], ["Yes", null], ["Yes", true]]) {
        same(isMeant.test(String(await thrownBy(() => saved(inside)))), true);
      }
      same((await saved(ready ? "Yes" : "")).includes('"children":""'), true);
      await withEditor(async ({ actions }) => {
        const load = () => actions.deserialize({ ROOT: root, gone: null } as never);
        same(isMeant.test(String(await thrownBy(load))), true);
        actions.deserialize({ ROOT: root } as never);
      });
    },
  "### Cannot read properties of null (reading 'getBoundingClientRect') {#no-dom} **Cause.** A drag begins at a node that has a [`drag`](/docs/api/useNode#drag) connector, but no element: its component does not call `connect`. **Cure.** Call both, for example `connect(drag(dom))`.":
    async () => {
      const drags = (isConnected: boolean) => {
        const Block = () => {
          const { connect, drag } = useNode().connectors;
          return (
            <p
              ref={(dom) => {
                if (dom && isConnected) connect(drag(dom));
                else if (dom) drag(dom);
              }}
            />
          );
        };
        return withEditor(
          (_, place) => {
            fire(place.querySelector("p"), "dragstart");
            fire(place.querySelector("p"), "dragend");
          },
          { content: containerOf(<Block />), resolver: { Block } },
        );
      };
      await says("Cannot read properties of null (reading 'getBoundingClientRect')", () => drags(false));
      await drags(true);
    },
  "### Cannot perform 'set' on a proxy that has been revoked {#revoked-proxy} **Cause.** A callback of `setProp`, `setCustom` or another action is `async` and changes its draft after an `await`. The action is over by then. **Cure.** Wait first, then call the action with what has arrived.":
    () =>
      withEditor(async (editor) => {
        const [id = ""] = childrenOf(editor);
        const late = async (draft: object) => {
          await null;
          Object.assign(draft, { late: true });
        };
        const { actions, query } = editor;
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
        const arrived = await Promise.resolve("Arrived");
        setText(actions, id, arrived);
        same(query.node(id).get().data.props, { text: "Arrived" });
      }),
  "### Cannot read properties of undefined (reading 'children') {#missing-child} **Cause.** A node names a child, in `data.nodes`, that the document does not hold. Loading does not check that: the page disappears when it is rendered.":
    () =>
      says(noChild, () =>
        withEditor(async ({ actions, query }, place) => {
          const { ROOT, ...others } = query.getSerializedNodes();
          if (!ROOT) throw new Error("there is no root");
          actions.deserialize({ ...others, ROOT: { ...ROOT, nodes: [...ROOT.nodes, "missing"] } });
          await settle();
          same(place.innerHTML, "");
        }),
      ),
  "and so does deleting a tree that [was added twice](/docs/api/nodetree#one-use).": () =>
    says(noChild, () =>
      withEditor(async ({ actions, query }, place) => {
        const tree = query.parseReactElement(<Element is="div" canvas />).toNodeTree();
        actions.addNodeTree(tree, "ROOT");
        actions.addNodeTree(tree, "ROOT");
        actions.delete(tree.rootNodeId);
        await settle();
        same(place.innerHTML, "");
      }),
    ),
  "A missing [linked node](/docs/api/element#linked) that its component renders gives `reading 'data'`.": () => {
    const card = { ...root, type: { resolvedName: "SampleCard" }, linkedNodes: { body: "missing" } };
    return says("Cannot read properties of undefined (reading 'data')", () =>
      rendered(
        <Editor resolver={{ SampleCard, ...sampleResolver }}>
          <Frame data={{ ROOT: card }} />
        </Editor>,
        () => {},
      ),
    );
  },
  "### Cannot apply patch, path doesn't resolve {#cannot-apply-patch} **Cause.** Undo or redo meets a document that was changed without the history: a node that a step is about was deleted with [`history.ignore()`](/docs/api/useEditor#ignore). In a production build Immer’s message is `minified error nr: 15`. **Cure.** Use `ignore()` only for what no step depends on, or call [`history.clear()`](/docs/api/useEditor#clear) afterwards.":
    async () => {
      const message = "Cannot apply patch, path doesn't resolve";
      const changed = (then: (editor: EditorHandle, id: string) => unknown) =>
        withEditor((editor) => {
          const [id = ""] = childrenOf(editor);
          setText(editor.actions, id, "Changed");
          return then(editor, id);
        });
      await changed(({ actions }, id) => {
        actions.history.ignore().delete(id);
        return throws(message, () => actions.history.undo());
      });
      await changed(({ actions }, id) => {
        actions.history.undo();
        actions.history.ignore().delete(id);
        return throws(message, () => actions.history.redo());
      });
      await changed((editor, id) => {
        editor.actions.history.ignore().delete(id);
        editor.actions.history.clear();
        editor.actions.history.undo();
        same(childrenOf(editor).includes(id), false);
      });
      const patches = [{ op: "replace", path: ["nodes", "gone", "data"], value: 1 }];
      await throws("minified error nr: 15", () => productionApplyPatches({ nodes: {} }, patches));
    },
  "### Cannot assign to read only property {#read-only} **Cause.** Code changes the state, or a node that it got from a query. Both are frozen. `Cannot add property 2, object is not extensible` (a `push`), `Cannot delete property`, and, for a Set, `This object has been frozen and should not be mutated` say the same. **Cure.** Change it with an [action](/docs/api/useEditor#actions), or change a copy. Set `craft` on a `memo()` component before the editor renders: the [resolver](/docs/api/editor#resolver) is frozen too.":
    () => {
      const Early = Object.assign(
        memo(() => null),
        { craft: { displayName: "Early" } },
      );
      const Late: object = memo(() => null);
      return withEditor(
        async (editor) => {
          const { actions, query } = editor;
          const { data } = query.node("ROOT").get();
          await throws("Cannot assign to read only property", () => {
            query.getState().indicator = query.getState().indicator;
          });
          await throws("Cannot assign to read only property", () => {
            data.hidden = true;
          });
          await throws("Cannot add property 2, object is not extensible", () => data.nodes.push("x"));
          await throws("Cannot delete property", () => {
            delete data.custom;
          });
          await throws("This object has been frozen and should not be mutated", () =>
            query.getState().events.selected.add("x"),
          );
          same([...data.nodes, "x"].length, 3);
          actions.setHidden("ROOT", true);
          same(query.node("ROOT").get().data.hidden, true);
          await throws("object is not extensible", () => Object.assign(Late, { craft: {} }));
          same(nodeFrom(editor, <Early />).data.displayName, "Early");
        },
        { resolver: { Early, Late: Late as never } },
      );
    },
};
