import { DefaultEventHandlers, type Node, useEditor, useEventHandler, useNode } from "@craftjs/core";
import { useState } from "react";
import { Calls } from "../../../harness/calls.tsx";
import { type CheckFile, same } from "../../../harness/check-file.ts";
import { containerOf } from "../../../harness/container-of.tsx";
import { childrenOf } from "../../../harness/editor-questions.ts";
import { SampleText } from "../../../harness/samples.tsx";
import { setText } from "../../../harness/set-text.ts";
import { settle, withEditor } from "../../../harness/stage.tsx";

const textsIn = (nodes: Record<string, Node>) =>
  Object.values(nodes)
    .map(({ data }) => data.props.text)
    .join("");
const noteOf = ({ data }: Node) => data.custom.note;

export const probes: CheckFile["probes"] = {
  "| Undo and redo | `query.history.canUndo()`, `query.history.canRedo()`, [actions.history](/docs/api/useEditor#history) |":
    () =>
      withEditor((editor) => {
        const { canUndo, canRedo } = editor.query.history;
        const { history } = editor.actions;
        const asked = (work: () => void) => {
          work();
          return [canUndo(), canRedo()];
        };
        same([() => setText(editor.actions, childrenOf(editor)[0], "Other"), history.undo, history.redo].map(asked), [
          [true, false],
          [false, true],
          [true, false],
        ]);
      }),
  "| When a node was made | `state.nodes[id]._hydrationTimestamp`, in milliseconds. It is set when the node is created or deserialised, not when it changes, and is not saved. |":
    () => {
      let before = Date.now();
      return withEditor(async ({ actions, query }) => {
        const times = () => Object.values(query.getState().nodes).map((node) => node._hydrationTimestamp);
        const areNew = () => times().every((time) => time >= before && time <= Date.now());
        same(areNew(), true);
        const made = times();
        await new Promise((done) => setTimeout(done, 5));
        setText(actions, childrenOf({ query })[0], "Changed");
        same(times(), made);
        before = Date.now();
        actions.deserialize(query.serialize());
        same([areNew(), query.serialize().includes("_hydrationTimestamp")], [true, false]);
      });
    },
  "| The JSON | `query.serialize()` |": () =>
    withEditor(({ query }) => same(JSON.parse(query.serialize()), query.getSerializedNodes())),
  "| The event handlers | [`useEventHandler()`](/docs/api/exports#internal), in a component |": () => {
    const found: unknown[] = [];
    const beside = <Calls hook={() => found.push(useEventHandler())} />;
    return withEditor(() => same(found[0] instanceof DefaultEventHandlers, true), { beside });
  },
  "Because loading a document makes new nodes, `actions.deserialize` mounts the whole page anew: the local state of your components, such as an open tab, is lost. Keep what must survive in props or in `custom`.":
    () => {
      const Block = ({ text }: { text?: string }) => {
        const { note } = useNode((node) => ({ note: noteOf(node) }));
        const [isOpen, setOpen] = useState(false);
        return (
          <button type="button" onClick={() => setOpen(true)}>
            {`${isOpen ? "open" : "closed"}, ${text}, ${note}`}
          </button>
        );
      };
      return withEditor(
        async ({ actions, query }, place) => {
          const before = query.node("ROOT").get();
          setText(actions, "ROOT", "prop");
          actions.setCustom("ROOT", (custom) => Object.assign(custom, { note: "custom" }));
          place.querySelector("button")?.click();
          await settle();
          same(place.textContent, "open, prop, custom");
          await new Promise((done) => setTimeout(done, 5));
          actions.deserialize(query.serialize());
          await settle();
          same([place.textContent, query.node("ROOT").get() === before], ["closed, prop, custom", false]);
        },
        { content: <Block />, resolver: { Block } },
      );
    },
  "| A component | `useEditor((state, query) => ({ … }))` | when a collected value changes | | A component’s event handler | `query` of `useEditor()` | no | | A user component, for its own node | [`useNode((node) => ({ … }))`](/docs/api/useNode#collector) | when a collected value changes | | After each change to the document | [`onNodesChange`](/docs/api/editor#events) | no | | Code outside of React | `store.subscribe(collector, onChange)` | no |":
    () => {
      const count = { collector: 0, query: 0, block: 0, onNodesChange: 0, subscribed: 0 };
      const collect = () => {
        useEditor((_, query) => ({ texts: textsIn(query.getNodes()) }));
        count.collector++;
      };
      let read: () => unknown = () => {};
      const ask = () => {
        const { query } = useEditor();
        read = () => textsIn(query.getNodes());
        count.query++;
      };
      const Block = () => {
        useNode((node) => ({ note: noteOf(node) }));
        count.block++;
        return null;
      };
      const beside = [<Calls key="1" hook={collect} />, <Calls key="2" hook={ask} />];
      return withEditor(
        async (editor) => {
          const { actions, store } = editor;
          const [text = "", block = ""] = childrenOf(editor);
          const noted = (state: { nodes: Record<string, Node> }) => ({ note: state.nodes[block]?.data.custom.note });
          let heard: unknown;
          const unsubscribe = store.subscribe(noted, ({ note }) => {
            heard = note;
            count.subscribed++;
          });
          // The first call of both comes with any change of the state.
          actions.selectNode("ROOT");
          await settle();
          const counted = async (work: () => void) => {
            const before = { ...count };
            work();
            await settle();
            return Object.entries(count).flatMap(([name, now]) => {
              return now > before[name as keyof typeof before] ? [name] : [];
            });
          };
          same(await counted(() => actions.clearEvents()), []);
          same(await counted(() => setText(actions, text, "Other")), ["collector", "onNodesChange"]);
          same(read(), "Other");
          const note = () => actions.setCustom(block, (custom) => Object.assign(custom, { note: "new" }));
          same(await counted(note), ["block", "onNodesChange", "subscribed"]);
          same(heard, "new");
          unsubscribe();
        },
        {
          content: containerOf(<SampleText />, <Block />),
          resolver: { Block },
          beside,
          props: { onNodesChange: () => void count.onNodesChange++ },
        },
      );
    },
};
