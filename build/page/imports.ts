import { existsSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { type BuildFailure, build } from "esbuild";
import type { Program } from "estree";
import type { Root } from "mdast";
import type { VFile } from "vfile";
import { contentHash } from "../base/hash.ts";
import { posixPath } from "../base/posix-path.ts";
import { didYouMean } from "../base/problems.ts";
import { writeAtomically } from "../base/write-atomically.ts";

/** Inside the project, so that bundled imports resolve its packages. */
export const bundles = resolve(".cache/imports");

export interface FoundImport {
  specifier: string;
  line: number | undefined;
}

/**
 * Remark plugin: bundles each relative import into a module named by its content hash, to bypass Node's module cache.
 * Adds all input files to `dependencies` and every import to `found`.
 */
export function imports(options: { file: string; dependencies: string[]; found: FoundImport[] }) {
  return async (tree: Root, vfile: VFile) => {
    for (const node of tree.children) {
      if (node.type !== "mdxjsEsm") continue;
      for (const statement of node.data?.estree?.body ?? []) {
        if (!("source" in statement && statement.source)) continue;
        const specifier = String(statement.source.value);
        const line = statement.loc?.start.line ?? node.position?.start.line;
        const place = line === undefined ? undefined : { line, column: (statement.loc?.start.column ?? 0) + 1 };
        options.found.push({ specifier, line });
        if (!specifier.startsWith(".")) continue;
        const report = (reason: string) => vfile.message(`import of "${specifier}": ${reason}`, place);
        const target = resolve(dirname(options.file), specifier);
        if (!existsSync(target)) {
          report("there is no such file. Write the whole file name, with its extension.");
          continue;
        }
        try {
          const bundle = await bundleImport(target, options.dependencies);
          const unknown = importedNames(statement).find((name) => !bundle.exports.includes(name));
          if (unknown) report(`it exports no "${unknown}".${didYouMean(unknown, bundle.exports)}`);
          const href = pathToFileURL(bundle.path).href;
          options.found.push({ specifier: href, line });
          statement.source = { type: "Literal", value: href };
        } catch (error) {
          const { errors } = error as Partial<BuildFailure>;
          if (!errors) throw error;
          for (const { location, text } of errors) {
            const place = location ? `${posixPath(relative(".", resolve(location.file)))}:${location.line}: ` : "";
            report(`${place}${text}`);
          }
        }
      }
    }
  };
}

function importedNames(statement: Program["body"][number]): string[] {
  if (statement.type !== "ImportDeclaration" && statement.type !== "ExportNamedDeclaration") return [];
  return statement.specifiers.flatMap((specifier) => {
    if (specifier.type === "ImportNamespaceSpecifier") return [];
    if (specifier.type === "ImportDefaultSpecifier") return ["default"];
    const name = specifier.type === "ImportSpecifier" ? specifier.imported : specifier.local;
    return [name.type === "Identifier" ? name.name : String(name.value)];
  });
}

async function bundleImport(target: string, dependencies: string[]): Promise<{ path: string; exports: string[] }> {
  const result = await build({
    entryPoints: [target],
    bundle: true,
    write: false,
    metafile: true,
    format: "esm",
    platform: "node",
    packages: "external",
    jsx: "automatic",
    // Calls imported components while the page is evaluated, like the page's own.
    alias: { "react/jsx-runtime": resolve("build/page/jsx-runtime.ts") },
    logLevel: "silent",
  });
  for (const input of Object.keys(result.metafile.inputs)) dependencies.push(posixPath(relative(".", resolve(input))));
  const code = result.outputFiles[0]?.text ?? "";
  const path = join(bundles, `${contentHash(code)}.mjs`);
  await writeAtomically(path, code);
  const [output] = Object.values(result.metafile.outputs);
  return { path, exports: output?.exports ?? [] };
}
