import type { Mistake } from "./mistake.ts";

type Compile = (source: string) => { code: string } | { mistake: Mistake };

let compiler: Promise<Compile> | undefined;

/**
 * Loads the compiler on first focus of the source; the initial code is compiled at build time. A classic script,
 * because a document with an opaque origin cannot fetch modules.
 */
export function loadCompiler(address: string): Promise<Compile> {
  compiler ??= new Promise<Compile>((resolve, reject) => {
    const script = Object.assign(document.createElement("script"), { src: address });
    script.onload = () => resolve((window as unknown as { compileLive: Compile }).compileLive);
    script.onerror = () => {
      compiler = undefined;
      script.remove();
      reject(new Error("The compiler could not be loaded. Is there a network? The next change tries again."));
    };
    document.head.append(script);
  });
  return compiler;
}
