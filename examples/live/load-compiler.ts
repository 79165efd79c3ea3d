import type { Mistake } from "./mistake.ts";

type Compile = (source: string) => { code: string } | { mistake: Mistake };

let compiler: Promise<Compile> | undefined;

/**
 * The compiler, which is fetched when a reader first goes to the source: the example as it stands was compiled when the
 * site was built. A script and not a module: a document of opaque origin may not fetch modules.
 * @param address where the script is
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
