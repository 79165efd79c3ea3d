import { createRequire } from "node:module";
import { createElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import type { SavedDocument } from "../../saved-state/finding.ts";

// Node finds too few names in the package: https://craft.js.org/docs/api/errors#named-export
const { Editor, Element, Frame, useEditor, useNode } = createRequire(import.meta.url)(
  "@craftjs/core",
) as typeof import("@craftjs/core");

const Text = ({ text, children }: { text?: string; children?: ReactNode }) => {
  useNode();
  return createElement("p", null, text, children);
};
const Box = ({ children }: { children?: ReactNode }) => createElement("div", null, children);
const Card = () => createElement("article", null, createElement(Element, { id: "body", is: Box, canvas: true }));

/** Loads a document into the real editor and renders it; throws what that throws. Returns what it would save. */
export function load(document: SavedDocument): { html: string; saved: SavedDocument } {
  let save = () => "";
  const Handle = () => {
    const { query } = useEditor();
    save = () => query.serialize();
    return null;
  };
  const html = renderToString(
    createElement(
      Editor,
      { resolver: { Text, Box, Card } },
      createElement(Handle),
      createElement(Frame, { data: JSON.stringify(document) }),
    ),
  );
  return { html, saved: JSON.parse(save()) };
}
