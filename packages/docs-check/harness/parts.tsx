import { useEditor } from "@craftjs/core";
import { type ReactNode, useState } from "react";
import { settle } from "./input.ts";
import { SampleContainer } from "./samples.tsx";

/** Calls a hook and renders nothing. */
export function HookCaller({ hook }: { hook: () => unknown }) {
  hook();
  return null;
}

/** Shows the number of nodes in the state, so it re-renders when one is added or removed. */
export function NodeCount() {
  const { count } = useEditor(({ nodes }) => ({ count: Object.keys(nodes).length }));
  return <b>{count}</b>;
}

/** Renders a related component of a block, by default the selected one, as a settings panel does. */
export function RelatedPart({ name = "settings", id, ...props }: { name?: string; id?: string; text?: string }) {
  const { Part } = useEditor(({ nodes }, query) => ({
    Part: nodes[id ?? query.getEvent("selected").first()]?.related[name],
  }));
  return Part ? <Part {...props} /> : null;
}

/** Renders `renderValue(value)`; `change` sets the value and waits for React. */
export function changing<Value>(initialValue: Value, renderValue: (value: Value) => ReactNode) {
  let set = (_: Value) => {};
  const Changing = () => {
    const [value, setValue] = useState(initialValue);
    set = setValue;
    return renderValue(value);
  };
  const change = (value: Value) => {
    set(value);
    return settle();
  };
  return { element: <Changing />, change };
}

/** Renders `element` in place of `placeholder` once `show` is called. */
export function delayed(element: ReactNode) {
  const { change, element: placeholder } = changing(false, (isShown) => isShown && element);
  return { placeholder, show: () => change(true) };
}

/** A block with this `craft` that renders as `component` does, by default a container. */
export const craftedBlock = (craft: object, component: (props: object) => ReactNode = SampleContainer) =>
  Object.assign((props: { children?: ReactNode }) => component(props), { craft });
