import { useNode } from "@craftjs/core";
import type { CSSProperties, ReactNode } from "react";

/** A draggable, selectable text. */
export function SampleText({ text = "Sample" }: { text?: string }) {
  const { connect, drag } = useNode().connectors;
  return (
    <p
      ref={(dom) => {
        if (dom) connect(drag(dom));
      }}
    >
      {text}
    </p>
  );
}

/** A draggable, selectable canvas. */
export function SampleContainer({ children, style }: { children?: ReactNode; style?: CSSProperties }) {
  const { connect, drag } = useNode().connectors;
  return (
    <section
      style={style}
      ref={(dom) => {
        if (dom) connect(drag(dom));
      }}
    >
      {children}
    </section>
  );
}

/** Resolver for sample documents, which also registers the names that the docs use most. */
export const sampleResolver = { SampleText, SampleContainer, Text: SampleText, Container: SampleContainer };
