import { Editor } from "@craftjs/core";
import { type ReactElement, type ReactNode, StrictMode, useEffect, useState } from "react";
import { sampleResolver } from "./samples.tsx";
import { says } from "./says.ts";
import { type EditorHandle, settle, withHandle } from "./stage.tsx";

/** Renders an editor with frames in it, and runs `then` with it. */
export function withFrames(
  frames: ReactNode,
  then: (editor: EditorHandle, place: HTMLElement) => unknown,
  strict = false,
) {
  return withHandle((handle) => {
    const editor = (
      <Editor resolver={sampleResolver}>
        {handle}
        {frames}
      </Editor>
    );
    return strict ? <StrictMode>{editor}</StrictMode> : editor;
  }, then);
}

/** The frame as it is when its parent renders it in one state after the other; `edit` changes the first of them. */
export function inTurn(
  states: ReactElement[],
  then: (editor: EditorHandle, place: HTMLElement) => unknown,
  edit: (editor: EditorHandle) => void = () => {},
) {
  let next: (() => void) | undefined;
  const Turns = () => {
    const [turn, setTurn] = useState(0);
    useEffect(() => {
      next = () => setTurn(turn + 1);
    });
    return states[turn];
  };
  return withFrames(<Turns />, async (editor, place) => {
    edit(editor);
    for (let turn = 1; turn < states.length; turn++) {
      next?.();
      await settle();
    }
    await then(editor, place);
  });
}

/** Throws when rendering a frame does not say a message. */
export const frameSays = (part: string, frame: ReactElement) => says(part, () => withFrames(frame, () => {}));
