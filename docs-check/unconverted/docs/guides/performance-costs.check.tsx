import { DefaultEventHandlers, type EditorStore, useEditor, useNode } from "@craftjs/core";
import { type ReactNode, useEffect, useState } from "react";
import { blockOf } from "../../../harness/block-of.ts";
import { type CheckFile, same } from "../../../harness/check-file.ts";
import { containerOf } from "../../../harness/container-of.tsx";
import { childrenOf, domOf, stepCountOf } from "../../../harness/editor-questions.ts";
import { fire } from "../../../harness/pointer.ts";
import { SampleText } from "../../../harness/samples.tsx";
import { setText } from "../../../harness/set-text.ts";
import { settle, withEditor } from "../../../harness/stage.tsx";

/** What goes on in an editor's store: how many collectors there are, and how often any has run. */
interface Counts {
  collectors: number;
  runs: number;
}

/** Counts in the store, before anything else collects from it. */
function Count({ counts }: { counts: Counts }) {
  const { store } = useEditor();
  useState(() => {
    const { subscribe } = store;
    store.subscribe = (collector, ...rest) => {
      counts.collectors++;
      return subscribe(
        (...state) => {
          counts.runs++;
          return collector(...state);
        },
        ...rest,
      );
    };
  });
  return null;
}

/** What mounting a page of so many texts costs. */
async function costOf(
  blocks: number,
  options: Parameters<typeof withEditor>[1] = {},
  more?: ReactNode,
): Promise<Counts> {
  const counts = { collectors: 0, runs: 0 };
  const texts = Array.from({ length: blocks }, () => <SampleText />);
  const beside = (
    <>
      <Count counts={counts} />
      {more}
    </>
  );
  await withEditor(settle, { content: containerOf(...texts), beside, ...options });
  return counts;
}

/** The handlers of the page that join what they tell the state. */
async function batched() {
  const { BatchedHandlers } = await blockOf("docs/guides/performance/src/batched-handlers.ts");
  return (store: EditorStore) =>
    new BatchedHandlers({ store, removeHoverOnMouseleave: false, isMultiSelectEnabled: () => false });
}

export const probes: CheckFile["probes"] = {
  "Look at how they grow: twice the blocks take four times as long without the batch.": async () => {
    const handlers = await batched();
    const growth = async (props: object) => (await costOf(80, { props })).runs / (await costOf(40, { props })).runs;
    const [plain, joined] = [await growth({}), await growth({ handlers })];
    same([Math.round(plain), Math.round(joined)], [4, 2]);
  },

  "With the class, `node.dom` is set a moment later: an effect that runs when a block is mounted still finds `null` there. It relies on what the default `connect` does inside,":
    async () => {
      const atMount: Record<string, unknown> = {};
      for (const [name, props] of Object.entries({ default: {}, class: { handlers: await batched() } })) {
        const Early = () => {
          const { id, connectors } = useNode();
          const { query } = useEditor();
          useEffect(() => {
            atMount[name] ??= query.node(id).get().dom?.tagName ?? null;
          }, [id, query]);
          return (
            <p
              ref={(dom) => {
                if (dom) connectors.connect(dom);
              }}
            />
          );
        };
        await withEditor(
          async (editor) => {
            await settle();
            same(domOf(editor, childrenOf(editor)[0]).tagName, "P");
          },
          { content: containerOf(<Early />), resolver: { Early }, props },
        );
      }
      same(atMount, { default: "P", class: null });
    },

  "Each block has four: three inside Craft.js, and its `useNode()`. Each `useEditor` with a collector is one more.":
    async () => {
      const one = await costOf(1);
      same((await costOf(11)).collectors - one.collectors, 40);
      const With = () => {
        useEditor((state) => ({ enabled: state.options.enabled }));
        return null;
      };
      const Without = () => {
        useEditor();
        return null;
      };
      same((await costOf(1, {}, <With />)).collectors - (await costOf(1, {}, <Without />)).collectors, 1);
    },

  "Every action does this, and also every selection, every element that the mouse enters, and every new place of the drop indicator:":
    async () => {
      const counts = { collectors: 0, runs: 0 };
      await withEditor(
        async (editor) => {
          const [first = "", second = ""] = childrenOf(editor);
          for (const work of [
            () => setText(editor.actions, first, "New"),
            () => editor.actions.selectNode(first),
            () => fire(domOf(editor, second), "mouseover"),
            () => editor.actions.setIndicator(editor.query.getDropPlaceholder(first, "ROOT", { x: 1, y: 1 })),
          ]) {
            await settle();
            counts.runs = 0;
            work();
            // Every collector on the page.
            same(counts.runs >= counts.collectors, true);
          }
        },
        { beside: <Count counts={counts} /> },
      );
    },

  "`setProp`, `setCustom`, `delete` and `move` take a list of ids, `addNodeTree` takes a whole tree, and `setState` runs anything:":
    () =>
      withEditor((editor) => {
        const { actions, query } = editor;
        const [first = "", second = ""] = childrenOf(editor);
        const both = [first, second];
        actions.setProp(both, (props) => Object.assign(props, { size: 1 }));
        actions.setCustom(both, (custom) => Object.assign(custom, { note: 1 }));
        same(
          both.map((id) => [query.node(id).get().data.props.size, query.node(id).get().data.custom.note]),
          [
            [1, 1],
            [1, 1],
          ],
        );
        actions.move([second, first], "ROOT", 0);
        same(childrenOf(editor), [second, first]);
        actions.addNodeTree(query.parseReactElement(containerOf(<SampleText />, <SampleText />)).toNodeTree(), "ROOT");
        same(Object.keys(query.getNodes()).length, 6);
        actions.delete(both);
        same([childrenOf(editor).length, stepCountOf(editor)], [1, 5]);
        actions.setState((_, draft) => {
          draft.setCustom("ROOT", (custom) => Object.assign(custom, { a: 1 }));
          draft.delete(childrenOf(editor));
        });
        same([childrenOf(editor).length, stepCountOf(editor)], [0, 6]);
      }),

  "Each keystroke that calls `setProp` is a change of the whole editor.": async () => {
    const counts = { collectors: 0, runs: 0 };
    await withEditor(
      (editor) => {
        const before = counts.runs;
        for (const text of ["a", "ab"]) setText(editor.actions, childrenOf(editor)[0], text);
        same(counts.runs - before >= 2 * counts.collectors, true);
      },
      { beside: <Count counts={counts} /> },
    );
  },

  "If your editor shows nothing on hover, leave hovering out: [replace the `hover` connector](/docs/api/editor#handlers).":
    async () => {
      class WithoutHover extends DefaultEventHandlers {
        override handlers() {
          return { ...super.handlers(), hover: () => () => {} };
        }
      }
      const hoveredWith = (props: object) =>
        withEditor(
          (editor) => {
            fire(domOf(editor, childrenOf(editor)[0]), "mouseover");
            return editor.query.getEvent("hovered").size();
          },
          { props },
        );
      const handlers = (store: EditorStore) =>
        new WithoutHover({ store, removeHoverOnMouseleave: false, isMultiSelectEnabled: () => false });
      same([await hoveredWith({}), await hoveredWith({ handlers })], [1, 0]);
    },
};
