import { useNode } from "@craftjs/core";
import { type CSSProperties, createContext, type FocusEvent, type ReactNode, useCallback, useContext } from "react";
import { blockElementId } from "../state/page-focus.ts";
import { useCommands } from "../state/use-commands.ts";

/**
 * In the preview, links work and blocks are not editable. An exported page has no code that asks before it shows content
 * of other sites.
 */
export const Mode = createContext<"edit" | "preview" | "export">("edit");

interface BlockFrameProps {
  label: string;
  className: string;
  style?: CSSProperties;
  children: ReactNode;
}

/** For `suppressHydrationWarning`: the style that take-over.ts sets reads differently from React's. */
export const hasRegeneratedStyle = true;

/** Root element of a block: makes it draggable, selectable, a drop target and focusable. */
export function BlockFrame({ label, className, style, children }: BlockFrameProps) {
  const { id, connectors } = useNode();
  const { connect, drag } = connectors;
  const editing = useContext(Mode) === "edit";
  const commands = useCommands();
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (element) connect(drag(element) as HTMLElement);
    },
    [connect, drag],
  );
  const editingProps = editing && {
    tabIndex: 0,
    role: "group",
    "aria-label": label,
    // A click has already selected the block; keyboard focus has not.
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
      suppressHydrationWarning={hasRegeneratedStyle}
      {...editingProps}
    >
      {children}
    </div>
  );
}
