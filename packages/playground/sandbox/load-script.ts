import type { compiler } from "./compiler.ts";
import type { OpenEditor } from "./editor.ts";

const loads = new Map<string, Promise<void>>();

/** Loads a classic script once, because a document with an opaque origin cannot fetch modules. */
export function loadScript(src: string): Promise<void> {
  const previousLoad = loads.get(src);
  if (previousLoad) return previousLoad;
  const loading = new Promise<void>((resolve, reject) => {
    // Without CORS, browsers hide errors in the script from a document of another origin.
    const script = Object.assign(document.createElement("script"), { src, crossOrigin: "anonymous" });
    script.onload = () => resolve();
    script.onerror = () => {
      loads.delete(src);
      script.remove();
      reject(new Error("A required script could not be loaded. Is there a network? The next change tries again."));
    };
    document.head.append(script);
  });
  loads.set(src, loading);
  return loading;
}

/** Loads the compiler (./compiler.ts). */
export const loadCompiler = (url: string) => loadGlobal<typeof compiler>(url, "liveCompiler");

/** Loads the editor (./editor.ts). */
export const loadEditor = (url: string) => loadGlobal<OpenEditor>(url, "liveEditor");

async function loadGlobal<Value>(url: string, name: string): Promise<Value> {
  await loadScript(url);
  return (window as unknown as Record<string, Value>)[name] as Value;
}
