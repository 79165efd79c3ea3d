import { Editor, type EditorState, Frame, type Node, type Nodes, useEditor } from "@craftjs/core";
import { Calls } from "../../../harness/calls.tsx";
import { type CheckFile, same, throws } from "../../../harness/check-file.ts";
import { containerOf } from "../../../harness/container-of.tsx";
import { childrenOf, domOf } from "../../../harness/editor-questions.ts";
import { fire } from "../../../harness/pointer.ts";
import { sameType } from "../../../harness/same-type.ts";
import { SampleTool } from "../../../harness/sample-tool.tsx";
import { SampleText, sampleResolver } from "../../../harness/samples.tsx";
import { setText } from "../../../harness/set-text.ts";
import { rendered, settle, withEditor } from "../../../harness/stage.tsx";
import { startDrag } from "../../../harness/start-drag.ts";

export const probes: CheckFile["probes"] = {
  "| You want | With the state | With `query` | |---|---|---| | All ids | `[...state.events.selected]` | `query.getEvent('selected').all()` | | The first id | `[...state.events.selected][0]` | `query.getEvent('selected').first()` | | How many | `state.events.selected.size` | `query.getEvent('selected').size()` | | Is there any? | `state.events.selected.size > 0` | `!query.getEvent('selected').isEmpty()` | | Is this one? | `state.events.selected.has(id)` | `query.node(id).isSelected()` |":
    () =>
      withEditor(({ actions, query }) => {
        const [id = "", other = ""] = childrenOf({ query });
        for (const ids of [[], [id], [other, id], [other]]) {
          actions.selectNode(ids);
          const { selected } = query.getState().events;
          const event = query.getEvent("selected");
          const answers = [ids, ids[0], ids.length, ids.length > 0, ids.includes(id)];
          same([[...selected], [...selected][0], selected.size, selected.size > 0, selected.has(id)], answers);
          same([event.all(), event.first(), event.size(), !event.isEmpty(), query.node(id).isSelected()], answers);
        }
      }),
  "`state.events.selected` is never `null` and never an id. `query.node(state.events.selected)` throws `Invalid parameter Node Id specified`, and `if (state.events.selected)` is always true. Test its `size`.":
    () =>
      withEditor(async ({ actions, query }) => {
        for (const [selection, size] of [
          [undefined, 0],
          ["ROOT", 1],
          [["ROOT"], 1],
        ] as const) {
          actions.selectNode(selection as string);
          const { selected } = query.getState().events;
          same([selected instanceof Set, Boolean(selected), selected.size], [true, true, size]);
          await throws("Invalid parameter Node Id specified", () => query.node(selected as never));
        }
      }),
  "An id may be missing: before `<Frame />` has rendered, and after a deletion. The types do not say so, hence the `?.` above.":
    async () => {
      sameType<EditorState["nodes"][string], Node>(true);
      const seen: (string | undefined)[] = [];
      const read = () => seen.push(useEditor((state) => ({ name: state.nodes.ROOT?.data.displayName })).name);
      await rendered(
        <Editor resolver={sampleResolver}>
          <Calls hook={read} />
          <Frame>
            <SampleText />
          </Frame>
        </Editor>,
        () => same([seen[0], typeof seen.at(-1)], [undefined, "string"]),
      );
      await withEditor((editor) => {
        const [id = ""] = childrenOf(editor);
        editor.actions.delete(id);
        same(editor.query.getState().nodes[id], undefined);
      });
    },
  "## events {#events} Which nodes are selected, hovered and dragged. Each is a `Set` of ids.": () =>
    withEditor(({ query, store }) => {
      const kinds = ["selected", "hovered", "dragged"] as const;
      same(Object.keys(query.getState().events).sort(), [...kinds].sort());
      for (const kind of kinds) {
        store.actions.setNodeEvent(kind, "ROOT");
        const set: unknown = query.getState().events[kind];
        same(set instanceof Set && [...set], ["ROOT"]);
      }
    }),
  "| `hovered` | The node under the pointer, or the last one that was |": () =>
    withEditor((editor) => {
      const [first, second] = childrenOf(editor);
      const hovered = () => [...editor.query.getState().events.hovered];
      for (const id of [first, second]) {
        fire(domOf(editor, id), "mouseover");
        same(hovered(), [id]);
        fire(domOf(editor, id), "mouseleave");
        fire(document.body, "mouseover");
        same(hovered(), [id]);
      }
    }),
  "| `dragged` | The nodes that are being dragged. New nodes from a toolbox are not among them: they have no place in the document yet. |":
    () =>
      withEditor(
        (editor, place) => {
          const [first] = childrenOf(editor);
          const dragged = () => [...editor.query.getState().events.dragged];
          const drag = (element: Element | null) => {
            startDrag(element);
            const ids = dragged();
            fire(element, "dragend");
            return ids;
          };
          same([drag(domOf(editor, first)), dragged()], [[first], []]);
          same(drag(place.querySelector("b")), []);
        },
        { beside: <SampleTool element={<SampleText />} /> },
      ),
  "`handlers` is the function that you passed, not the object it made, and is read only when the editor mounts.": () =>
    withEditor(({ actions, query }) => {
      const { handlers } = query.getOptions();
      same(typeof handlers, "function");
      let calls = 0;
      actions.setOptions((options) => {
        options.handlers = (store) => {
          calls++;
          return handlers(store);
        };
      });
      actions.selectNode("ROOT");
      same(calls, 0);
    }),
  "| `placement.parent` | `Node` | The canvas that would receive the nodes | | `placement.index` | `number` | The child next to which they would be placed | | `placement.where` | `string` | `'before'` or `'after'` that child. The insertion index is `index`, or `index + 1` for `'after'`. | | `placement.currentNode` | `Node \\| null` | That child.":
    () =>
      withEditor((editor) => {
        const [first = "", second = ""] = childrenOf(editor);
        const drop = (id: string, where: "before" | "after") => {
          const { left, top, bottom } = domOf(editor, id).getBoundingClientRect();
          const tree = editor.query.parseReactElement(<SampleText />).toNodeTree();
          const y = where === "before" ? top - 10 : bottom + 15;
          const { placement } = editor.query.getDropPlaceholder(tree.nodes[tree.rootNodeId] as never, "ROOT", {
            x: left,
            y,
          });
          same([placement.where, placement.parent.id, placement.currentNode?.id], [where, "ROOT", id]);
          same(placement.index, childrenOf(editor).indexOf(id));
          editor.actions.addNodeTree(tree, "ROOT", where === "after" ? placement.index + 1 : placement.index);
          return tree.rootNodeId;
        };
        const before = drop(first, "before");
        same(childrenOf(editor), [before, first, second]);
        editor.actions.delete(before);
        const after = drop(second, "after");
        same(childrenOf(editor), [first, second, after]);
      }),
  "| The recorded steps | `store.history.timeline`; each has a `timestamp` in milliseconds |": () =>
    withEditor((editor) => {
      const before = Date.now();
      setText(editor.actions, childrenOf(editor)[0], "Other");
      const [step] = editor.store.history.timeline;
      const time = Number(step?.timestamp);
      same([time >= before, time <= Date.now()], [true, true]);
    }),
  "The collector’s result is compared deeply after each state change, so `useEditor((state) => ({ nodes: state.nodes }))` costs time in proportion to the document, and re-renders on every change to any node.":
    async () => {
      const lookedAt = async (count: number) => {
        let looks = 0;
        const get = (nodes: Nodes, id: string) => {
          if (id in nodes) looks++;
          return nodes[id];
        };
        const content = containerOf(...Array(count).fill(<SampleText />));
        const collect = () => useEditor(({ nodes }) => ({ nodes: new Proxy(nodes, { get } as ProxyHandler<Nodes>) }));
        await withEditor(
          ({ actions, query }) => {
            const last = childrenOf({ query }).at(-1);
            looks = 0;
            actions.selectNode(last);
          },
          { content, beside: <Calls hook={collect} /> },
        );
        return looks;
      };
      const [few, many] = [await lookedAt(4), await lookedAt(40)];
      same(many - few >= 36, true);
      const renders = { nodes: 0, equal: 0 };
      const collectNodes = () => {
        useEditor(({ nodes }) => ({ nodes }));
        renders.nodes++;
      };
      const collectEqual = () => {
        useEditor(() => ({ deep: { equal: [1] } }));
        renders.equal++;
      };
      const beside = [<Calls key="1" hook={collectNodes} />, <Calls key="2" hook={collectEqual} />];
      await withEditor(
        async (editor) => {
          editor.actions.selectNode();
          await settle();
          for (const id of childrenOf(editor)) {
            const before = { ...renders };
            setText(editor.actions, id, "Other");
            await settle();
            same(renders, { ...before, nodes: before.nodes + 1 });
          }
        },
        { beside },
      );
    },
};
