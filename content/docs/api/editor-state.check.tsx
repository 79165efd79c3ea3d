import { DefaultEventHandlers, Editor, type EditorState, Element, type Options, Positioner } from "@craftjs/core";
import { type CheckFile, inWords, same, throws } from "../../../test/docs/browser/check-file.ts";
import { containerOf } from "../../../test/docs/browser/container-of.tsx";
import { childrenOf, domOf } from "../../../test/docs/browser/editor-questions.ts";
import { fire } from "../../../test/docs/browser/pointer.ts";
import { sameType } from "../../../test/docs/browser/same-type.ts";
import { says } from "../../../test/docs/browser/says.ts";
import { setText } from "../../../test/docs/browser/set-text.ts";
import { type EditorHandle, withEditor, withHandle } from "../../../test/docs/browser/stage.tsx";
import { probes as events } from "./editor-state-events.check.tsx";
import { probes as reading } from "./editor-state-reading.check.tsx";
import { probes as shape } from "./editor-state-shape.check.tsx";

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

type Phase = "started" | "over" | "dropped";

/** Drags the first of two texts below the second, leaves the editor, and lets go there. */
const dragFirstBehindSecond = (at: (editor: EditorHandle, phase: Phase, ids: string[]) => void) =>
  withEditor(
    async (editor) => {
      const ids = editor.query.node("ROOT").childNodes();
      const [dragged, target] = ids.map((id) => domOf(editor, id));
      const fireAt = (element: HTMLElement | undefined, type: string, clientX: number, clientY: number) =>
        fire(element, type, { clientX, clientY });
      const box = target?.getBoundingClientRect() ?? new DOMRect();
      fireAt(dragged, "dragstart", 1, 1);
      at(editor, "started", ids);
      fireAt(target, "dragover", box.left + 20, box.bottom + 20);
      at(editor, "over", ids);
      fireAt(target, "dragleave", 900, 900);
      fireAt(document.body, "dragover", 900, 900);
      at(editor, "over", ids);
      fireAt(dragged, "dragend", 900, 900);
      at(editor, "dropped", ids);
    },
    {
      content: containerOf(<p>One</p>, <p>Two</p>),
    },
  );

export const probes: CheckFile["probes"] = {
  ...events,
  ...reading,
  ...shape,
  "| You want | With the state | With `query` | |---|---|---| | All ids | `[...state.events.selected]` | `query.getEvent('selected').all()` |":
    () =>
      withEditor(({ actions, query }) => {
        const ids = query.node("ROOT").childNodes();
        actions.selectNode(ids);
        same(Array.from(query.getState().events.selected), ids);
        same(query.getEvent("selected").all(), ids);
      }),
  "| `selected` | The selected nodes, in the order in which they were selected |": () =>
    withEditor(({ actions, query }) => {
      const [first = "", second = ""] = query.node("ROOT").childNodes();
      actions.selectNode([second, first]);
      same([...query.getState().events.selected], [second, first]);
    }),
  "`query.node(state.events.selected)` throws `Invalid parameter Node Id specified`, and": () =>
    withEditor(({ query }) =>
      throws("Invalid parameter Node Id specified", () => query.node(query.getState().events.selected as never)),
    ),
  "`actions.selectNode(id)` selects, `actions.clearEvents()` clears all three.": () =>
    withEditor(({ actions, query, store }) => {
      actions.selectNode("ROOT");
      same(query.getEvent("selected").all(), ["ROOT"]);
      for (const event of ["selected", "hovered", "dragged"] as const) store.actions.setNodeEvent(event, "ROOT");
      actions.clearEvents();
      same(
        Object.values(query.getState().events).map((set) => set.size),
        [0, 0, 0],
      );
    }),
  "Deleting a node takes it out of the sets, and undoing the deletion puts it back.": () =>
    withEditor(({ actions, query }) => {
      const [id = ""] = query.node("ROOT").childNodes();
      actions.selectNode(id);
      actions.delete(id);
      same(query.getEvent("selected").size(), 0);
      actions.history.undo();
      same([query.getEvent("selected").all(), query.node(id).get().events.selected], [[id], true]);
    }),
  "## indicator {#indicator} Where the dragged nodes would land. It is `null` until a drag reaches a [canvas](/docs/concepts/nodes#canvas), and again after the drop. The type leaves the `null` out: test for it.":
    () =>
      dragFirstBehindSecond(({ query }, phase, [, second]) => {
        sameType<null extends EditorState["indicator"] ? true : false, false>(true);
        const { indicator } = query.getState();
        same(indicator === null, phase !== "over");
        if (indicator) same([indicator.placement.where, indicator.placement.currentNode?.id], ["after", second]);
      }),
  "Leaving the canvas does not reset it: blocks that are let go outside land where the indicator was last.": () =>
    dragFirstBehindSecond(({ query }, phase, [first, second]) => {
      if (phase === "dropped") same(query.node("ROOT").childNodes(), [second, first]);
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
  "It is set when the node is created or deserialised, not when it changes, and is not saved.": () =>
    withEditor(async ({ actions, query }) => {
      const [id = ""] = query.node("ROOT").childNodes();
      const time = () => query.node(id).get()._hydrationTimestamp;
      const before = time();
      await new Promise((done) => setTimeout(done, 5));
      setText(actions, id, "Changed");
      same(time(), before);
      actions.deserialize(query.serialize());
      same([time() > before, query.serialize().includes("_hydrationTimestamp")], [true, false]);
    }),
};
