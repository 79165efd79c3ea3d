import { Children, type ReactNode, useContext } from "react";
import { Editing } from "./block-frame.tsx";

/** The blocks of a container or, while it has none, the place where they can be dropped. */
export function CanvasContent({ children }: { children?: ReactNode }) {
  const editing = useContext(Editing);
  if (Children.count(children) > 0 || !editing) return children;
  return <p className="empty-canvas">Drop a block here</p>;
}
