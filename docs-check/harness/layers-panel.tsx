import { Editor, Element, Frame } from "@craftjs/core";
import { Layers } from "@craftjs/layers";
import type { ReactNode } from "react";
import { containerOf } from "./container-of.tsx";
import { fire } from "./pointer.ts";
import { SampleContainer, SampleText, sampleResolver } from "./samples.tsx";
import { type EditorHandle, settle, withEditor } from "./stage.tsx";

/** An editor with a panel in its `<aside>`; the page is a container with a text. */
export const panelWith = (panel: ReactNode) => (
  <Editor resolver={sampleResolver}>
    <aside>{panel}</aside>
    <Frame>{containerOf(<SampleText />)}</Frame>
  </Editor>
);

/** Runs `then` once the rows appear: with a panel whose top layer is open, or with `beside`. */
export const withLayers = <Result,>(
  then: (editor: EditorHandle, place: HTMLElement) => Result | Promise<Result>,
  options: Parameters<typeof withEditor>[1] = {},
) =>
  withEditor(
    async (editor, place) => {
      await settle();
      return then(editor, place);
    },
    { beside: <Layers expandRootOnLoad />, ...options },
  );

export const layersIn = (place: HTMLElement) => [...place.querySelectorAll<HTMLElement>(".craft-layer-node > *")];

export const textAndBox = containerOf(<SampleText />, <Element is={SampleContainer} canvas />);

/** Drags the text's row onto the middle of the box's row. */
export function dragIntoBox(place: HTMLElement): void {
  const [, textName, boxName] = place.querySelectorAll("h2");
  const header = boxName?.closest(".inner > div")?.getBoundingClientRect() ?? new DOMRect();
  const at = { clientX: 9, clientY: header.top + header.height / 2 };
  fire(textName, "dragstart", at);
  fire(boxName, "dragenter", at);
  fire(boxName, "dragover", at);
  fire(textName, "dragend", at);
}

export const namesIn = (place: HTMLElement) => [...place.querySelectorAll("h2")].map(({ textContent }) => textContent);
