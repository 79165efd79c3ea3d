import { Editor, Frame, useEditor } from "@craftjs/core";
import { type CheckFile, same } from "../../../test/docs/browser/check-file.ts";
import { childrenOf, domOf } from "../../../test/docs/browser/editor-questions.ts";
import { fire } from "../../../test/docs/browser/pointer.ts";
import { SampleTool } from "../../../test/docs/browser/sample-tool.tsx";
import { SampleText, sampleResolver } from "../../../test/docs/browser/samples.tsx";
import { setText } from "../../../test/docs/browser/set-text.ts";
import { rendered, settle, withEditor } from "../../../test/docs/browser/stage.tsx";

/** What each way to ask says of a selection, with the state and with `query`. */
const asked = (
  withState: (selected: Set<string>, id: string) => unknown,
  withQuery: (query: ReturnType<typeof useEditor>["query"], id: string) => unknown,
  answers: (ids: string[]) => unknown[],
) =>
  withEditor((editor) => {
    const ids = childrenOf(editor);
    const [first = "", second = ""] = ids;
    const selections: (string | string[] | undefined)[] = [undefined, first, [second, first]];
    const given = selections.map((selection) => {
      editor.actions.selectNode(selection);
      const { selected } = editor.query.getState().events;
      return [withState(selected, first), withQuery(editor.query, first)];
    });
    same(
      given,
      answers(ids).map((answer) => [answer, answer]),
    );
  });

export const probes: CheckFile["probes"] = {
  "| The first id | `[...state.events.selected][0]` | `query.getEvent('selected').first()` |": () =>
    asked(
      (selected) => [...selected][0],
      (query) => query.getEvent("selected").first(),
      ([first, second]) => [undefined, first, second],
    ),
  "| How many | `state.events.selected.size` | `query.getEvent('selected').size()` |": () =>
    asked(
      (selected) => selected.size,
      (query) => query.getEvent("selected").size(),
      () => [0, 1, 2],
    ),
  "| Is there any? | `state.events.selected.size > 0` | `!query.getEvent('selected').isEmpty()` |": () =>
    asked(
      (selected) => selected.size > 0,
      (query) => !query.getEvent("selected").isEmpty(),
      () => [false, true, true],
    ),
  "| Is this one? | `state.events.selected.has(id)` | `query.node(id).isSelected()` |": () =>
    asked(
      (selected, id) => selected.has(id),
      (query, id) => query.node(id).isSelected(),
      () => [false, true, true],
    ),
  "`state.events.selected` is never `null` and never an id.": () =>
    withEditor(({ actions, query }) => {
      for (const selection of [undefined, "ROOT", ["ROOT"]]) {
        actions.selectNode(selection);
        same(query.getState().events.selected instanceof Set, true);
      }
    }),
  "`if (state.events.selected)` is always true. Test its `size`.": () =>
    withEditor(({ actions, query }) => {
      const selected = () => query.getState().events.selected;
      same([selected().size, Boolean(selected())], [0, true]);
      actions.selectNode("ROOT");
      same([selected().size, Boolean(selected())], [1, true]);
    }),
  "An id may be missing: before `<Frame />` has rendered, and after a deletion.": async () => {
    const seen: (string | undefined)[] = [];
    const Reads = () => {
      seen.push(useEditor((state) => ({ name: state.nodes.ROOT?.data.displayName })).name);
      return null;
    };
    await rendered(
      <Editor resolver={sampleResolver}>
        <Reads />
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
            fire(element, "mousedown");
            fire(element, "dragstart");
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
    () => {
      let renders = 0;
      const Reads = () => {
        useEditor((state) => ({ nodes: state.nodes }));
        renders++;
        return null;
      };
      return withEditor(
        async (editor) => {
          editor.actions.selectNode();
          await settle();
          for (const id of childrenOf(editor)) {
            const before = renders;
            setText(editor.actions, id, "Other");
            await settle();
            same(renders, before + 1);
          }
        },
        { beside: <Reads /> },
      );
    },
};
