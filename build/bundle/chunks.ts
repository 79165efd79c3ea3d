import type { Metafile } from "esbuild";

/** @throws if esbuild produced no output for the entry */
export function outputOf({ outputs }: Metafile, entry: string): string {
  const output = Object.keys(outputs).find((name) => outputs[name]?.entryPoint === entry);
  if (!output) throw new Error(`esbuild produced no output for ${entry}`);
  return output;
}

/** Returns the entry's output file and all its transitive static imports. */
export function withImports(metafile: Metafile, entry: string): string[] {
  const output = outputOf(metafile, entry);
  return [output, ...staticImports(metafile, output)];
}

function staticImports(metafile: Metafile, output: string, visited = new Set<string>()): Set<string> {
  for (const { path, kind } of metafile.outputs[output]?.imports ?? []) {
    if (kind !== "import-statement" || visited.has(path)) continue;
    visited.add(path);
    staticImports(metafile, path, visited);
  }
  return visited;
}

/** Returns a script's static imports and its own `import()` targets, which an example loads as it starts. */
export function startModules(metafile: Metafile, entry: string): Set<string> {
  const modules = staticImports(metafile, entry);
  for (const { path, kind } of metafile.outputs[entry]?.imports ?? []) {
    if (kind === "dynamic-import") staticImports(metafile, path, modules).add(path);
  }
  return modules;
}
