import type { Mistake } from "../app/messages.ts";
import { consoleText } from "./console-text.ts";

/** Name of a live example's file. */
export const fileName = "app.tsx";

/** Function that guarded loops call every few iterations, and their counter (./guard-loops.ts). */
export const guardName = "mayGoOn$";
export const counterName = "rounds$";

/** React's errors that readers' code causes most: its production build writes numbers only. */
const reactErrors: Record<string, string> = {
  31: "An object cannot be rendered. Show its fields, or convert it to a string.",
  62: "The prop `style` is an object, such as {{ color: 'red' }}, and not a string.",
  130: "The type of an element is not a component. Is it exported, and imported by the right name?",
  137: "An element such as <img> or <input> cannot have children.",
  185: "An update causes the next one, without end. Does an effect or a ref set state each time?",
  300: "A render called fewer Hooks than the one before. Call them before any early return.",
  301: "The component sets state in each render, without end. Do so in an event handler or an effect.",
  310: "A render called more Hooks than the one before. Call them in each render, in the same order.",
  321: "A Hook was called outside a component.",
  482: "A component is an async function, which only works on a server. Load data in an effect, or by use().",
};

const explainReactError = (message: string) =>
  message.replace(
    /Minified React error #(\d+); visit (\S+) for the full message.*/,
    (match, number: string, url: string) => {
      const args = new URL(url).searchParams.getAll("args[]").filter(Boolean).join(", ");
      return reactErrors[number] ? `${reactErrors[number]} ${args && `(${args}) `}${url.split("?")[0]}` : match;
    },
  );

/** Finds the innermost line of the given files in the error's stack trace. */
export function mistakeOf(error: unknown, files: string[]): Mistake {
  const message = error instanceof Error ? error.message : consoleText([error]);
  const stack = (error instanceof Error && error.stack) || "";
  // The compiler's name of an imported module: (0, _core.useNodes) is not a function.
  const messageWithoutModule = message.replace(/(?:\(0 ?, ?_\w+\.|\b_\w+\.default\.)(\w+)\)? is not/, "$1 is not");
  return {
    message: explainReactError(messageWithoutModule.replace(/^Invariant failed: /, "")),
    place: placeIn(stack, files),
  };
}

function placeIn(stack: string, files: string[]): Mistake["place"] {
  const names = files.map((file) => file.replaceAll(".", "\\.")).join("|");
  const [, file, line] = new RegExp(`(?:^|[\\s(@/])(${names}):(\\d+)`, "m").exec(stack) ?? [];
  return file && line ? { file, line: Number(line) } : null;
}

/** Reports errors from event handlers and rejected promises, which React does not catch, until the signal aborts. */
export function watchErrors(files: () => string[], onMistake: (mistake: Mistake) => void, signal: AbortSignal): void {
  const onError = ({ error, message, lineno, filename }: ErrorEvent) => {
    if (error instanceof Error) return onMistake(mistakeOf(error, files()));
    // A thrown value that is not an Error has no stack.
    const text = error ? consoleText([error]) : message.replace(/^Uncaught /, "");
    onMistake({ message: text, place: placeIn(`${filename}:${lineno}`, files()) });
  };
  addEventListener("error", onError, { signal });
  addEventListener("unhandledrejection", ({ reason }) => onMistake(mistakeOf(reason, files())), { signal });
}
