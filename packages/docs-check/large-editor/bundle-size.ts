import { dirname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { build, type Loader } from "esbuild";

/** Size of a module with its imports, minified and in Brotli, in kB. `blocks` are the modules that it may import. */
export async function bundleSize(code: string, blocks: ReadonlyMap<string, string> = new Map()): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: code, loader: "tsx", resolveDir: ".", sourcefile: "src/entry.tsx" },
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    jsx: "automatic",
    target: "es2022",
    define: { "process.env.NODE_ENV": '"production"' },
    plugins: [
      {
        name: "blocks",
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^\./ }, ({ path, importer }) => {
            const block = join(importer.startsWith("src/") ? dirname(importer) : "src", path);
            return blocks.has(block) ? { path: block, namespace: "block" } : null;
          });
          onLoad({ filter: /.*/, namespace: "block" }, ({ path }) => ({
            contents: blocks.get(path) ?? "",
            loader: "tsx" as Loader,
            resolveDir: ".",
          }));
        },
      },
    ],
  });
  return brotliCompressSync(outputFiles[0]?.contents ?? "").length / 1000;
}
