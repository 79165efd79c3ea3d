import { useEditor } from "@craftjs/core";
import type { ReactElement } from "react";

/** An item of a toolbox, the only `<b>` of a check: dragged onto a page, it makes what `element` says. */
export function SampleTool({ element }: { element: ReactElement | (() => ReactElement) }) {
  const { connectors } = useEditor();
  return (
    <b
      ref={(dom) => {
        if (dom) connectors.create(dom, element);
      }}
    >
      Tool
    </b>
  );
}
