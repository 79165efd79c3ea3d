import { useNode } from "@craftjs/core";
import type { CSSProperties, ReactNode } from "react";

/** A text that can be selected and dragged. */
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

/** A block that holds others, and can be selected and dragged. */
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

/** The components of the sample documents, under the names that the docs use most. */
export const sampleResolver = { SampleText, SampleContainer, Text: SampleText, Container: SampleContainer };
