import { useEditor, useNode } from "@craftjs/core";
import { type ReactElement, useMemo } from "react";
import { type CheckFile, same } from "../../../harness/check-file.ts";
import { containerOf } from "../../../harness/container-of.tsx";
import { childrenOf } from "../../../harness/editor-questions.ts";
import { setText } from "../../../harness/set-text.ts";
import { settle, withEditor } from "../../../harness/stage.tsx";

export const probes: CheckFile["probes"] = {
  "// Returning state.nodes would re-render on each change of any block.": async () => {
    const renders = { nodes: 0, count: 0 };
    const Nodes = () => {
      useEditor(({ nodes }) => ({ nodes }));
      renders.nodes++;
      return null;
    };
    const Length = () => {
      useEditor(({ nodes }) => ({ count: Object.keys(nodes).length }));
      renders.count++;
      return null;
    };
    const beside = (
      <>
        <Nodes />
        <Length />
      </>
    );
    await withEditor(
      async (editor) => {
        Object.assign(renders, { nodes: 0, count: 0 });
        setText(editor.actions, childrenOf(editor)[0], "New");
        await settle();
        same(renders, { nodes: 1, count: 0 });
      },
      { beside },
    );
  },

  "- A user component without a collector (`useNode()`) costs less than one with it. If only the outline of the selected block depends on the selection, let [`onRender`](/docs/api/editor#on-render) draw it.":
    async () => {
      const selected: Parameters<typeof useNode<{ selected: boolean }>>[0] = (node) => ({
        selected: node.events.selected,
      });
      const rendersWith = async (collect?: typeof selected) => {
        const renders = { block: 0, outline: 0 };
        const Block = () => {
          useNode(collect);
          renders.block++;
          return <p />;
        };
        const Outline = ({ render }: { render: ReactElement }) => {
          if (useNode(selected).selected) renders.outline++;
          return render;
        };
        await withEditor(
          async (editor) => {
            Object.assign(renders, { block: 0, outline: 0 });
            editor.actions.selectNode(childrenOf(editor)[0]);
            await settle();
          },
          { content: containerOf(<Block />), resolver: { Block }, props: { onRender: Outline } },
        );
        return renders;
      };
      same(
        [await rendersWith(), await rendersWith(selected)],
        [
          { block: 0, outline: 1 },
          { block: 1, outline: 1 },
        ],
      );
    },

  "- Do expensive work outside the collector, with `useMemo` on what it returned.": async () => {
    const times = { collected: 0, worked: 0 };
    const Count = () => {
      const { count } = useEditor(({ nodes }) => {
        times.collected++;
        return { count: Object.keys(nodes).length };
      });
      useMemo(() => {
        times.worked += count;
      }, [count]);
      return null;
    };
    await withEditor(
      async (editor) => {
        Object.assign(times, { collected: 0, worked: 0 });
        editor.actions.selectNode(childrenOf(editor)[0]);
        await settle();
        same([times.collected > 0, times.worked], [true, 0]);
      },
      { beside: <Count /> },
    );
  },
};
