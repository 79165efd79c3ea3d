import { glob, readFile } from "node:fs/promises";
import { didYouMean, type Problem } from "../problems.ts";
import type { Claims } from "./collect.ts";
import { craftErrors } from "./craft-errors.ts";
import { isPath } from "./path-problems.ts";

/** Where the names come from that prose may use: the packages' declarations and code, and those of React and the browser. */
const sources = [
  "node_modules/@craftjs/*/lib/**/*.d.ts",
  "node_modules/@craftjs/*/dist/cjs/*.js",
  "node_modules/@types/react/{index,global}.d.ts",
  "node_modules/@types/react-dom/{client,server,index}.d.ts",
  "node_modules/@typescript/*/lib/lib.{dom,es5,es2015.core,es2015.collection,es2020.*}.d.ts",
];

/** Whose messages pages quote, besides those of the packages. */
const speakers = [
  "node_modules/{immer,tiny-invariant}/dist/**/*.{js,mjs}",
  "node_modules/react-dom/cjs/react-dom-client.{development,production}.js",
  "node_modules/react/cjs/react-jsx-runtime.development.js",
];

/** What pages about this site name besides: its settings, its options, its scripts and its files. */
const ofSite = ["package.json", "content/*.ts", "build/**/*.ts", "client/mdx/*", "test/docs/browser/*"];

const identifier = /[A-Za-z_$][\w$]*/g;

/** A piece in quotes holds a value, and no names; so does the text of an element. */
const quoted = /(["'])(?:(?!\1).)*\1|(?<=^<.*(?<!=)>)[^<>{}]+(?=<)/g;

/** The names that pages may use. */
export interface KnownNames {
  /** Every name in the packages that the pages are about. */
  packages: ReadonlySet<string>;
  /** Those of this site, for pages about it. */
  site: ReadonlySet<string>;
  /** Words of messages, for inline code that quotes one. */
  messages: ReadonlySet<string>;
}

/** Reads the names that pages may use. Comments are prose: what stands in them is no name. */
export async function knownNames(): Promise<KnownNames> {
  const paths = await Array.fromAsync(glob("content/**"));
  const site = new Set([...(await namesIn(ofSite)), ...paths.flatMap((path) => path.match(identifier) ?? [])]);
  const said = craftErrors().flatMap((message) => message.match(identifier) ?? []);
  const messages = new Set([...(await namesIn(speakers)), ...said]);
  return { packages: await namesIn(sources), site, messages };
}

async function namesIn(patterns: string[]): Promise<Set<string>> {
  const names = new Set<string>();
  for (const pattern of patterns) {
    for (const file of await Array.fromAsync(glob(pattern))) {
      const code = (await readFile(file, "utf8")).replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
      for (const [name] of code.matchAll(identifier)) names.add(name);
    }
  }
  return names;
}

/** Names in a page's inline code that exist neither in the packages nor in the page's own code blocks. */
export function vocabularyProblems(
  pages: { file: string; claims: Claims }[],
  known: KnownNames,
  allowed: Record<string, string>,
): Problem[] {
  return pages.flatMap(({ file, claims }) => {
    const own = new Set(claims.code.flatMap(({ code, title }) => `${title ?? ""} ${code}`.match(identifier) ?? []));
    const absent = new Set(claims.absent.flatMap((name) => name.match(identifier) ?? []));
    return claims.words.flatMap(({ line, text }) => {
      if (isPath(text)) return [];
      // `Invariant failed: …`: words, and nothing that only code has.
      const isMessage = / /.test(text) && !/[{}<>=;]/.test(text);
      const names = text.replace(quoted, "").match(identifier) ?? [];
      const unknown = names.filter(
        (name) =>
          // A letter alone stands for anything.
          name.length > 1 &&
          !known.packages.has(name) &&
          !(claims.aboutSite && known.site.has(name)) &&
          !own.has(name) &&
          !absent.has(name) &&
          !(isMessage && known.messages.has(name)) &&
          !Object.hasOwn(allowed, name),
      );
      return unknown.map((name) => ({
        file,
        line,
        message: `\`${name}\` is no name in the packages, or in the code of this page.${didYouMean(name, [...known.packages, ...own])} If it is a name of something else, add it to content/other-names.ts.`,
      }));
    });
  });
}
