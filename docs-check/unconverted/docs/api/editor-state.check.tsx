import { DefaultEventHandlers, Editor, type EditorState, Element, type Options, Positioner } from "@craftjs/core";
import { type CheckFile, inWords, same } from "../../../harness/check-file.ts";
import { childrenOf, domOf } from "../../../harness/editor-questions.ts";
import { fire } from "../../../harness/pointer.ts";
import { sameType } from "../../../harness/same-type.ts";
import { says } from "../../../harness/says.ts";
import { type EditorHandle, withEditor, withHandle } from "../../../harness/stage.tsx";
import { startDrag } from "../../../harness/start-drag.ts";
import { until } from "../../../harness/until.ts";

export const runs: CheckFile["runs"] = {
  "src/drop-message.tsx": ({ DropMessage }) =>
    withEditor(
      async (editor, place) => {
        const shows = async (words: string) => {
          const message = () => place.querySelector("[role=status]")?.textContent;
          await until(() => message() === words);
          same(message(), words);
        };
        const indicator = editor.query.getDropPlaceholder(childrenOf(editor)[0] ?? "", "ROOT", { x: 1, y: 1 });
        editor.actions.setIndicator(indicator);
        await shows(`Drop into ${editor.query.node("ROOT").get().data.displayName}`);
        editor.actions.setIndicator({ ...indicator, error: new Error("refused") as never });
        await shows("Error: refused");
      },
      { beside: <DropMessage /> },
    ),
};

/** What an editor without any props starts from. */
export function bareEditor<Result>(then: (editor: EditorHandle) => Result): Promise<Result> {
  return withHandle((handle) => <Editor>{handle}</Editor>, then);
}

/** Defaults of the options, described where they are no data. */
export function optionDefaults(nothing: string, rendering: string, handling: string) {
  return () =>
    bareEditor(({ query, store }) => {
      const options: Options = query.getOptions();
      const render = <i />;
      const isNothing = (work: (...words: never[]) => unknown) =>
        (work(...([undefined, undefined] as never[])) ?? null) === null;
      const renderer = options.onRender as unknown as (props: { render: unknown }) => unknown;
      return {
        enabled: options.enabled,
        resolver: options.resolver,
        indicator: options.indicator,
        onRender: inWords(rendering, renderer({ render }) === render),
        onNodesChange: inWords(nothing, isNothing(options.onNodesChange)),
        onBeforeMoveEnd: inWords(nothing, isNothing(options.onBeforeMoveEnd)),
        normalizeNodes: inWords(nothing, isNothing(options.normalizeNodes)),
        handlers: inWords(handling, options.handlers(store) instanceof DefaultEventHandlers),
      };
    });
}

export const defaults: CheckFile["defaults"] = {
  editor: optionDefaults(
    "functions that do nothing",
    "a component that returns render",
    "a function that makes DefaultEventHandlers",
  ),
  state: () =>
    bareEditor(({ query }) => {
      const state = query.getState();
      const sets = Object.values(state.events);
      return {
        nodes: inWords("{}, until <Frame /> fills it", Object.keys(state.nodes).length === 0),
        events: inWords(
          "three empty sets",
          sets.length === 3 && sets.every((set) => set instanceof Set && set.size === 0),
        ),
        options: inWords("the props of <Editor /> over the defaults", state.options.enabled === true),
        indicator: state.indicator,
      };
    }),
};

export const probes: CheckFile["probes"] = {
  "| `selected` | The selected nodes, in the order in which they were selected |": () =>
    withEditor(({ actions, query }) => {
      const [first = "", second = ""] = query.node("ROOT").childNodes();
      actions.selectNode([second, first]);
      same([...query.getState().events.selected], [second, first]);
    }),
  "`actions.selectNode(id)` selects, `actions.clearEvents()` clears all three. Deleting a node takes it out of the sets, and undoing the deletion puts it back.":
    () =>
      withEditor(({ actions, query, store }) => {
        const kinds = ["selected", "hovered", "dragged"] as const;
        const [id = ""] = childrenOf({ query });
        const events = () => kinds.map((kind) => query.getEvent(kind).all());
        actions.selectNode(id);
        same(events(), [[id], [], []]);
        for (const kind of kinds) store.actions.setNodeEvent(kind, "ROOT");
        actions.clearEvents();
        same(events(), [[], [], []]);
        for (const kind of kinds) store.actions.setNodeEvent(kind, id);
        actions.delete(id);
        same(events(), [[], [], []]);
        actions.history.undo();
        same([events(), query.node(id).isSelected()], [[[id], [id], [id]], true]);
      }),
  "## indicator {#indicator} Where the dragged nodes would land. It is `null` until a drag reaches a [canvas](/docs/concepts/nodes#canvas), and again after the drop. The type leaves the `null` out: test for it. Leaving the canvas does not reset it: blocks that are let go outside land where the indicator was last.":
    () =>
      withEditor((editor) => {
        sameType<null extends EditorState["indicator"] ? true : false, false>(true);
        const [first = "", second = ""] = childrenOf(editor);
        const [dragged, target] = [domOf(editor, first), domOf(editor, second)];
        const shown = () => editor.query.getState().indicator;
        const outside = { clientX: 900, clientY: 900 };
        startDrag(dragged);
        same(shown(), null);
        fire(target, "dragover", { clientY: target.getBoundingClientRect().bottom + 15 });
        same([shown()?.placement.where, shown()?.placement.currentNode?.id], ["after", second]);
        const before = shown();
        fire(target, "dragleave", outside);
        fire(document.body, "dragover", outside);
        same(shown() === before, true);
        fire(dragged, "dragend", outside);
        same([shown(), childrenOf(editor)], [null, [second, first]]);
      }),
  "In an empty canvas there is none: `undefined` or `0`, so test for falsiness.": () =>
    withEditor(
      ({ query, store }) => {
        const tree = query.parseReactElement(<p />).toNodeTree();
        const positioner = new Positioner(store as never, { type: "new", tree });
        same(positioner.computeIndicator("ROOT", 1, 1)?.placement.currentNode, undefined);
        positioner.cleanup();
        const node = tree.nodes[tree.rootNodeId];
        same(query.getDropPlaceholder(node as never, "ROOT", { x: 1, y: 1 }).placement.currentNode, 0);
      },
      { content: <Element is="div" canvas /> },
    ),
  "| `error` | `string \\| null` | Why the drop is refused, or `null`. In 0.2.12 it is an `Error` object, whatever the type says: rendering it as it is throws. |":
    async () => {
      await withEditor((editor) => {
        const [first = ""] = childrenOf(editor);
        same(editor.query.getDropPlaceholder(first, "ROOT", { x: 1, y: 1 }).error, null);
      });
      await says("Objects are not valid as a React child (found: [object Error])", () =>
        withEditor(() => {}, { beside: <>{new Error("refused") as never}</> }),
      );
      await withEditor(
        ({ query, store }) => {
          const positioner = new Positioner(store as never, { type: "existing", nodes: ["ROOT"] });
          const error: unknown = positioner.computeIndicator("ROOT", 1, 1)?.error;
          positioner.cleanup();
          same([error instanceof Error, query.getState().indicator], [true, null]);
        },
        { content: <Element is="div" canvas /> },
      );
    },
};
