import { dirname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { build, type Loader } from "esbuild";

type Blocks = ReadonlyMap<string, string>;

/** Size of a module with its static imports in kB, minified, with Brotli. `blocks` are the modules that it may import. */
export async function bundleSize(code: string, blocks: Blocks = new Map()): Promise<number> {
  const { outputFiles } = await bundle(code, blocks);
  return brotliCompressSync(outputFiles[0]?.contents ?? "").length / 1000;
}

/** Whether a module loads a package with its static imports. `blocks` are the modules that it may import. */
export async function loadsAtOnce(name: string, code: string, blocks: Blocks): Promise<boolean> {
  const { metafile } = await bundle(code, blocks);
  const loads = (path: string): boolean =>
    Object.entries(metafile.outputs[path]?.inputs ?? {}).some(
      ([input, { bytesInOutput }]) => bytesInOutput > 0 && input.includes(`node_modules/${name}/`),
    ) || (metafile.outputs[path]?.imports ?? []).some(({ kind, path }) => kind === "import-statement" && loads(path));
  const entry = Object.keys(metafile.outputs).find((path) => metafile.outputs[path]?.entryPoint === "src/entry.tsx");
  return entry !== undefined && loads(entry);
}

const bundle = (code: string, blocks: Blocks) =>
  build({
    stdin: { contents: code, loader: "tsx", resolveDir: ".", sourcefile: "src/entry.tsx" },
    bundle: true,
    minify: true,
    write: false,
    splitting: true,
    outdir: "out",
    metafile: true,
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
