import { Element, useNode } from "@craftjs/core";
import type { ComponentType, CSSProperties, ReactNode } from "react";
import { SampleContainer } from "./samples.tsx";
import { type EditorHandle, withEditor } from "./stage.tsx";

/** A container with a padding: what is in it lies away from its edges. */
export const Box = ({ children, style }: { children?: ReactNode; style?: CSSProperties }) => (
  <SampleContainer style={{ padding: 20, ...style }}>{children}</SampleContainer>
);

/** A block of a known height, whose element tells whether it is being dragged. */
export const Item = ({ style }: { style?: CSSProperties }) => {
  const {
    dragged,
    connectors: { connect, drag },
  } = useNode((node) => ({ dragged: node.events.dragged }));
  return (
    <div
      data-dragged={dragged}
      style={{ height: 40, ...style }}
      ref={(dom) => {
        if (dom) connect(drag(dom));
      }}
    />
  );
};

/**
 * Runs `then` with an editor whose root is a box with three items in it, or with `content`; `root` are props of the
 * box, and `others` the components of the content besides these two.
 */
export const withItems = (
  then: (editor: EditorHandle, place: HTMLElement) => unknown,
  content?: ReactNode,
  root = {},
  others: Record<string, ComponentType> = {},
) =>
  withEditor(then, {
    resolver: { Box, Item, ...others },
    content: (
      <Element is={Box} canvas {...root}>
        {content ?? [<Item key="a" />, <Item key="b" />, <Item key="c" />]}
      </Element>
    ),
  });
