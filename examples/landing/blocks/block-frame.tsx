import { useNode } from "@craftjs/core";
import { type CSSProperties, createContext, type FocusEvent, type ReactNode, useCallback, useContext } from "react";
import { useCommands } from "../state/commands.ts";
import { blockElementId } from "../state/page-focus.ts";

/** Whether blocks can be edited, or are only shown: what is a link in the preview is none while it is edited. */
export const Editing = createContext(true);

interface BlockFrameProps {
  /** What screen readers call the block. */
  label: string;
  className: string;
  style?: CSSProperties;
  children: ReactNode;
}

/** The element that Craft.js knows a block by: it can be dragged, dropped on, selected and, with the keyboard, reached. */
export function BlockFrame({ label, className, style, children }: BlockFrameProps) {
  const { id, connectors } = useNode();
  const { connect, drag } = connectors;
  const editing = useContext(Editing);
  const commands = useCommands();
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (element) connect(drag(element) as HTMLElement);
    },
    [connect, drag],
  );
  const forEditing = editing && {
    tabIndex: 0,
    role: "group",
    "aria-label": label,
    // The mouse has selected it by now; who comes with the keyboard has not.
    onFocus: (event: FocusEvent) => {
      if (event.target === event.currentTarget && commands.selected() !== id) commands.select(id);
    },
  };
  return (
    <div
      ref={ref}
      className={`block ${className}`}
      style={style}
      id={blockElementId(id)}
      data-block={id}
      {...forEditing}
    >
      {children}
    </div>
  );
}
