import { fieldsOf } from "../blocks/block.ts";
import { blocks } from "../blocks/blocks.ts";
import type { KnownBlocks } from "./parse-page.ts";

export const knownBlocks: KnownBlocks = Object.fromEntries(
  Object.entries(blocks).map(([name, component]) => [name, fieldsOf(component)]),
);
