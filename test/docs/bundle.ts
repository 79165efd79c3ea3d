import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { build, type Plugin } from "esbuild";
import type { CheckedFile } from "../../build/docs-code/checked-files.ts";
import { bare, importedPaths, relativeImports } from "./block-imports.ts";
import { rolesOf } from "./roles.ts";

/** The file beside a page that says how its blocks run and what its statements mean, whether there is one or not. */
export const checkFileOf = (page: string) => page.replace(/\.mdx?$/, ".check.tsx");

/** The check files that there are. */
export const checkFilesOf = (pages: string[]) => pages.map(checkFileOf).filter((file) => existsSync(file));

/**
 * Bundles the blocks that run, with React and Craft.js once, into chunks: what is wrong with one module stays in its own.
 * @param folder where the blocks are written as files
 * @param checkFiles the check files of all pages
 * @returns the chunks by their path
 */
export async function bundleBlocks(
  folder: string,
  files: CheckedFile[],
  checkFiles: string[],
): Promise<Map<string, Uint8Array>> {
  const result = await build({
    entryPoints: { runner: resolve("test/docs/browser/entry.ts") },
    bundle: true,
    splitting: true,
    format: "esm",
    outdir: "/",
    write: false,
    jsx: "automatic",
    logLevel: "silent",
    define: { "process.env.NODE_ENV": '"development"' },
    loader: { ".css": "empty" },
    plugins: [virtualDocs(folder, files, checkFiles)],
  });
  return new Map(result.outputFiles.map(({ path, contents }) => [path, contents]));
}

function virtualDocs(folder: string, files: CheckedFile[], checkFiles: string[]): Plugin {
  const used = importedPaths(files);
  const blocks = files.map(({ path, source }) => {
    const load = (file: string) => `() => import(${JSON.stringify(resolve(folder, file))})`;
    const imports = relativeImports(source).map((from) => load(join(dirname(path), from)));
    // A part that knows nothing of Craft.js runs where it is used, which is where its props come from.
    const isPart = !source.includes("@craftjs/") && used.has(bare(path));
    const roles = JSON.stringify(isPart ? {} : rolesOf(source));
    return `${JSON.stringify(path)}: { load: ${load(path)}, imports: [${imports.join(", ")}], roles: ${roles} }`;
  });
  const checks = checkFiles.map((file) => `${JSON.stringify(file)}: () => import(${JSON.stringify(resolve(file))})`);
  const contents = `export const blocks = { ${blocks.join(", ")} };\nexport const checkFiles = { ${checks.join(", ")} };`;
  return {
    name: "docs",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^virtual:docs$/ }, () => ({ path: "docs", namespace: "docs" }));
      onLoad({ filter: /.*/, namespace: "docs" }, () => ({ contents, resolveDir: process.cwd() }));
    },
  };
}
