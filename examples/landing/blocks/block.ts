import type { NodeRules, UserComponent } from "@craftjs/core";
import { createElement } from "react";
import { BlockSettings } from "../panels/block-settings.tsx";
import type { Field } from "./fields.ts";
import { accepts } from "./nesting.ts";

interface BlockDefinition<Props> {
  name: string;
  props: Props;
  fields: Field[];
  isCanvas?: boolean;
}

/** Nesting rules: Craft.js calls them during a drag and before each move. */
const canvasRules: Partial<NodeRules> = {
  canMoveIn: (incoming, self) => incoming.every(({ data }) => accepts(self.data.name, data.name)),
};

/** Builds the `craft` config of a block, with a settings panel generated from its fields. */
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

/** The fields of a block component, empty for any other component. */
export function fieldsOf(component: UserComponent): Field[] {
  return component.craft?.info?.fields ?? [];
}
