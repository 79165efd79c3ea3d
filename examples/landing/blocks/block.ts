import type { NodeRules, UserComponent } from "@craftjs/core";
import type { ReactNode } from "react";
import type { Fields, PropsOf } from "./fields.ts";

export interface Content {
  children?: ReactNode;
}

/** Whether a block may be a direct child of another, by name. Used by dragging, arrow keys and import. */
export function accepts(parent: string, child: string): boolean {
  if (child === "Page") return false;
  if (parent === "Columns" || child === "Column") return parent === "Columns" && child === "Column";
  if (parent === "Buttons") return child === "Button";
  // Cards hold simple content only.
  if (parent === "Card") return child !== "Card" && child !== "Columns" && child !== "Container";
  return parent === "Page" || parent === "Container" || parent === "Column";
}

/** Nesting rules: Craft.js calls them during a drag and before each move. */
const canvasRules: Partial<NodeRules> = {
  canMoveIn: (incoming, self) => incoming.every(({ data }) => accepts(self.data.displayName, data.displayName)),
};

/** Makes a component a block with the defaults of its fields. panels/settings.tsx renders a control for each field. */
export function block<F extends Fields>(
  name: string,
  fields: F,
  view: (props: PropsOf<F> & Content) => ReactNode,
  { isCanvas = false } = {},
): UserComponent<Partial<PropsOf<F>> & Content> {
  const craft = {
    displayName: name,
    props: Object.fromEntries(Object.entries(fields).map(([prop, { initial }]) => [prop, initial])),
    isCanvas,
    rules: isCanvas ? canvasRules : {},
    info: { fields },
  };
  return Object.assign(view, { craft }) as UserComponent;
}

/** The fields of a block component, none for any other component. */
export function fieldsOf(component: UserComponent): Fields {
  return component.craft?.info?.fields ?? {};
}
