import { lineAt, type PageProblem } from "../problems.ts";
import { type Assertion, type AssertionSource, aboutType } from "./assertions.ts";
import type { Claims, FoundCode } from "./collect.ts";

const comment = /\/\*[\s\S]*?\*\//g;
const declaration = /(?<=[{;]\s*)([a-z-]+)\s*:\s*([^;{}]+)(?=[;}])/g;
const ownClass = /\.([a-z][\w-]*)(?=[^{};]*\{)/gi;
const query = /@(?:media|container)[^{]*/g;
const feature = /\(\s*([a-z-]+)\s*:/g;

/** What media and container queries ask. */
const features =
  /^(?:(?:min-|max-)?(?:width|height|aspect-ratio|inline-size|block-size|resolution)|orientation|hover|any-hover|pointer|any-pointer|prefers-[a-z-]+|forced-colors|display-mode)$/;

/** Lines of CSS as they are in the block, without comments. */
const cssOf = ({ code }: FoundCode): string => code.replace(comment, (text) => text.replace(/[^\n]/g, " "));

const isCss = ({ language, fromFile, options }: FoundCode): boolean =>
  language === "css" && !fromFile && !options.unchecked;

/**
 * Rules of a page's CSS that never apply: for a class that neither the page nor the packages speak of, or under a
 * condition that browsers do not know.
 * @param known texts that the packages have in quotes: the names of their classes are among them
 */
export function cssProblems(claims: Claims, known: ReadonlySet<string>): PageProblem[] {
  const others = claims.code.filter((block) => !isCss(block)).map(({ code }) => code);
  const titles = claims.code.map(({ title = "" }) => title);
  const said = claims.words.map(({ text }) => text);
  const names = new Set([...others, ...titles, ...said].flatMap((text) => text.match(/[A-Za-z][\w-]*/g) ?? []));
  return claims.code.filter(isCss).flatMap((block) => {
    const css = cssOf(block);
    const at = (place: number, message: string) => ({ line: block.line + lineAt(css, place), message });
    return [
      ...[...css.matchAll(ownClass)]
        .filter(([, name = ""]) => !names.has(name) && !known.has(name))
        .map(({ 1: name, index }) => at(index, `nothing on this page or in the packages has the class "${name}"`)),
      ...[...css.matchAll(query)].flatMap(({ 0: text, index }) =>
        [...text.matchAll(feature)]
          .filter(([, name = ""]) => !features.test(name))
          .map(({ 1: name, index: within }) => at(index + within, `no query asks "${name}"`)),
      ),
    ];
  });
}

/** Asserts of each declaration in a page's CSS that there is such a property, and that it takes such a value. */
export function cssAssertions(page: string, claims: Claims): AssertionSource[] {
  const assertions = claims.code.filter(isCss).flatMap((block): Assertion[] => {
    const css = cssOf(block);
    return [...css.matchAll(declaration)].map(({ 1: name = "", 2: value = "", index }) => ({
      code: `({ ${inReact(name)}: ${JSON.stringify(
        value
          .replace(/\s*!important/, "")
          .replace(/\s+/g, " ")
          .trim(),
      )} }) satisfies CSSProperties;`,
      page,
      line: block.line + lineAt(css, index),
      explain: (reason) => `\`${name}: ${value}\` is no CSS: ${reason.replace(/ in type '.*$/s, "")}`,
    }));
  });
  const [first] = assertions;
  return first ? [aboutType({ type: "CSSProperties", page, line: first.line }, assertions)] : [];
}

/** A property as React writes it: `WebkitUserSelect`. */
const inReact = (name: string): string => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
