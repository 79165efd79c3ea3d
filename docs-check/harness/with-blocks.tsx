import { type ComponentType, createElement } from "react";
import { containerOf } from "./container-of.tsx";
import { withEditor } from "./stage.tsx";

// biome-ignore lint/suspicious/noExplicitAny: a resolver takes components of any props
type Components = Record<string, ComponentType<any>>;
type Then<Result> = Parameters<typeof withEditor<Result>>[0];
type Others = Omit<NonNullable<Parameters<typeof withEditor>[1]>, "content" | "resolver">;

const elementsOf = (components: Components) =>
  Object.entries(components).map(([name, component]) => createElement(component, { key: name }));

/** Runs `then` with a page whose `ROOT` is the first of these components. All are in the resolver. */
export function withRoot<Result>(components: Components, then: Then<Result>, others: Others = {}): Promise<Result> {
  const [content = <p>There is no block</p>] = elementsOf(components);
  return withEditor(then, { ...others, content, resolver: components });
}

/** Runs `then` with a container that holds one of each component, in order. All are in the resolver. */
export function withBlocks<Result>(components: Components, then: Then<Result>, others: Others = {}): Promise<Result> {
  return withEditor(then, { ...others, content: containerOf(...elementsOf(components)), resolver: components });
}
