import { Children, type ReactNode, useContext } from "react";
import { Editing } from "./block-frame.tsx";

/** Shows a drop placeholder while a container is empty. */
export function CanvasContent({ hint = "Drop a block here", children }: { hint?: string; children?: ReactNode }) {
  const editing = useContext(Editing);
  if (Children.count(children) > 0 || !editing) return children;
  return <p className="empty-canvas">{hint}</p>;
}
