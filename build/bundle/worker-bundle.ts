import { build } from "esbuild";
import { type BundleOptions, commonOptions } from "./options.ts";

/** Bundles the worker. It imports its manifest from beside itself, so that a new page does not mean a new bundle. */
export async function bundleWorker(options: BundleOptions): Promise<string> {
  const result = await build({
    ...commonOptions(options),
    entryPoints: ["worker/index.ts"],
    external: ["./manifest.js"],
    conditions: ["workerd", "worker", "module"],
    target: "es2024",
  });
  return result.outputFiles[0]?.text ?? "";
}
