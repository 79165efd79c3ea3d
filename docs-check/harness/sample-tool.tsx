import { type NodeTree, useEditor } from "@craftjs/core";
import type { ReactElement } from "react";

interface SampleToolProps {
  element: ReactElement | (() => ReactElement | NodeTree);
  onCreate?: (tree: NodeTree) => void;
}

/** A toolbox item, the only `<b>` in a check; dragging it onto a page creates `element`. */
export function SampleTool({ element, onCreate }: SampleToolProps) {
  const { connectors } = useEditor();
  return (
    <b
      ref={(dom) => {
        if (dom) connectors.create(dom, element, onCreate ? { onCreate } : {});
      }}
    >
      Tool
    </b>
  );
}
