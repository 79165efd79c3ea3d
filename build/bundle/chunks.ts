import type { Metafile } from "esbuild";

/**
 * The file that esbuild made of an entry.
 * @throws when it made none
 */
export function outputOf({ outputs }: Metafile, entry: string): string {
  const output = Object.keys(outputs).find((name) => outputs[name]?.entryPoint === entry);
  if (!output) throw new Error(`esbuild made nothing of ${entry}`);
  return output;
}

/** The file of an entry, and all that it cannot run without. */
export function withImports(metafile: Metafile, entry: string): string[] {
  const output = outputOf(metafile, entry);
  return [output, ...staticImports(metafile, output)];
}

/** The chunks that an output imports as soon as it runs, and what they import. */
function staticImports(metafile: Metafile, output: string, seen = new Set<string>()): Set<string> {
  for (const { path, kind } of metafile.outputs[output]?.imports ?? []) {
    if (kind !== "import-statement" || seen.has(path)) continue;
    seen.add(path);
    staticImports(metafile, path, seen);
  }
  return seen;
}

/** What a script imports, and what it asks for with `import()` by itself, which an example does as it starts. */
export function startModules(metafile: Metafile, entry: string): Set<string> {
  const modules = staticImports(metafile, entry);
  for (const { path, kind } of metafile.outputs[entry]?.imports ?? []) {
    if (kind === "dynamic-import") staticImports(metafile, path, modules).add(path);
  }
  return modules;
}
