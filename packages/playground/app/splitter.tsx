import { pressOf } from "browser/key-press.ts";
import type { KeyboardEvent, PointerEvent } from "react";

interface SplitterProps {
  /** Width of the code, in percent. */
  value: number;
  onChange(value: number): void;
}

const [minShare, maxShare] = [20, 80];

/** The splitter between code and result: dragged, or moved with arrow keys (https://www.w3.org/WAI/ARIA/apg/patterns/windowsplitter/). */
export function Splitter({ value, onChange }: SplitterProps) {
  const set = (share: number) => onChange(Math.round(Math.min(maxShare, Math.max(minShare, share))));

  function onPointerMove({ currentTarget, pointerId, clientX }: PointerEvent): void {
    if (!currentTarget.hasPointerCapture(pointerId) || !currentTarget.parentElement) return;
    const { left, width } = currentTarget.parentElement.getBoundingClientRect();
    set(((clientX - left) / width) * 100);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const share = { ArrowLeft: value - 5, ArrowRight: value + 5, Home: minShare, End: maxShare }[
      pressOf(event.nativeEvent)
    ];
    if (share === undefined) return;
    event.preventDefault();
    set(share);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: an <hr> ignores keys
    <div
      className="playground-splitter"
      role="separator"
      tabIndex={0}
      aria-label="Width of the code"
      aria-orientation="vertical"
      aria-valuenow={value}
      aria-valuemin={minShare}
      aria-valuemax={maxShare}
      // The frame beside it would capture the pointer.
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={onPointerMove}
      onKeyDown={onKeyDown}
      onDoubleClick={() => onChange(initialShare)}
    />
  );
}

export const initialShare = 52;
