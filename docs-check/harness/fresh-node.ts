import type { EditorHandle } from "./stage.tsx";

/** A new node of an HTML tag, which is on no page yet; `data` says what else is in it. */
export const freshNode = ({ query }: Pick<EditorHandle, "query">, data = {}) =>
  query.parseFreshNode({ data: { type: "hr", ...data } }).toNode();
