import { useEditor } from "@craftjs/core";

/** Shows the number of nodes in the state, so it re-renders when one is added or removed. */
export function NodeCount() {
  const { count } = useEditor(({ nodes }) => ({ count: Object.keys(nodes).length }));
  return <b>{count}</b>;
}
