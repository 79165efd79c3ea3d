import { DefaultEventHandlers, Editor, type Options } from "@craftjs/core";
import { inWords } from "../../../harness/check-file.ts";
import { type EditorHandle, withHandle } from "../../../harness/stage.tsx";

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
