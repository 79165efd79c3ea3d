import { createRequire } from "node:module";
import { compileFunction } from "node:vm";
import { type BuildOptions, build } from "esbuild";

const require = createRequire(import.meta.url);

/** Bundles a TSX module, as Node cannot run TSX, and returns its exports. Packages are not bundled. */
export async function importTsx<Module>(file: string, options: BuildOptions = {}): Promise<Module> {
  const { outputFiles } = await build({
    bundle: true,
    outdir: ".",
    format: "cjs",
    platform: "node",
    packages: "external",
    jsx: "automatic",
    logLevel: "silent",
    ...options,
    entryPoints: [file],
    write: false,
  });
  const module = { exports: {} as Module };
  const run = compileFunction(outputFiles[0]?.text ?? "", ["module", "exports", "require"]);
  run(module, module.exports, require);
  return module.exports;
}
