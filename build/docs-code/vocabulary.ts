import { glob } from "node:fs/promises";
import { didYouMean, type PageProblem } from "../problems.ts";
import type { Claims } from "./collect.ts";
import { craftErrors } from "./craft-errors.ts";
import { keywords } from "./inline-code.ts";
import { packageCode, packageDeclarations, readAll } from "./package-files.ts";
import { isPath } from "./path-problems.ts";

/** Where the names come from that prose may use: the declarations of the packages and of React. */
const declarations = [
  packageDeclarations,
  "node_modules/@types/react/{index,global}.d.ts",
  "node_modules/@types/react-dom/{client,server,index}.d.ts",
];

/** What the packages' code calls things in strings, such as `HISTORY_UNDO` and `drag-shadow`, is a name, too. */
const constant = /(?<=["'])(?:[A-Z]+(?:_[A-Z]+)+|[a-z]+(?:-[a-z]+)+)(?=["'])/g;

/**
 * The language and the browser. Nearly every word is the name of something there: behind a full stop any will do, but what
 * stands by itself is a global, a tag, an event or a property of CSS.
 */
const browser = ["node_modules/@typescript/*/lib/lib.{dom,es5,es2015.*,es2020.*}.d.ts"];
const byItself =
  /(?<=^(?:declare )?(?:var|function) )\w+|(?<=^\s+")[a-z]\w*(?=":)|(?<=^interface CSSStyleProperties [^{]*\{[^}]*^\s+)\w+(?=:)/gm;

/** Whose messages pages quote. */
const speakers = [
  packageCode,
  "node_modules/{immer,tiny-invariant}/dist/**/*.{js,mjs}",
  "node_modules/react-dom/cjs/react-dom-client.{development,production}.js",
  "node_modules/react/cjs/react-jsx-runtime.development.js",
];

/** What pages about this site name besides: its settings, its options, its scripts and its files. */
export const ofSite = ["package.json", "content/*.ts", "build/**/*.ts", "test/docs/browser/*"];

const identifier = /[A-Za-z_$][\w$]*/g;

/** A name in prose, with the full stop before it. One with hyphens, `aria-disabled`, is one name. */
const nameWithDot = /(\.?)([A-Za-z_$][\w$]*(?:-[a-z]\w*)*)/g;

/** The names in code: those of CSS stand there as `pointerEvents` or as `pointer-events`. */
const namesOf = (code: string): string[] => [
  ...(code.match(identifier) ?? []).flatMap((name) => [
    name,
    name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
  ]),
  ...(code.match(/[a-z]\w*(?:-[a-z]\w*)+/g) ?? []),
];

/** A piece in quotes holds a value, and no names; so does the text of an element. */
const quoted = /(["'])(?:(?!\1).)*\1|(?<=^<.*(?<!=)>)[^<>{}]+(?=<)/g;

/** The names that pages may use. */
export interface KnownNames {
  /** Every name in the packages that the pages are about. */
  packages: ReadonlySet<string>;
  /** Every name that something has, for what stands behind a full stop. */
  members: ReadonlySet<string>;
  /** Those of this site, for pages about it. */
  site: ReadonlySet<string>;
  /** Words of messages, for inline code that quotes one. */
  messages: ReadonlySet<string>;
}

/** Reads the names that pages may use. Comments are prose: what stands in them is no name. */
export async function knownNames(): Promise<KnownNames> {
  const paths = await Array.fromAsync(glob("content/**"));
  const site = new Set([...(await namesIn(ofSite)), ...paths.flatMap(namesOf)]);
  const said = craftErrors().flatMap((message) => message.match(identifier) ?? []);
  const messages = new Set([...(await namesIn(speakers)), ...said]);
  const packages = new Set([
    ...(await namesIn(declarations)),
    ...(await namesIn([packageCode], constant)),
    ...(await namesIn(browser, byItself)),
  ]);
  return { packages, members: await namesIn([...declarations, packageCode, ...browser]), site, messages };
}

async function namesIn(patterns: string[], named?: RegExp): Promise<Set<string>> {
  const names = new Set<string>();
  for (const text of await readAll(patterns)) {
    const code = text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
    for (const name of namesOf(named ? (code.match(named) ?? []).join(" ") : code)) names.add(name);
  }
  return names;
}

/** Names in a page's inline code that exist neither in the packages nor in the page's own code blocks. */
export function vocabularyProblems(claims: Claims, known: KnownNames, allowed: Record<string, string>): PageProblem[] {
  const own = new Set(claims.code.flatMap(({ code, title = "" }) => namesOf(`${title} ${code}`)));
  const absent = new Set(claims.absent.flatMap((name) => name.match(identifier) ?? []));
  return claims.words.flatMap(({ line, text }) => {
    if (isPath(text)) return [];
    // `Invariant failed: …`: words, and nothing that only code has.
    const isMessage = / /.test(text) && !/[{}<>=;]/.test(text);
    const unknown = [...text.replace(quoted, "").matchAll(nameWithDot)].flatMap(([, dot, name = ""]) => {
      const isKnown =
        name.length === 1 || // a letter alone stands for anything
        keywords.test(name) ||
        (dot ? known.members : known.packages).has(name) ||
        (claims.aboutSite && known.site.has(name)) ||
        own.has(name) ||
        absent.has(name) ||
        (isMessage && known.messages.has(name)) ||
        Object.hasOwn(allowed, name);
      return isKnown ? [] : [name];
    });
    return unknown.map((name) => ({
      line,
      message: `\`${name}\` is no name in the packages, or in the code of this page.${didYouMean(name, [...known.packages, ...own])} If it is a name of something else, add it to content/other-names.ts.`,
    }));
  });
}
