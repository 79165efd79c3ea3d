import { type Node, type Nodes, useEditor } from "@craftjs/core";
import { useState } from "react";
import { type CheckFile, same } from "../../../harness/check-file.ts";
import { childrenOf, domOf } from "../../../harness/editor-questions.ts";
import { fire } from "../../../harness/pointer.ts";
import { says } from "../../../harness/says.ts";
import { settle, withEditor } from "../../../harness/stage.tsx";
import { withRoot } from "../../../harness/with-blocks.tsx";
import { withCollector } from "../../../harness/with-collector.tsx";

export const probes: CheckFile["probes"] = {
  "| `useEditor(collector)` | The same, plus every value that the collector returns. The component re-renders when one of them changes. |":
    () =>
      withCollector(
        (state) => ({ size: state.events.selected.size }),
        async (seen, { actions }) => {
          actions.selectNode("ROOT");
          await settle();
          same([seen[0]?.size, seen.at(-1)?.size, typeof seen[0]?.query], [0, 1, "object"]);
          const renders = seen.length;
          actions.setIndicator(null);
          await settle();
          same(seen.length, renders);
        },
      ),
  "A collector is a function `(state, query) => object`. It gets the [editor state](/docs/api/editor-state) and the same [query methods](#query) that the hook returns. It must return a plain object; its keys are merged into the hook’s return value.":
    () =>
      withCollector(
        (state, query) => ({ got: [Object.keys(state), Object.keys(query)].map((names) => names.sort().join()) }),
        async ([first], { query }) => {
          const names = (of: object) => Object.keys(of).sort().join();
          same(first?.got, [names(query.getState()), names(query)]);
          same(first?.inContext, true);
        },
      ),
  "- It runs while the component first renders, then again after **every** state change: each hover, each selection, each new place of the drop indicator.":
    () => {
      let runs = 0;
      return withCollector(
        () => ({ runs: void runs++ }),
        async (seen, editor) => {
          same([seen.length > 0, runs > 0], [true, true]);
          const [first = ""] = childrenOf(editor);
          const indicator = editor.query.getDropPlaceholder(first, "ROOT", { x: 1, y: 1 });
          for (const change of [
            () => fire(domOf(editor, first), "mouseover"),
            () => editor.actions.selectNode(first),
            () => editor.actions.setIndicator(indicator),
          ]) {
            const before = runs;
            change();
            await settle();
            same(runs > before, true);
          }
        },
      );
    },
  "A collector that throws in the first render throws like any render error.": () =>
    says("Error: of the first render", () =>
      withCollector(
        () => {
          throw new Error("of the first render");
        },
        () => {},
      ),
    ),
  "It is deeply frozen. Assigning to it throws a `TypeError` in module code;": () =>
    withEditor(({ query }) => {
      let found: unknown;
      try {
        query.node("ROOT").get().data.hidden = true;
      } catch (error) {
        found = error;
      }
      same(found instanceof TypeError, true);
    }),
  "`useEditor` gives any component below `<Editor />` access to the whole editor:": async () => {
    const Block = () => <p>{useEditor().query.node("ROOT").get().data.name}</p>;
    await withRoot({ Block }, (_, place) => same(place.textContent, "Block"));
    await withCollector(undefined, ([hook = {}]) =>
      same(Object.keys(hook).sort(), ["actions", "connectors", "inContext", "query", "store"]),
    );
  },
  "Collect only what you show: a component that collects all of `state.nodes` re-renders at each hover and each selection.":
    () =>
      withCollector(
        ({ nodes }) => ({ nodes }),
        async (seen, editor) => {
          const [first = ""] = childrenOf(editor);
          for (const change of [
            () => editor.actions.selectNode(first),
            () => fire(domOf(editor, first), "mouseover"),
          ]) {
            const renders = seen.length;
            change();
            await settle();
            same(seen.length, renders + 1);
          }
        },
      ),
  "Guard against nodes that were deleted: `state.nodes[id]?.data`.": async () => {
    const reads = (name: (nodes: Nodes, id: string) => string | undefined) => {
      let id = "";
      return withCollector(
        ({ nodes }) => ({ name: id && name(nodes, id) }),
        async (seen, editor) => {
          [id = ""] = childrenOf(editor);
          editor.actions.selectNode("ROOT");
          await settle();
          same(seen.at(-1)?.name, "Text");
          editor.actions.delete(id);
          await settle();
          return seen.at(-1)?.name;
        },
      );
    };
    same(await reads((nodes, id) => nodes[id]?.data.name), undefined);
    await says("console.warn: Cannot read properties of undefined (reading 'data')", () =>
      reads((nodes, id) => (nodes[id] as Node).data.name),
    );
  },
  "Give the component a `key` that changes with the value, or read with `query` during render.": () => {
    let show: ((id: string) => void) | undefined;
    const Name = ({ id }: { id: string }) => {
      const { name, query } = useEditor(({ nodes }) => ({ name: nodes[id]?.data.name }));
      return `${name} ${query.node(id).get()?.data.name}; `;
    };
    const Beside = () => {
      const [id, setId] = useState("nobody");
      show = setId;
      return (
        <b>
          <Name id={id} />
          <Name key={id} id={id} />
        </b>
      );
    };
    return withEditor(
      async (_, place) => {
        show?.("ROOT");
        await settle();
        same(place.querySelector("b")?.textContent, "undefined Container; Container Container; ");
      },
      { beside: <Beside /> },
    );
  },
};
