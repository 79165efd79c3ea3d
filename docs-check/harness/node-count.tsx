import { useEditor } from "@craftjs/core";

/** Shows how many nodes the state holds, and so renders again when a node comes or goes. */
export function NodeCount() {
  const { count } = useEditor(({ nodes }) => ({ count: Object.keys(nodes).length }));
  return <b>{count}</b>;
}
