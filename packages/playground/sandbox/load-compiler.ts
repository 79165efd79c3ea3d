import type { compiler } from "./compiler.ts";
import { loadScript } from "./load-script.ts";

/** Loads the compiler (packages/playground/sandbox/compiler.ts). */
export async function loadCompiler(address: string): Promise<typeof compiler> {
  await loadScript(address);
  return (window as unknown as { liveCompiler: typeof compiler }).liveCompiler;
}
