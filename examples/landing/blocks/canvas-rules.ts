import type { NodeRules } from "@craftjs/core";
import { accepts } from "./nesting.ts";

/** The rules of nesting as Craft.js wants them: it asks for them while a block is dragged, and before it is moved. */
export const canvasRules: Partial<NodeRules> = {
  canMoveIn: (incoming, self) => incoming.every(({ data }) => accepts(self.data.name, data.name)),
};
