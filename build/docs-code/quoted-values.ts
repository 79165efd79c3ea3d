import { didYouMean, type PageProblem } from "../problems.ts";
import type { Claims } from "./collect.ts";
import { packageCode, packageDeclarations, readAll } from "./package-files.ts";

/** A value in quotes, or several to choose from: `'before'`, `'childNodes' | 'linkedNodes'`. */
const onlyValues = /^(?:'[A-Za-z][\w-]*'(?: \| (?!$)|$))+$/;

const values = /'([A-Za-z][\w-]*)'/g;

/** The texts in quotes that the packages' declarations and code have. */
export async function packageValues(): Promise<Set<string>> {
  const found = new Set<string>();
  for (const code of await readAll([packageDeclarations, packageCode])) {
    for (const [, , text = ""] of code.matchAll(/(["'])((?:(?!\1)[^\\\n])*)\1/g)) found.add(text);
  }
  return found;
}

/** Values in quotes that stand for themselves in a page and are neither in the packages nor anywhere else on the page. */
export function valueProblems(
  claims: Claims,
  known: ReadonlySet<string>,
  allowed: Record<string, string>,
): PageProblem[] {
  const code = new Set(claims.code.flatMap(({ code }) => code.match(/[A-Za-z][\w-]*/g) ?? []));
  const said = claims.words.flatMap(({ text }) => [...text.matchAll(values)].map(([, value = ""]) => value));
  return claims.words.flatMap(({ line, text }) => {
    if (!onlyValues.test(text)) return [];
    const unknown = [...text.matchAll(values)]
      .map(([, value = ""]) => value)
      .filter((value) => !known.has(value) && !code.has(value) && !Object.hasOwn(allowed, value))
      .filter((value) => said.filter((other) => other === value).length < 2);
    return unknown.map((value) => ({
      line,
      message: `\`'${value}'\` is no value that the packages have, or the code of this page.${didYouMean(value, known)}`,
    }));
  });
}
