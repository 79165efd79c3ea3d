import { type NodeTree, useEditor } from "@craftjs/core";
import type { ReactElement } from "react";

interface SampleToolProps {
  element: ReactElement | (() => ReactElement | NodeTree);
  onCreate?: (tree: NodeTree) => void;
}

/** An item of a toolbox, the only `<b>` of a check: dragged onto a page, it makes what `element` says. */
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
