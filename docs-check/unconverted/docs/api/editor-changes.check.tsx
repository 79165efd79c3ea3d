import { type Node, type Nodes, type Options, useEditor } from "@craftjs/core";
import { Calls } from "../../../harness/calls.tsx";
import { type CheckFile, same } from "../../../harness/check-file.ts";
import { childrenOf, domOf, stepCountOf, textOf } from "../../../harness/editor-questions.ts";
import { freshNode } from "../../../harness/fresh-node.ts";
import { dragBelow, fire } from "../../../harness/pointer.ts";
import { sameType } from "../../../harness/same-type.ts";
import { SampleTool } from "../../../harness/sample-tool.tsx";
import { SampleText } from "../../../harness/samples.tsx";
import { setText } from "../../../harness/set-text.ts";
import { settle, withEditor } from "../../../harness/stage.tsx";

export const probes: CheckFile["probes"] = {
  "## Events {#events} Three callbacks follow what happens to the document. None follows the selection: collect [`state.events`](/docs/api/editor-state#events) with [useEditor](/docs/api/useEditor#collector) for that.":
    () => {
      type Callback = "onNodesChange" | "onBeforeMoveEnd" | "normalizeNodes";
      sameType<Exclude<keyof Options, Callback>, "onRender" | "resolver" | "enabled" | "indicator" | "handlers">(true);
      let selected: string[] = [];
      const collect = () => {
        selected = useEditor(({ events }) => ({ ids: [...events.selected] })).ids;
      };
      return withEditor(
        async ({ actions }) => {
          actions.selectNode("ROOT");
          await settle();
          same(selected, ["ROOT"]);
        },
        { beside: <Calls hook={collect} /> },
      );
    },
  "| [`onNodesChange`](#on-nodes-change) | after a change | with actions, as a further step |": () => {
    let change = (_: string | undefined) => {};
    return withEditor(
      (editor) => {
        const [first, second] = childrenOf(editor);
        change = (text) => {
          if (text === "Other" && textOf(editor, second) === "Two") setText(editor.actions, second, "Followed");
        };
        setText(editor.actions, first, "Other");
        same([textOf(editor, second), stepCountOf(editor)], ["Followed", 2]);
      },
      { props: { onNodesChange: (query) => change(textOf({ query } as never, query.node("ROOT").childNodes()[0])) } },
    );
  },
  "- It does not say which nodes changed. Keep `query.getNodes()` from one call to the next: the `data` of a node that has not changed is the same object in both. An id that is only in the new one has been added, one that is only in the old one deleted. Only `actions.deserialize` makes all objects anew.":
    () => {
      let before: Nodes = {};
      let found: Record<"added" | "deleted" | "changed", string[]> | undefined;
      const compare: Options["onNodesChange"] = (query) => {
        const after = query.getNodes();
        const both = Object.keys(after).filter((id) => before[id]);
        found = {
          added: Object.keys(after).filter((id) => !before[id]),
          deleted: Object.keys(before).filter((id) => !after[id]),
          changed: both.filter((id) => before[id]?.data !== after[id]?.data).sort(),
        };
        before = after;
      };
      return withEditor(
        async (editor) => {
          const { actions, query } = editor;
          const [first = "", second = ""] = childrenOf(editor);
          actions.setIndicator(null);
          const foundAfter = async (change: () => void) => {
            found = undefined;
            change();
            await settle();
            return found;
          };
          const changed = (...ids: string[]) => ({ added: [], deleted: [], changed: ids.sort() });
          same(await foundAfter(() => setText(editor.actions, first, "Other")), changed(first));
          same(await foundAfter(() => actions.history.undo()), changed(first));
          same(await foundAfter(() => actions.setHidden(second, true)), changed(second));
          same(await foundAfter(() => actions.selectNode(second)), undefined);
          same(await foundAfter(() => actions.move(second, "ROOT", 0)), changed("ROOT"));
          const node = freshNode(editor);
          same(await foundAfter(() => actions.add(node, "ROOT")), { ...changed("ROOT"), added: [node.id] });
          same(await foundAfter(() => actions.delete(node.id)), { ...changed("ROOT"), deleted: [node.id] });
          const other = query.serialize().replace("One", "Uno");
          same(await foundAfter(() => actions.deserialize(other)), changed("ROOT", first, second));
        },
        { props: { onNodesChange: compare } },
      );
    },
  "### onNodesChange {#on-nodes-change} `onNodesChange(query): void` Runs after each change of the serialised document: nodes added, removed or moved, props, custom values, visibility. Selecting and hovering do not count. The `query` is that of [useEditor](/docs/api/useEditor#query), and stays current, so a delayed save reads the newest document:":
    () => {
      let calls = 0;
      const given: unknown[] = [];
      return withEditor(
        (editor) => {
          const { actions, query } = editor;
          const [first = "", second = ""] = childrenOf(editor);
          // The first call of all comes with any change.
          actions.setIndicator(null);
          const counted = (change: () => void) => {
            const before = calls;
            change();
            return calls - before;
          };
          const changes = [
            () => actions.add(freshNode(editor), "ROOT"),
            () => actions.delete(childrenOf(editor)[2] ?? ""),
            () => actions.move(first, "ROOT", 2),
            () => setText(actions, first, "Other"),
            () => actions.setCustom(first, (custom: { note?: string }) => void Object.assign(custom, { note: "x" })),
            () => actions.setHidden(first, true),
          ];
          same(changes.map(counted), [1, 1, 1, 1, 1, 1]);
          same([() => actions.selectNode(second), () => fire(domOf(editor, second), "mouseover")].map(counted), [0, 0]);
          // What came with the first call tells what is so after all of them.
          const [early] = given as (typeof query)[];
          same([early?.serialize(), Object.keys(early ?? {})], [query.serialize(), Object.keys(query)]);
        },
        {
          props: {
            onNodesChange: (query) => {
              calls++;
              given.push(query);
            },
          },
        },
      );
    },
  "### onBeforeMoveEnd {#on-before-move-end} `onBeforeMoveEnd(targetNode: Node, newParentNode: Node, existingParentNode: Node): void` Runs before a node moves, by drag or by `actions.move`, once per node. It does not run for new nodes.":
    () => {
      const moved: string[] = [];
      return withEditor(
        async (editor, place) => {
          const [first = "", second = ""] = childrenOf(editor);
          editor.actions.move([second, first], "ROOT", 0);
          same(moved.splice(0), [`${second} of 1`, `${first} of 1`]);
          await settle();
          dragBelow(domOf(editor, second), domOf(editor, first));
          same([moved.splice(0).length, childrenOf(editor)], [1, [first, second]]);
          await settle();
          dragBelow(place.querySelector("b"), domOf(editor, second));
          same([moved, childrenOf(editor).length], [[], 3]);
        },
        {
          beside: <SampleTool element={<SampleText />} />,
          props: {
            onBeforeMoveEnd: (node, parent) => {
              moved.push(`${node.id} of ${parent.data.nodes.indexOf(node.id)}`);
            },
          },
        },
      );
    },
  "- Do not call actions in it: their changes are lost.": () => {
    let late: () => void = () => {};
    return withEditor(
      (editor) => {
        const [first = "", second = ""] = childrenOf(editor);
        late = () => setText(editor.actions, second, "Lost");
        editor.actions.move(first, "ROOT", 2);
        same([childrenOf(editor), textOf(editor, second)], [[second, first], "Two"]);
      },
      { props: { onBeforeMoveEnd: () => late() } },
    );
  },
  "| [`onBeforeMoveEnd`](#on-before-move-end) | before a node moves | by mutating its arguments | | [`normalizeNodes`](#normalize-nodes) | inside a change, at its end | by mutating the draft |":
    () => {
      const order: unknown[] = [];
      return withEditor(
        (editor) => {
          const [first = "", second = ""] = childrenOf(editor);
          editor.actions.move(first, "ROOT", 2);
          same(order, [
            [first, second],
            [second, first],
          ]);
          const { custom } = editor.query.node(first).get().data;
          same([custom, stepCountOf(editor)], [{ moved: true, normalised: true }, 1]);
        },
        {
          props: {
            onBeforeMoveEnd: (node, parent) => {
              order.push([...parent.data.nodes]);
              node.data.custom.moved = true;
            },
            normalizeNodes: ({ nodes }) => {
              const [, last = ""] = nodes.ROOT?.data.nodes ?? [];
              order.push([...(nodes.ROOT?.data.nodes ?? [])]);
              const moved: Node | undefined = nodes[last];
              if (moved) moved.data.custom.normalised = true;
            },
          },
        },
      );
    },
};
