import type { Problem } from "../problems.ts";
import type { Claims } from "./collect.ts";

/** Props of `<Element>` itself; all others go to the component that it makes. */
const own = new Set(["is", "id", "key", "canvas", "custom", "hidden", "children", "className", "style", "title"]);

const element = /<Element\b((?:[^<>{}]|=>|\{(?:[^{}]|\{[^{}]*\})*\})*)>/g;

/**
 * Props of an `<Element>` in a page's code that neither it has nor a component of the page: its type takes any, so that
 * the type check does not see `canvass`. What the page's code names a second time is a component's.
 */
export function elementPropProblems(pages: { file: string; claims: Claims }[]): Problem[] {
  return pages.flatMap(({ file, claims }) => {
    const all = claims.code.map(({ code }) => code).join("\n");
    return claims.code.flatMap(({ code, line }) =>
      [...code.matchAll(element)].flatMap((match) => {
        const attributes = (match[1] ?? "").replace(/\{(?:[^{}]|\{[^{}]*\})*\}|"[^"]*"/g, (value) =>
          value.replace(/[^\n]/g, " "),
        );
        const unknown = [...attributes.matchAll(/(?<=\s)[A-Za-z]\w*/g)].filter(
          ([name]) => !own.has(name) && !new RegExp(`\\b${name}\\b(?=[\\s\\S]*\\b${name}\\b)`).test(all),
        );
        return unknown.map(({ 0: name, index }) => ({
          file,
          line: line + code.slice(0, match.index + "<Element".length + index).split("\n").length,
          message: `<Element> has no prop \`${name}\`, and nothing in the code of this page has`,
        }));
      }),
    );
  });
}
