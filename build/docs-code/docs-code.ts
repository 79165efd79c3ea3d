import { isDeepStrictEqual } from "node:util";
import type { Compiled } from "../compile-pages.ts";
import type { Problem } from "../problems.ts";
import { type CheckedFile, type CheckedPage, checkedFiles, checkedLanguages, filesBeside } from "./checked-files.ts";
import type { FoundCode } from "./collect.ts";

/** All code of the pages, laid out as files. */
export interface DocsCode {
  /** The blocks that are checked. */
  files: CheckedFile[];
  /** Every source by its path, with those that blocks import and that are not checked themselves. */
  sources: Map<string, string>;
  problems: Problem[];
}

/** Lays out the code blocks of all pages as files. */
export function docsCode(contentDir: string, pages: Compiled[]): DocsCode {
  const code: DocsCode = { files: [], sources: new Map(), problems: [] };
  for (const page of pages) {
    const { claims } = page.compiled;
    const base = claims.continues === null ? [] : codeOf(pages, claims.continues);
    if (base === null) {
      const message = `"continues ${claims.continues}": there is no page with this id`;
      code.problems.push({ file: page.file, message });
      continue;
    }
    const checked: CheckedPage = { file: page.file, code: claims.code, base };
    const { files, problems } = checkedFiles(contentDir, checked);
    code.problems.push(...problems, ...wrongOptions(checked));
    code.files.push(...files);
    for (const [path, source] of filesBeside(contentDir, checked)) code.sources.set(path, source);
    for (const { path, source } of files) code.sources.set(path, source);
  }
  return code;
}

function codeOf(pages: Compiled[], id: string): FoundCode[] | null {
  const page = pages.find((page) => page.kind === "doc" && page.id === id);
  return page?.compiled.claims.code ?? null;
}

/** Options that contradict each other, or the language. */
function wrongOptions({ file, code }: CheckedPage): Problem[] {
  return code.flatMap(({ line, language, options }) => {
    if (isDeepStrictEqual(options, {})) return [];
    const about = { file, line };
    if (language === "json" && isDeepStrictEqual(Object.keys(options), ["shows"])) return [];
    if (!checkedLanguages.includes(language)) {
      return [{ ...about, message: `code block: only ${checkedLanguages.join(", ")} are checked, not "${language}"` }];
    }
    if (options.unchecked && Object.keys(options).length > 1) {
      return [{ ...about, message: "code block: unchecked= leaves nothing for the other options to do" }];
    }
    if (options.unrun && options.throws) {
      return [{ ...about, message: "code block: it cannot both throw and not be run" }];
    }
    return [];
  });
}
