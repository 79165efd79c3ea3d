import { Editor, Frame, useEditor, useNode } from "@craftjs/core";
import { type ReactElement, useEffect } from "react";
import { renderToString } from "react-dom/server";
import { type CheckFile, same } from "../../../harness/check-file.ts";
import { containerOf } from "../../../harness/container-of.tsx";
import { childrenOf, domOf } from "../../../harness/editor-questions.ts";
import { SampleText } from "../../../harness/samples.tsx";
import { settle, withEditor } from "../../../harness/stage.tsx";
import { treeOf } from "../../../harness/trees.ts";
import { withRoot } from "../../../harness/with-blocks.tsx";

export const probes: CheckFile["probes"] = {
  "## dom {#dom} The element that was given to `connect`, or `null` while there is none: before the first render, on the server, and for a component that never connects. It is not reset when the element goes away.":
    async () => {
      const Bare = () => <p>Bare</p>;
      const Reads = () => {
        const { doms } = useEditor((state) => ({ doms: Object.values(state.nodes).map(({ dom }) => dom) }));
        return <i data-doms={doms.map(String).join()} />;
      };
      const page = (
        <Editor resolver={{ SampleText }}>
          <Frame>
            <SampleText />
          </Frame>
          <Reads />
        </Editor>
      );
      same(renderToString(page).includes('data-doms="null"'), true);
      await withEditor(
        async (editor) => {
          const [bare = "", text = ""] = editor.query.node("ROOT").childNodes();
          const domOf = (id: string) => editor.query.node(id).get().dom;
          same([domOf(bare), domOf(text)?.textContent], [null, "Text"]);
          editor.actions.setHidden(text, true);
          await settle();
          same([domOf(text)?.textContent, domOf(text)?.isConnected], ["Text", false]);
        },
        { content: containerOf(<Bare />, <SampleText text="Text" />), resolver: { Bare } },
      );
    },
  "The `dom` of a hidden node is the old, detached element, so check `node.dom?.isConnected` before you measure it.":
    () =>
      withEditor(async (editor) => {
        const [id = ""] = childrenOf(editor);
        const before = domOf(editor, id);
        editor.actions.setHidden(id, true);
        await settle();
        same([domOf(editor, id) === before, before.isConnected], [true, false]);
      }),
  "A block that is added, moved to another parent, shown again or brought back by undo gets a new element. In [`onRender`](/docs/api/editor#on-render), what a collector picked is then `null` or the old one until the next change of the state. Read `query.node(id).get().dom` in an effect instead, as [this outline](/docs/concepts/editor-components#every-block) does.":
    () => {
      let collected: HTMLElement | null = null;
      let read: HTMLElement | null = null;
      const Around = ({ render }: { render: ReactElement }) => {
        const { id, dom, name } = useNode((node) => ({ dom: node.dom, name: node.data.name }));
        const { query } = useEditor();
        useEffect(() => {
          if (name !== "Text") return;
          collected = dom;
          read = query.node(id).get().dom;
        });
        return render;
      };
      return withEditor(
        async (editor) => {
          const { actions, query } = editor;
          const [box = ""] = childrenOf(editor);
          const tree = treeOf({ query }, <SampleText />);
          const id = tree.rootNodeId;
          let old: HTMLElement | null = null;
          const seen = async (work: () => void) => {
            work();
            await settle();
            const now = domOf(editor, id);
            const found = [now === old, collected === old, read === now];
            actions.selectNode();
            actions.selectNode(id);
            await settle();
            same(collected === now, true);
            old = now;
            return found;
          };
          const anew = [false, true, true];
          same(await seen(() => actions.addNodeTree(tree, "ROOT")), anew);
          same(await seen(() => actions.move(id, "ROOT", 0)), [true, true, true]);
          same(await seen(() => actions.move(id, box, 0)), anew);
          actions.setHidden(id, true);
          await settle();
          same(await seen(() => actions.setHidden(id, false)), anew);
          actions.delete(id);
          await settle();
          same(await seen(() => actions.history.undo()), anew);
        },
        { content: containerOf(containerOf()), props: { onRender: Around } },
      );
    },
  "## _hydrationTimestamp {#hydration-timestamp} The time at which the node object was created, in milliseconds. Craft.js uses it to re-render nodes after `deserialize`.":
    async () => {
      let mounted = 0;
      const Block = () => {
        useEffect(() => void mounted++, []);
        return null;
      };
      const { now } = Date;
      const before = now();
      await withRoot({ Block }, async ({ actions, query }) => {
        const { _hydrationTimestamp: made } = query.node("ROOT").get();
        same([made >= before, made <= now(), mounted], [true, true, 1]);
        for (const later of [0, 1]) {
          Date.now = () => made + later;
          actions.deserialize(query.serialize());
          await settle();
          same([query.node("ROOT").get()._hydrationTimestamp, mounted], [made + later, 1 + later]);
        }
      }).finally(() => {
        Date.now = now;
      });
    },
};
