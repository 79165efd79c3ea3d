import { lineAt } from "../problems.ts";
import { wordsIn } from "./collect.ts";

/** Comments in TypeScript and CSS; what begins with `://` is an address. */
const comment = /(?<![:\w'"`])\/\/.*|\/\*[\s\S]*?\*\//g;

/** The names in the comments of a code block: readers take them for as true as those in sentences. */
export function namesInComments({ line, code }: { line: number; code: string }): { line: number; text: string }[] {
  return [...code.matchAll(comment)].flatMap(({ 0: text, index }) => wordsIn(text, line + lineAt(code, index)));
}
