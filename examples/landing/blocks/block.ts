import type { NodeRules, UserComponent } from "@craftjs/core";
import { createElement } from "react";
import { BlockSettings } from "../panels/block-settings.tsx";
import type { Field } from "./fields.ts";
import { accepts } from "./nesting.ts";

interface BlockDefinition<Props> {
  name: string;
  props: Props;
  fields: Field[];
  /** Whether other blocks can be dropped into it. */
  isCanvas?: boolean;
}

/** The rules of nesting as Craft.js wants them: it asks for them while a block is dragged, and before it is moved. */
const canvasRules: Partial<NodeRules> = {
  canMoveIn: (incoming, self) => incoming.every(({ data }) => accepts(self.data.name, data.name)),
};

/** What Craft.js has to know about a block, with a settings panel made from its fields. */
export function block<Props extends object>(definition: BlockDefinition<Props>): NonNullable<UserComponent["craft"]> {
  const { name, props, fields, isCanvas = false } = definition;
  return {
    displayName: name,
    props,
    isCanvas,
    rules: isCanvas ? canvasRules : {},
    related: { settings: () => createElement(BlockSettings, { fields }) },
    info: { fields },
  };
}

/** The fields of a block, by which its props are shown and checked. */
export function fieldsOf(component: UserComponent): Field[] {
  return component.craft?.info?.fields ?? [];
}
