import { withEditor } from "./stage.tsx";

/** Loads a page of one node, of which only what is given as `node` is certain to be there. */
export const loadRoot = (node: object): Promise<void> =>
  withEditor(({ actions }) =>
    actions.deserialize({ ROOT: { props: {}, nodes: [], linkedNodes: {}, ...node } } as never),
  );
