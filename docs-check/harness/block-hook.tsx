import { type Node, useNode } from "@craftjs/core";
import { containerOf } from "./container-of.tsx";
import { type EditorHandle, withEditor } from "./stage.tsx";

/** What `useNode` gives, and what a collector adds. */
export type Hook = ReturnType<typeof useNode> & Record<string, unknown>;

/** Runs `then` with what `useNode` gave a block, each time it rendered, and with the props it has. */
export function withBlock(
  then: (seen: Hook[], editor: EditorHandle, place: HTMLElement) => unknown,
  options: { collector?: (node: Node) => Record<string, unknown>; craft?: object; beside?: React.ReactNode } = {},
) {
  const seen: Hook[] = [];
  const Block = Object.assign(
    () => {
      seen.push(useNode(options.collector) as Hook);
      return <p>Block</p>;
    },
    { craft: options.craft },
  );
  const content = containerOf(<Block />);
  return withEditor((editor, place) => then(seen, editor, place), {
    content,
    resolver: { Block },
    beside: options.beside,
  });
}

/** What the block was given last. */
export const last = (seen: Hook[]): Hook => {
  const hook = seen.at(-1);
  if (!hook) throw new Error("the block did not render");
  return hook;
};
