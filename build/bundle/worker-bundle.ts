import { resolve } from "node:path";
import { build, type Plugin } from "esbuild";
import { type BundleOptions, commonOptions } from "./options.ts";

export interface WorkerBundle {
  worker: string;
  /** The MCP server is a separate bundle that page requests never load, as its protocol library is larger than the rest. */
  mcp: string;
}

/** @param plugins esbuild plugins in addition to the common ones */
export async function bundleWorker(options: BundleOptions, plugins: Plugin[] = []): Promise<WorkerBundle> {
  const [worker, mcp] = await Promise.all([
    bundleModule(options, "index", plugins),
    bundleModule(options, "mcp", plugins),
  ]);
  return { worker, mcp };
}

/** Bundles a module of the worker. The manifest stays external, so a new page does not change the bundle. */
async function bundleModule(options: BundleOptions, name: string, plugins: Plugin[]): Promise<string> {
  const common = commonOptions(options);
  const result = await build({
    ...common,
    entryPoints: [`worker/${name}.ts`],
    external: ["./manifest.js", "./mcp.js"],
    alias: { "react-dom/server": streamRenderer(options) },
    plugins: [...common.plugins, browserOnly, ...plugins],
    conditions: ["workerd", "worker", "module"],
    target: "es2024",
  });
  return result.outputFiles[0]?.text ?? "";
}

/** React's streaming renderer alone: `react-dom/server` also has a legacy one, which would make the worker a third larger. */
function streamRenderer({ mode }: BundleOptions): string {
  return resolve(`node_modules/react-dom/cjs/react-dom-server.edge.${mode}.js`);
}

/** Keeps dynamic imports of pages external, as they only run in the browser. */
const browserOnly: Plugin = {
  name: "browser only",
  setup({ onResolve }) {
    onResolve({ filter: /\.tsx$/ }, ({ kind, path }) => (kind === "dynamic-import" ? { path, external: true } : null));
  },
};
