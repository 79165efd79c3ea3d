import { useNode } from "@craftjs/core";
import type { CSSProperties, ReactNode } from "react";

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

export const sampleResolver = { SampleText, SampleContainer, Text: SampleText, Container: SampleContainer };
