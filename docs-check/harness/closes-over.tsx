import { useState } from "react";
import { expect } from "vitest";
import { type EditorHandle, settle } from "./stage.tsx";

/**
 * A collector that closes over state, and a check that the state counts only from the editor's next change.
 * @param use the hook that takes the collector
 */
export function closesOver(use: (collector: () => { value: number }) => { value: number }) {
  const seen: number[] = [];
  let set = (_: number) => {};
  const Closes = () => {
    const [value, setValue] = useState(1);
    set = setValue;
    seen.push(use(() => ({ value })).value);
    return null;
  };
  const countsLater = async ({ actions }: EditorHandle) => {
    set(2);
    await settle();
    expect(seen.at(-1)).toBe(1);
    actions.setIndicator(null);
    await settle();
    expect(seen.at(-1)).toBe(2);
  };
  return { Closes, countsLater };
}
