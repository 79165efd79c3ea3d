import { Editor, type Options, useEditor } from "@craftjs/core";
import { useState } from "react";
import { Calls } from "./calls.tsx";
import { type EditorHandle, rendered, settle } from "./stage.tsx";

/**
 * Runs `then` with an editor, “Inside” in it, whose parent gives it other props once `give` is called, and another `key`
 * where one is named.
 */
export function withLaterProps(
  first: Partial<Options>,
  then: (
    give: (props: Partial<Options>, key?: string) => Promise<void>,
    latest: () => EditorHandle,
    place: HTMLElement,
  ) => unknown,
) {
  let set = (_: [Partial<Options>, string]) => {};
  let latest: EditorHandle | undefined;
  const read = () => {
    latest = useEditor();
  };
  const App = () => {
    const [[props, key], setProps] = useState<[Partial<Options>, string]>([first, "first"]);
    set = setProps;
    return (
      <Editor key={key} {...props}>
        <Calls hook={read} />
        <p>Inside</p>
      </Editor>
    );
  };
  return rendered(<App />, (place) =>
    then(
      async (props, key = "first") => {
        set([props, key]);
        await settle();
      },
      () => latest as EditorHandle,
      place,
    ),
  );
}
