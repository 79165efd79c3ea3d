import { DefaultEventHandlers, Editor, type Options, useEditor } from "@craftjs/core";
import { type CheckFile, inWords, same } from "../../../test/docs/browser/check-file.ts";
import { type EditorHandle, rendered, withEditor } from "../../../test/docs/browser/stage.tsx";

/** What an editor without any props starts from. */
export async function bareEditor<Result>(then: (editor: EditorHandle) => Result): Promise<Result> {
  let handle: EditorHandle | undefined;
  const Handle = () => {
    handle = useEditor();
    return null;
  };
  return rendered(
    <Editor>
      <Handle />
    </Editor>,
    () => {
      if (!handle) throw new Error("the editor did not render");
      return then(handle);
    },
  );
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
  "`Array.from(state.events.selected)` | `query.getEvent('selected').all()`": () =>
    withEditor(({ actions, query }) => {
      const ids = query.node("ROOT").childNodes();
      actions.selectNode(ids);
      same(Array.from(query.getState().events.selected), ids);
      same(query.getEvent("selected").all(), ids);
    }),
  "The selected nodes, in the order in which they were selected": () =>
    withEditor(({ actions, query }) => {
      const [first = "", second = ""] = query.node("ROOT").childNodes();
      actions.selectNode([second, first]);
      same([...query.getState().events.selected], [second, first]);
    }),
};
