import type { compile } from "./compile.ts";
import { loadScript } from "./load-script.ts";

/** Loads the compiler (examples/live/compiler.ts). */
export async function loadCompiler(address: string): Promise<typeof compile> {
  await loadScript(address);
  return (window as unknown as { compileLive: typeof compile }).compileLive;
}
