import { createRequire } from "node:module";
import { type ComponentType, createElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import type { SavedDocument } from "../document.ts";

// Node detects too few exports of the package: https://craft.js.org/docs/api/errors#named-export
const { Editor, Element, Frame, useEditor, useNode } = createRequire(import.meta.url)(
  "@craftjs/core",
) as typeof import("@craftjs/core");

type Props = { text?: unknown; children?: ReactNode };
// biome-ignore lint/suspicious/noExplicitAny: a resolver takes components with any props
type Resolver = Record<string, ComponentType<any>>;

const TextWithNode = ({ text, children }: Props) => {
  useNode();
  return createElement("p", null, typeof text === "string" ? text : null, children);
};
const Container = ({ children }: Props) => createElement("div", null, children);
const PassingText = (props: object) => createElement("p", props);
const PassingBox = (props: object) => createElement("div", props);
const body = (is: ComponentType<object>) => createElement(Element, { id: "body", is, canvas: true });

/** Components that ignore unknown props, and components that pass all props on to an HTML element. */
export const testResolvers = {
  ignoring: { Text: TextWithNode, Box: Container, Card: () => createElement("article", null, body(Container)) },
  passing: {
    Text: PassingText,
    Box: PassingBox,
    Card: (props: object) => createElement("article", null, createElement("div", props), body(PassingBox)),
  },
} satisfies Record<string, Resolver>;

/** Loads a document into the real editor and renders it; throws its errors. `save` is the document that it would save. */
export function load(document: SavedDocument, resolver: Resolver = testResolvers.ignoring) {
  let serialize = () => "";
  const QueryProbe = () => {
    const { query } = useEditor();
    serialize = () => query.serialize();
    return null;
  };
  const frame = createElement(Frame, { data: JSON.stringify(document) });
  const html = renderToString(createElement(Editor, { resolver }, createElement(QueryProbe), frame));
  return { html, save: (): SavedDocument => JSON.parse(serialize()) };
}
