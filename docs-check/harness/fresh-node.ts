import type { EditorHandle } from "./stage.tsx";

/** A new node of an HTML tag with this `data`, not yet on a page. */
export const freshNode = ({ query }: Pick<EditorHandle, "query">, data = {}) =>
  query.parseFreshNode({ data: { type: "hr", ...data } }).toNode();
