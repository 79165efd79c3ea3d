import { Editor, Element, Frame, useEditor, useNode } from "@craftjs/core";
import { Layers } from "@craftjs/layers";
import { type ComponentProps, type ComponentType, type ReactElement, StrictMode, useEffect } from "react";
import * as reactDom from "react-dom";
import type { EditorHandle } from "./editor.tsx";
import { containerOf, SampleCard, SampleText, sampleResolver } from "./samples.tsx";

// Removed in React 19, so missing from its types.
const { render, unmountComponentAtNode } = reactDom as unknown as {
  render?: (element: ReactElement, container: Element) => void;
  unmountComponentAtNode?: (container: Element) => void;
};

export { createContext, createElement, memo, StrictMode, useContext, useEffect } from "react";
export { containerOf, Element, render, SampleCard, SampleText, unmountComponentAtNode, useEditor, useNode };

export interface AppOptions {
  content?: ReactElement;
  // biome-ignore lint/suspicious/noExplicitAny: a resolver takes components with any props
  resolver?: Record<string, ComponentType<any>>;
  strict?: boolean;
  layers?: ComponentProps<typeof Layers>;
  onNodesChange?: () => void;
  press?: (editor: EditorHandle) => void;
}

type HandleProps = Pick<AppOptions, "press"> & { onEditor: (editor: EditorHandle) => void };

function Handle({ onEditor, press }: HandleProps) {
  const editor = useEditor();
  useEffect(() => onEditor(editor));
  return <button type="button" onClick={() => press?.(editor)} />;
}

/** An editor that passes the result of `useEditor()` to `onEditor`. */
export function createApp({ content, resolver, strict, layers, onNodesChange, ...handle }: AppOptions & HandleProps) {
  const editor = (
    <Editor resolver={{ ...sampleResolver, ...resolver }} onNodesChange={onNodesChange ?? (() => {})}>
      <Handle {...handle} />
      <Frame>{content ?? containerOf(<SampleText text="One" />, <SampleText text="Two" />)}</Frame>
      {layers && <Layers {...layers} />}
    </Editor>
  );
  return strict ? <StrictMode>{editor}</StrictMode> : editor;
}
