import { build } from "esbuild";
import { type BundleOptions, commonOptions } from "./options.ts";

/** Bundles the worker. The manifest stays external, so a new page does not change the bundle. */
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
