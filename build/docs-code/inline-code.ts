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

/** A piece of inline code as a statement on one line; null for what is no expression, or says nothing that types tell. */
export function asStatement(text: string, declared: ReadonlySet<string> = new Set()): string | null {
  if (!/[.(]|^<[A-Z]/.test(text) || / \| |\w</.test(text) || /^[a-z]+:|^\.|^@|\bfrom '/.test(text)) return null;
  if (isPath(text)) return null;
  const complete = text
    .replace(/\s+/g, " ")
    .replace(/\)\s*:\s*[^(){}]+$/, ")")
    .replace(/(\w)\?(?=\s*[,)])/g, "$1")
    .replace(/^if \((.*)\)$/, "$1")
    .replace(/^(?:return|await) /, "")
    .replace(/=> \{ … \}/g, "=> …")
    .replace(/(\[(?:[^()[\]]*, )?|\{ |\w\((?=…\)))…/g, "$1...anything")
    .replace(/…/g, "anything")
    // An attribute of an element: what it is set to.
    .replace(/^[a-z]\w*=\{(.*)\}$/, "$1");
  const expression = closed(complete).replace(/(?<![\w$.-])([a-z]\w*)\(/g, (call, name: string) =>
    inScope.has(name) || declared.has(name) || keywords.test(name) ? call : `named("${name}")(`,
  );
  const withoutProps = expression.replace(/^<.*$/, (element) => element.replace(/ [a-z]\w*=/g, " "));
  const free = new Set(
    (withoutProps.replace(/(["'])(?:(?!\1).)*\1/g, "").match(identifier) ?? []).filter(
      (name) =>
        !inScope.has(name) && !isField(name, text) && !globals.has(name) && !keywords.test(name) && name !== "named",
    ),
  );
  const statement = `{ ${free.size > 0 ? `let ${[...free].map(standIn).join(", ")}; ` : ""}void (${expression}); }`;
  return parses(statement) ? statement : null;
}

const parsed = new Map<string, boolean>();

/** Whether a statement is TypeScript. One that is not would hide what the compiler says about all others. */
function parses(statement: string): boolean {
  const known = parsed.get(statement);
  if (known !== undefined) return known;
  let result = true;
  try {
    transformSync(statement, { loader: "tsx", logLevel: "silent" });
  } catch {
    result = false;
  }
  parsed.set(statement, result);
  return result;
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
