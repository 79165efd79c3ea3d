import { Element, useNode } from "@craftjs/core";
import type { ComponentType, CSSProperties, ReactNode } from "react";
import { SampleContainer } from "./samples.tsx";
import { type EditorHandle, withEditor } from "./stage.tsx";

export const Box = ({ children, style }: { children?: ReactNode; style?: CSSProperties }) => (
  <SampleContainer style={{ padding: 20, ...style }}>{children}</SampleContainer>
);

/** A block of known height whose element shows whether it is being dragged. */
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

/** `root` are the props of the box around three items or `content`; `others` are the content's further components. */
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
