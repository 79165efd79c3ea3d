import type { Problem } from "../base/problems.ts";
import { lineOfField } from "../sources/front-matter.ts";
import type { Source } from "../sources/read-sources.ts";

/** Characters that search results show, beside the site's name in a title. More is cut, less says too little. */
const lengths = { title: [2, 60], description: [40, 160] } as const;

/** Warns of titles and descriptions that search results would cut, or that say next to nothing. */
export function checkLengths(sources: Source[]): Problem[] {
  return sources.flatMap((source) =>
    (["title", "description"] as const).flatMap((field) => {
      const [least, most] = lengths[field];
      const { length } = source.data[field];
      if (length >= least && length <= most) return [];
      const message = `the ${field} has ${length} characters: search results want ${least} to ${most}`;
      return [{ file: source.file, line: lineOfField(source.file, field), message }];
    }),
  );
}
