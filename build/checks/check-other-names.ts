import type { Problem } from "files/problems.ts";
import type { Compiled } from "../compile/compile-pages.ts";

/** Maximum number of pages to report one by one. Above it, as in a full build, only their number is reported. */
const maxListed = 5;

type Page = Pick<Compiled, "kind" | "file" | "data" | "indexed"> & { facts: Pick<Compiled["facts"], "sections"> };

/** Suggests adding other names to sections of pages that are new or edited since the last build and rank normally in searches. */
export function checkOtherNames(contentDir: string, pages: Page[]): Problem[] {
  const edited = pages.filter(({ kind, data, indexed }) => kind === "doc" && !indexed && !("search_priority" in data));
  const lacking = edited.flatMap(({ file, facts }) => {
    const anchors = facts.sections
      .filter(({ names }) => names.length === 0)
      .map(({ anchor }) => anchor ?? "top of the page");
    return anchors.length > 0 ? [{ file, anchors }] : [];
  });
  const warn = (file: string, sections: string): Problem => ({
    file,
    severity: "advice",
    rule: "other-names",
    message: `sections without other names: ${sections}. Add {/* also: … */} below their headings, so that search finds them by other words, too`,
  });
  if (lacking.length <= maxListed) return lacking.map(({ file, anchors }) => warn(file, anchors.join(", ")));
  const count = lacking.reduce((sum, { anchors }) => sum + anchors.length, 0);
  return [warn(contentDir, `${count}, in ${lacking.length} pages`)];
}
