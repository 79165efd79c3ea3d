import { glob, readFile } from "node:fs/promises";
import { didYouMean, type Problem } from "../problems.ts";
import type { Claims } from "./collect.ts";

/** Where the names come from that prose may use: the packages' declarations and code, and those of React and the browser. */
const sources = [
  "node_modules/@craftjs/*/lib/**/*.d.ts",
  "node_modules/@craftjs/*/dist/cjs/*.js",
  "node_modules/@types/react/{index,global}.d.ts",
  "node_modules/@types/react-dom/{client,server,index}.d.ts",
  "node_modules/@typescript/*/lib/lib.{dom,es5,es2015.core,es2015.collection,es2020.*}.d.ts",
];

const identifier = /[A-Za-z_$][\w$]*/g;

/** Every name in the packages that the pages are about. */
export async function knownNames(): Promise<Set<string>> {
  const names = new Set<string>();
  for (const pattern of sources) {
    for (const file of await Array.fromAsync(glob(pattern))) {
      for (const [name] of (await readFile(file, "utf8")).matchAll(identifier)) names.add(name);
    }
  }
  return names;
}

/**
 * Names in a page's inline code that exist neither in the packages nor in the page's own code blocks. Only names that
 * nobody takes for a word count: `onNodesChange` and `ROOT_NODE`, not `text`.
 */
export function vocabularyProblems(
  pages: { file: string; claims: Claims }[],
  known: ReadonlySet<string>,
  allowed: Record<string, string>,
): Problem[] {
  return pages.flatMap(({ file, claims }) => {
    const own = new Set(claims.code.flatMap(({ code, title }) => `${title ?? ""} ${code}`.match(identifier) ?? []));
    const absent = new Set(claims.absent.flatMap((name) => name.match(identifier) ?? []));
    return claims.words.flatMap(({ line, text }) => {
      const names = text.replace(/(["'])(?:(?!\1).)*\1/g, "").match(identifier) ?? [];
      const unknown = names.filter(
        (name) =>
          /[a-z\d][A-Z]|\w_\w/.test(name) &&
          !known.has(name) &&
          !own.has(name) &&
          !absent.has(name) &&
          !Object.hasOwn(allowed, name),
      );
      return unknown.map((name) => ({
        file,
        line,
        message: `\`${name}\` is no name in the packages, or in the code of this page.${didYouMean(name, [...known, ...own])}`,
      }));
    });
  });
}
