import type { EditorHandle } from "./stage.tsx";

type Asked = Pick<EditorHandle, "query">;

/** The ids of a node's children; of the root's where no node is named. */
export const childrenOf = ({ query }: Asked, id = "ROOT"): string[] => query.node(id).childNodes();

/** The ids of the selected nodes, in the order in which they were selected. */
export const selectedOf = ({ query }: Asked): string[] => query.getEvent("selected").all();

/** How many nodes the state holds, those included that nothing shows. */
export const sizeOf = ({ query }: Asked): number => Object.keys(query.getNodes()).length;

/** How many steps the history holds, those included that have been undone. */
export const stepCountOf = ({ store }: Pick<EditorHandle, "store">): number => store.history.timeline.length;

/** The prop `text` of a node, as the sample text has it. */
export const textOf = ({ query }: Asked, id = ""): string => query.node(id).get().data.props.text;

/** The element of a node. Throws when it has none. */
export function domOf({ query }: Asked, id = ""): HTMLElement {
  const { dom } = query.node(id).get();
  if (!dom) throw new Error(`the node ${id} has no element`);
  return dom;
}
