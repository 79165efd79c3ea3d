import type { Problem } from "files/problems.ts";
import type { Compiled } from "../compile/compile-pages.ts";
import { lineOfField } from "../sources/front-matter.ts";

/**
 * In characters: search results truncate longer titles and descriptions, and shorter ones describe too little. The site's name
 * follows titles.
 */
export const lengths = { title: [2, 60], description: [40, 160] } as const;

/** Warns about titles and descriptions that search results would truncate, that are too short, or that are missing. */
export function checkLengths(pages: Pick<Compiled, "file" | "data" | "derived">[]): Problem[] {
  return pages.flatMap(({ file, data, derived }) =>
    (["title", "description"] as const).flatMap((field): Problem[] => {
      const [min, max] = lengths[field];
      const { length } = data[field];
      if (derived.includes(field)) {
        const message = `front matter lacks "${field}", so the ${field === "title" ? "first heading" : "first paragraph"} is used`;
        return [
          {
            file,
            line: 1,
            severity: "warning",
            rule: `front-matter/no-${field}`,
            message: `${message}: add ${field}: …`,
          },
        ];
      }
      if (length >= min && length <= max) return [];
      const line = lineOfField(file, field);
      const message = `the ${field} has ${length} characters: use ${min} to ${max}, for search results`;
      return [{ file, line, severity: "warning", rule: `${field}-length`, message }];
    }),
  );
}
