import { otherNames } from "../../content/other-names.ts";
import { type Assertion, type AssertionSource, sourceOf } from "./assertions.ts";
import type { Claims } from "./collect.ts";
import { asStatement, asType } from "./inline-code.ts";
import { scopeOnPage } from "./inline-scope.ts";

/** What the compiler says that a page is wrong for: no such member or prop, and too few or too many arguments. */
const counts = new Set([
  "TS2339",
  "TS2551",
  "TS2554",
  "TS2555",
  "TS2322",
  "TS2345",
  "TS2353",
  "TS2561",
  "TS2769",
  "TS2694",
  "TS2314",
  "TS2315",
  "TS2304",
  "TS1360",
]);

/**
 * Asserts of each piece of inline code that reads as an expression that it is one of the packages: its members exist,
 * its calls have the arguments that they need, and its elements have such props. Names that nobody knows stand for
 * anything, those of arguments for what they are called after.
 */
export function inlineAssertions(page: string, claims: Claims): AssertionSource {
  const declared = new Set([
    ...Object.keys(otherNames),
    ...claims.code.flatMap(({ code }) =>
      [...code.matchAll(/\b(?:function|const|let|class) (\w+)/g)].map(([, name = ""]) => name),
    ),
  ]);
  // What the first cell of a reference table names belongs to the table's own type.
  const inTables = new Set(
    claims.tables.flatMap(({ rows }) =>
      rows.flatMap(({ line, cells }) => (cells[0]?.codes ?? []).map((text) => `${line} ${text}`)),
    ),
  );
  const absent = claims.absent.map((name): Assertion => {
    const last = name.split(".").at(-1);
    const line = claims.words.find(({ text }) => text === name || text === last)?.line ?? 1;
    const explain = () => `the page says that there is no \`${name}\`, but there is`;
    return { code: `{ void (${name}); }`, page, line, wrong: true, explain };
  });
  const present = claims.words.flatMap(({ line, text }): Assertion[] => {
    if (inTables.has(`${line} ${text}`) || claims.absent.some((name) => text.startsWith(name))) return [];
    const code = asStatement(text, declared) ?? asType(text);
    if (!code) return [];
    const about = { code, page, line };
    const sayTypes = (reason: string) => `\`${text}\`: ${shortened(reason)}`;
    const signature = signatureLength(text, code);
    if (signature) {
      const explain = () => `\`${text}\` is written like a signature, and does not name all parameters, or too many`;
      return [
        { ...about, explain: sayTypes },
        { code: signature, page, line, explain },
      ];
    }
    return claims.mistakes.some((mistake) => text.endsWith(mistake))
      ? [{ ...about, wrong: true, explain: () => `the page shows \`${text}\` as a mistake, but types allow it` }]
      : [{ ...about, explain: sayTypes }];
  });
  return { ...sourceOf(scopeOnPage(claims), [...absent, ...present]), counts };
}

/**
 * That a call with an optional argument, `isDroppable(selector, onError?)`, names as many parameters as there are: it is
 * written like a signature. Null for every other call.
 */
function signatureLength(text: string, statement: string): string | null {
  const names = /\(([\w?, ]*\w\?[\w?, ]*)\)$/.exec(text)?.[1]?.split(",");
  return names
    ? statement.replace(/void \((.*)\([^()]*\)\); }$/, `parametersOf($1) satisfies ${names.length}; }`)
    : null;
}

/** What the compiler says, without the types that it spells out. */
function shortened(reason: string): string {
  if (/^Argument of type '"/.test(reason)) return "nothing has a function of this name";
  return reason
    .replace(/ (?:on|in) type '.*$/s, "")
    .replace(/ is not assignable to parameter of type '.*$/s, " is not what it takes");
}
