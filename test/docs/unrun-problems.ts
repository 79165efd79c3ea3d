import type { CheckedFile } from "../../build/docs-code/checked-files.ts";
import type { Problem } from "../../build/problems.ts";
import { bare, importedPaths } from "./block-imports.ts";
import { rolesOf } from "./roles.ts";

const exportedFunction = /^export (?:async )?(?:function (\w+)|const (\w+)[^=\n]*= (?:async )?(?:\(|<\w))/gm;

/**
 * Blocks that would only be loaded: they export functions, no component that could be rendered, no other block uses
 * them, and the check file of their page does not say how to run them.
 * @param runs what a check file says how to run, by its path
 */
export function unrunProblems(
  files: CheckedFile[],
  checkFileOf: (page: string) => string,
  runs: ReadonlyMap<string, string[]>,
): Problem[] {
  const used = importedPaths(files.filter(({ block }) => !block.options.unrun && !block.options.error));
  return files.flatMap(({ path, page, block, source, context }) => {
    if (used.has(bare(path))) return [];
    if (context || block.options.unrun || block.options.error || Object.keys(rolesOf(source)).length > 0) return [];
    const names = [...source.matchAll(exportedFunction)].map(([, name, constant]) => name ?? constant ?? "");
    const checkFile = checkFileOf(page);
    const known = runs.get(checkFile) ?? [];
    if (names.length === 0 || known.includes(block.title ?? "") || names.some((name) => known.includes(name)))
      return [];
    const how = `add a run "${block.title ?? names[0]}" to ${checkFile}, or say why not with unrun="…"`;
    return [{ file: page, line: block.line, message: `code block: nothing runs ${names.join(", ")}: ${how}` }];
  });
}
