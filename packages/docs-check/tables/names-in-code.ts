import type { Problem } from "files/problems.ts";
import { slug } from "github-slugger";
import { nameLinks } from "../../../build/records/name-links.ts";
import { referenceOf } from "../../../build/served/mcp-data.ts";
import { craftNames } from "../../pages/craft-names.ts";
import { isScript } from "../../pages/highlight-script.ts";
import type { Page } from "../lib/read-pages.ts";
import { documentedPackages } from "./assertions.ts";
import { packageExports } from "./package-exports.ts";

/** Public members of hooks, as opposed to a collector's results and members of the internal `store`. */
const memberOfHook = /^(?:use[A-Z]\w+\.(?:actions|connectors|query)|helpers)\./;

/**
 * Finds the packages' names in code blocks that no reference page describes, so that the site can't link them: exports are
 * problems, members of hooks are advice. Content without reference pages has neither.
 * @param all all pages, including the reference
 */
export function namesInCode(
  pages: Page[],
  all: Page[],
  exported = new Set(documentedPackages.flatMap(packageExports)),
): { count: number; problems: Problem[]; advice: string[] } {
  const references = all.filter(({ id }) => /^(?:api|additional)\//.test(id) && id !== "api/errors");
  const links = nameLinks(references.flatMap(referenceIn));
  const problems: Problem[] = [];
  const undescribed = new Map<string, Set<string>>();
  let count = 0;
  for (const { id, file, snippets } of pages) {
    for (const { code, language, line } of snippets) {
      if (!isScript(language)) continue;
      for (const { name, from } of craftNames(code, language)) {
        const isExport = exported.has(name);
        if (!isExport && !memberOfHook.test(name)) continue;
        count++;
        if (links.has(name) || links.size === 0) continue;
        if (isExport) {
          const message = `no reference page describes \`${name}\`: add it to a table or a heading there`;
          problems.push({ file, line: line + code.slice(0, from).split("\n").length, message });
        } else undescribed.set(name, (undescribed.get(name) ?? new Set()).add(id));
      }
    }
  }
  const advice = [...undescribed].sort().map(([name, ids]) => `\`${name}\` has no section (${[...ids].join(", ")})`);
  return { count, problems, advice };
}

/** The names that a reference page describes, by its source. */
function referenceIn({ id, source }: Page) {
  const title = /^title: (.*)$/m.exec(source)?.[1] ?? "";
  const markdown = source.replace(/^```.*?^```$/gms, "").replace(/\{\/\*.*?\*\/\}\n*/gs, "");
  const headings = [...markdown.matchAll(/^(#{2,6}) (.*?)(?: \{#([^}\s]+)\})?$/gm)].map(
    ({ 1: marks = "", 2: text = "", 3: headingId, index: start }) => {
      const heading = text.replaceAll("`", "");
      return { id: headingId ?? slug(heading), level: marks.length, heading, start };
    },
  );
  const sections = [{ id: null, level: 1, heading: "", start: 0 }, ...headings];
  return referenceOf({ path: `/docs/${id}`, title, markdown, sections });
}
