import { Element, type NodeTree, useEditor, useNode } from "@craftjs/core";
import { type CSSProperties, createElement, type ReactElement, type ReactNode } from "react";

/** Returns a ref callback that connects an element to the block's node, and makes it draggable. */
export function useDraggable() {
  const { connect, drag } = useNode().connectors;
  return (dom: HTMLElement | null) => void (dom && connect(drag(dom)));
}

export function SampleText({ text = "Sample" }: { text?: string }) {
  return <p ref={useDraggable()}>{text}</p>;
}

export function SampleContainer({ children, style }: { children?: ReactNode; style?: CSSProperties }) {
  return createElement("section", { style, ref: useDraggable() }, children);
}

export const sampleResolver = { SampleText, SampleContainer, Text: SampleText, Container: SampleContainer };

/** A droppable container with these blocks: a page's content, or part of it. */
export const containerOf = (...blocks: ReactNode[]): ReactElement =>
  createElement(Element<typeof SampleContainer>, { is: SampleContainer, canvas: true }, ...blocks);

/** A component with a linked node: a container with a text. */
export function SampleCard() {
  return (
    <article>
      <Element id="body" is={SampleContainer} canvas>
        <SampleText text="Inside" />
      </Element>
    </article>
  );
}

interface SampleToolProps {
  element: ReactElement | (() => ReactElement | NodeTree);
  onCreate?: (tree: NodeTree) => void;
}

/** A toolbox item, the only `<b>` in a check; dragging it onto a page creates `element`. */
export function SampleTool({ element, onCreate }: SampleToolProps) {
  const { create } = useEditor().connectors;
  return <b ref={(dom) => void (dom && create(dom, element, onCreate ? { onCreate } : {}))}>Tool</b>;
}
