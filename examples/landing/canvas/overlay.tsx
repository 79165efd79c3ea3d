import { useEditor } from "@craftjs/core";
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { Icon } from "../panels/icon.tsx";
import { blockElement } from "../state/page-focus.ts";
import { useCommands } from "../state/use-commands.ts";
import { ResizeHandles } from "./resize-handles.tsx";
import { usePointerDrag } from "./use-pointer-drag.ts";

/** Outlines of the selected and the hovered block, drawn over the page so that blocks need no code for them. */
export function Overlay() {
  const commands = useCommands();
  // Subscribe to all nodes: any change may move the outlined block.
  const { selected, hovered, isDragged, dropTarget, isRefused } = useEditor((state, query) => ({
    nodes: state.nodes,
    selected: commands.selected(),
    hovered: (query.getEvent("hovered").first() as string | undefined) ?? null,
    isDragged: !query.getEvent("dragged").isEmpty(),
    dropTarget: state.indicator?.placement.parent.id ?? null,
    isRefused: Boolean(state.indicator?.error),
  }));
  // During a drag, outline the block that would contain the dragged one.
  const outlinedId = dropTarget ?? (hovered === selected ? null : hovered);
  const selection = useRef<HTMLDivElement>(null);
  const hover = useRef<HTMLDivElement>(null);
  const positionOutlines = useEffectEvent(() => {
    positionOutline(selection.current, selected);
    positionOutline(hover.current, outlinedId);
  });
  useLayoutEffect(() => positionOutlines());
  useEffect(() => {
    // Image loads, device switches and typing resize one of these elements.
    const observer = new ResizeObserver(() => positionOutlines());
    const sheet = selection.current?.parentElement;
    const block = selected === null ? null : blockElement(selected);
    for (const element of [sheet, block, block?.parentElement]) if (element) observer.observe(element);
    return () => observer.disconnect();
  }, [selected]);
  const drag = usePointerDrag(selected);
  const isShown = selected !== null && commands.exists(selected);
  const nameOf = (id: string | null) => (id !== null && commands.exists(id) ? commands.nameOf(id) : "");
  const isPage = isShown && commands.parent(selected) === null;
  return (
    <>
      <div
        ref={hover}
        className="hover-outline"
        data-takes={dropTarget === null ? undefined : !isRefused}
        hidden={outlinedId === null}
        aria-hidden="true"
      >
        <span className="block-label">
          {`${dropTarget === null ? "" : isRefused ? "Not in " : "In "}${nameOf(outlinedId)}`}
        </span>
      </div>
      <div
        ref={selection}
        className={isDragged ? "selection dragged" : "selection"}
        hidden={!isShown}
        aria-hidden="true"
      >
        <span className={isPage ? "block-label" : "block-label grip"} onPointerDown={isPage ? undefined : drag}>
          {!isPage && <Icon name="grip" />}
          <span>{nameOf(selected)}</span>
        </span>
        {/* useEditor does not re-run its collector when a prop changes: remount by key. */}
        {isShown && <ResizeHandles key={selected} id={selected} />}
      </div>
    </>
  );
}

/** Positions an outline over a block. The label moves inside at the top of the page. */
function positionOutline(outline: HTMLElement | null, id: string | null): void {
  const element = id === null ? null : blockElement(id);
  const sheet = outline?.parentElement;
  if (!outline || !element || !sheet) return;
  const origin = sheet.getBoundingClientRect();
  const { left, top, width, height } = element.getBoundingClientRect();
  outline.style.transform = `translate(${left - origin.left}px, ${top - origin.top}px)`;
  outline.style.width = `${width}px`;
  outline.style.height = `${height}px`;
  outline.toggleAttribute("data-inside", top - origin.top < 8);
}
