import { blocks } from "virtual:docs";
import type { BlockExports } from "./check-file.ts";

/** What a block of a page exports, by its path: `docs/guides/touch/src/app.tsx`. For probes of what the page says about its code. */
export async function blockOf(path: string): Promise<BlockExports> {
  const block = blocks[path];
  if (!block) throw new Error(`there is no block ${path}`);
  return block.load();
}
