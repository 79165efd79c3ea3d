import { typeOfName } from "./stand-ins.ts";

/** A name that no sentence has by chance: `useNode`, `actions.setProp`, `merge()`, with its arguments if there are any. */
const name = /(?<![\w./@-])(?:[a-z]\w+(?:\.[a-z]\w+)+(?![\w/])|[a-z]{2,}[A-Z]\w*|[a-z]\w*(?=\())(?:\([^()]*\))?/g;

/**
 * The names in a heading, in the text of a link or a sentence, without backticks. `merge()` is the name of a function.
 * A member of an argument is what the browser and React speak of, in messages that pages quote: `element.ref`.
 */
export function namesInText(text: string): string[] {
  return [...text.matchAll(name)]
    .map(([found]) => found.replace(/\(\)$/, ""))
    .filter((found) => !/^\w+\./.test(found) || typeOfName(/^\w+/.exec(found)?.[0] ?? "") === null);
}
