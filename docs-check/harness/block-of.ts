/// <reference types="vite/client" />
import type { BlockExports } from "./check-file.ts";

const snippets = import.meta.glob<BlockExports>("../generated/snippets/**/*.{ts,tsx,js,jsx}");

/** What a snippet exports, by its path: `docs/guides/touch/src/app.tsx`. Only for unconverted checks: new ones import it. */
export async function blockOf(path: string): Promise<BlockExports> {
  const load = snippets[`../generated/snippets/${path}`];
  if (!load) throw new Error(`there is no snippet ${path}`);
  return load();
}
