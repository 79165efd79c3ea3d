import { lineAt, type PageProblem } from "../problems.ts";
import type { Claims } from "./collect.ts";

/** Props of `<Element>` itself, and of any element; all others go to the component that it makes. */
const own = new Set([
  "is",
  "id",
  "key",
  "ref",
  "canvas",
  "custom",
  "hidden",
  "children",
  "className",
  "style",
  "title",
]);

const element = /<([A-Z]\w*)(?=[\s/>])((?:[^<>{}]|=>|\{(?:[^{}]|\{[^{}]*\})*\})*)>/g;

/** A prop's name in an element's attributes, from which their values were taken. */
const prop = /(?<=\s)[A-Za-z]\w*/g;

/**
 * Props that nothing has, where the compiler cannot tell: those of an `<Element>`, whose type takes any, so that the type
 * check does not see `canvass`, and in prose those of the page's own components. A prop is one that the page's code
 * declares, `padding?: number`, or hands to an element.
 */
export function elementPropProblems(claims: Claims): PageProblem[] {
  const code = claims.code.map(({ code }) => code).join("\n");
  const isDeclared = (name: string) => new RegExp(`\\b${name}\\??:|\\(\\{[^}]*\\b${name}\\b`).test(code);
  const isGiven = (name: string) => isDeclared(name) || new RegExp(`\\s${name}=`).test(code);
  const isOwn = (component: string) => new RegExp(`\\b(?:function|const|class) ${component}\\b`).test(code);

  const problemsIn = (text: string, line: number, isProse: boolean) =>
    [...text.matchAll(element)].flatMap(({ 1: component = "", 2: attributes = "", index }) => {
      if (component !== "Element" && !(isProse && isOwn(component))) return [];
      const isKnown = component === "Element" ? isDeclared : isGiven;
      const names = attributes.replace(/\{(?:[^{}]|\{[^{}]*\})*\}|"[^"]*"/g, (value) => value.replace(/[^\n]/g, " "));
      return [...names.matchAll(prop)]
        .filter(([name]) => !own.has(name) && !isKnown(name))
        .map(({ 0: name, index: within }) => ({
          line: line + lineAt(text, index + `<${component}`.length + within) - 1,
          message: `<${component}> has no prop \`${name}\`, and nothing in the code of this page has`,
        }));
    });

  return [
    ...claims.code.flatMap(({ code, line }) => problemsIn(code, line + 1, false)),
    ...claims.words.flatMap(({ text, line }) => problemsIn(text, line, true)),
  ];
}
