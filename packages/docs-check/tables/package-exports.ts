import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const cache = new Map<string, string[]>();

/** Names that a package exports, types included. The type check imports them all, which proves that they exist. */
export function packageExports(name: string): string[] {
  const cached = cache.get(name);
  if (cached) return cached;
  const folder = join("node_modules", name);
  const { types }: { types: string } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const names = [...new Set(exportsOf(join(folder, types)))].sort();
  cache.set(name, names);
  return names;
}

function exportsOf(file: string): string[] {
  const source = readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\//g, "");
  const names: string[] = [];
  for (const [, from = ""] of source.matchAll(/export \* from ['"](.+?)['"]/g)) {
    names.push(...exportsOf(declarationsAt(join(dirname(file), from))));
  }
  for (const [, list = ""] of source.matchAll(/export (?:type )?\{([^}]*)\}/g)) {
    names.push(...list.split(",").flatMap((item) => /(\w+)\s*$/.exec(item)?.[1] ?? []));
  }
  const declared = /export (?:declare )?(?:abstract )?(?:const|function|class|enum|type|interface) (\w+)/g;
  for (const [, exported = ""] of source.matchAll(declared)) names.push(exported);
  return names;
}

function declarationsAt(path: string): string {
  return existsSync(`${path}.d.ts`) ? `${path}.d.ts` : join(path, "index.d.ts");
}
