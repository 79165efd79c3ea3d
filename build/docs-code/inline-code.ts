import { transformSync } from "esbuild";
import { inScope, isField } from "./inline-scope.ts";
import { isPath } from "./path-problems.ts";
import { standIn } from "./stand-ins.ts";

const globals = new Set(
  "JSON Object Array Math Promise Number String Boolean Map Set Date console document localStorage".split(" "),
);

const identifier = /(?<![\w$.'"])[A-Za-z_$][\w$]*/g;

/** Words of the language. */
export const keywords =
  /^(?:true|false|null|undefined|this|new|typeof|void|async|await|in|of|instanceof|as|return|if|else|const|let|var|function|class|import|export|from|type|case|default|delete|do|for|while|switch|throw|try|catch|enum|extends|super|with|yield|break|continue|finally|debugger)$/;

/** How pages write otherwise than code is written, in the order in which it is put right. */
const shorthands: [written: RegExp, meant: string][] = [
  [/\s+/g, " "],
  // What a function returns: `add(node): void`.
  [/\)\s*:\s*[^(){}]+$/, ")"],
  // What may be left out: `isDroppable(selector, onError?)`.
  [/(\w)\?(?=\s*[,)])/g, "$1"],
  [/^if \((.*)\)$/, "$1"],
  [/^(?:return|await) /, ""],
  // What the page leaves out, be it a function's body, `(node) => { … }`, several things, `[a, …]`, or one.
  [/=> \{ … \}/g, "=> …"],
  [/(\[(?:[^()[\]]*, )?|\{ |\w\((?=…\)))…/g, "$1...anything"],
  [/…/g, "anything"],
  // An attribute of an element: what it is set to.
  [/^[a-z]\w*=\{(.*)\}$/, "$1"],
];

/** A piece of inline code as a statement on one line; null for what is no expression, or says nothing that types tell. */
export function asStatement(text: string, declared: ReadonlySet<string> = new Set()): string | null {
  if (!/[.(]|^<[A-Z]/.test(text) || / \| |\w</.test(text) || /^[a-z]+:|^\.|^@|\bfrom '/.test(text)) return null;
  if (isPath(text)) return null;
  const complete = closed(shorthands.reduce((code, [written, meant]) => code.replace(written, meant), text));
  // A function by its bare name: inline-scope.ts knows whose it is.
  const expression = complete.replace(/(?<![\w$.-])([a-z]\w*)\(/g, (call, name: string) =>
    inScope.has(name) || declared.has(name) || keywords.test(name) ? call : `named("${name}")(`,
  );
  const unknown = namesIn(expression).filter((name) => !inScope.has(name) && !isField(name, text));
  const statement = `{ ${unknown.length > 0 ? `let ${unknown.map(standIn).join(", ")}; ` : ""}void (${expression}); }`;
  return parses(statement) ? statement : null;
}

/** The names in an expression that are neither members nor props, and none of the language's own. */
function namesIn(expression: string): string[] {
  const bare = expression
    .replace(/^<.*$/, (element) => element.replace(/ [a-z]\w*=/g, " "))
    .replace(/(["'])(?:(?!\1).)*\1/g, "");
  const names = new Set(bare.match(identifier));
  return [...names].filter((name) => !globals.has(name) && !keywords.test(name) && name !== "named");
}

/** Whether each statement that was met is TypeScript: pages say the same ones over and over. */
const known = new Map<string, boolean>();

/** Whether a statement is TypeScript. One that is not would hide what the compiler says about all others. */
function parses(statement: string): boolean {
  const result = known.get(statement) ?? isTypeScript(statement);
  known.set(statement, result);
  return result;
}

function isTypeScript(code: string): boolean {
  try {
    transformSync(code, { loader: "tsx", logLevel: "silent" });
    return true;
  } catch {
    return false;
  }
}

/** A piece of inline code as a type on one line, such as `Options['onRender']`; null for what is none. */
export function asType(text: string): string | null {
  if (!/^[A-Z]\w*(?:<.*>|\[.+\])$/.test(text) || text.includes("…")) return null;
  const statement = `{ type Shown = ${text}; }`;
  return parses(statement) ? statement : null;
}

/** An opening tag as an element: closed, and with a value for each prop that is only named. */
function closed(code: string): string {
  if (!/^<[A-Za-z][^<>]*>$/.test(code.replace(/=>/g, "")) || /\/>$/.test(code)) return code;
  const tag = code.replace(/\s*>$/, " />");
  return tag.replace(/ ([a-z]\w*)(?=\s)/g, " $1={anything}");
}
