import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import type { Root } from "mdast";
import type { VFile } from "vfile";
import { contentHash } from "./hash.ts";

/** Bundled imports are kept inside the project, so that they find its packages. */
const bundles = resolve(".cache/imports");

/**
 * Remark plugin: a page's relative imports (TypeScript and JSX too) are bundled to one module each, named by its content,
 * so that Node never answers an import from its cache with what the file held before. Every file that took part is added
 * to `dependencies`.
 */
export function imports(options: { file: string; dependencies: string[] }) {
  return async (tree: Root, vfile: VFile) => {
    for (const node of tree.children) {
      if (node.type !== "mdxjsEsm") continue;
      for (const statement of node.data?.estree?.body ?? []) {
        if (statement.type !== "ImportDeclaration") continue;
        const specifier = String(statement.source.value);
        if (!specifier.startsWith(".")) continue;
        const target = resolve(dirname(options.file), specifier);
        if (!existsSync(target)) {
          const wanted = "Write the whole file name, with its extension.";
          vfile.message(`import of "${specifier}": there is no such file. ${wanted}`, node.position);
          continue;
        }
        const bundle = await bundleImport(target, options.dependencies);
        statement.source = { type: "Literal", value: pathToFileURL(bundle).href };
      }
    }
  };
}

/** Bundles one module and what it imports; the answer is the path of the bundle. */
async function bundleImport(target: string, dependencies: string[]): Promise<string> {
  const result = await build({
    entryPoints: [target],
    bundle: true,
    write: false,
    metafile: true,
    format: "esm",
    platform: "node",
    packages: "external",
    jsx: "automatic",
    // A component that a page imports is called while the page is evaluated, like the page itself.
    alias: { "react/jsx-runtime": resolve("build/jsx-runtime.ts") },
    logLevel: "silent",
  });
  for (const input of Object.keys(result.metafile.inputs)) dependencies.push(relative(".", resolve(input)));
  const code = result.outputFiles[0]?.text ?? "";
  const path = join(bundles, `${contentHash(code)}.mjs`);
  await mkdir(bundles, { recursive: true });
  await writeFile(path, code);
  return path;
}
