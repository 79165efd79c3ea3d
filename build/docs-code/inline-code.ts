import { createRequire } from "node:module";
import { transformSync } from "esbuild";
import { otherNames } from "../../content/other-names.ts";
import { type Assertion, type AssertionFile, documentedPackages, reactTypes } from "./assertions.ts";
import type { Claims } from "./collect.ts";
import { packageExports } from "./package-exports.ts";
import { isPath } from "./path-problems.ts";
import { standIn } from "./stand-ins.ts";

const load: (name: string) => object = createRequire(import.meta.url);

/** What names stand for in inline code, whichever hook they come from. */
const roots = {
  actions: "EditorActions & NodeActions",
  query: "useEditorReturnType['query']",
  connectors: "useEditorReturnType['connectors'] & ReturnType<typeof useNode>['connectors']",
  state: "EditorState",
  store: "EditorStore",
  node: "Node",
  helpers: "useEditorReturnType['query']['node']",
  craft: "UserComponentConfig<Record<string, any>>",
};

/** The same of fields, before a member of theirs: by itself, `data` may be anything. */
const fields = {
  data: "NodeData",
  history: "EditorActions['history'] & useEditorReturnType['query']['history'] & EditorStore['history']",
  placement: "Placement",
  event: "MouseEvent & KeyboardEvent & TouchEvent & DragEvent & { target: HTMLElement } & LayerEvent & CraftEvent",
};

/** What has the functions that pages call by their bare name: `isDroppable(selector)`. */
const owners = [
  "EditorActions",
  "EditorActions['history']",
  "NodeActions",
  "useEditorReturnType['query']",
  "useEditorReturnType['query']['history']",
  "ReturnType<useEditorReturnType['query']['node']>",
  "ReturnType<useEditorReturnType['query']['getEvent']>",
  "ReturnType<useEditorReturnType['query']['parseReactElement']>",
  "ReturnType<useEditorReturnType['query']['parseSerializedNode']>",
  "useEditorReturnType['connectors']",
  "ReturnType<typeof useNode>['connectors']",
  "Options",
  "NodeRules",
  "EditorStore",
];

const values = new Map(documentedPackages.map((name) => [name, Object.keys(load(name))]));

const header = [
  'import * as React from "react";',
  reactTypes,
  ...documentedPackages.flatMap((name) => [
    `import type { ${packageExports(name)
      .filter((symbol) => !values.get(name)?.includes(symbol))
      .join(", ")} } from "${name}";`,
    `import { ${values.get(name)?.join(", ")} } from "${name}";`,
  ]),
  "type Props = Record<string, unknown>;",
  "type EditorActions = useEditorReturnType['actions'];",
  "type HookActions = ReturnType<typeof useNode>['actions'];",
  "// Their callbacks are `any` in the types.",
  "type Called<F> = F extends (first: infer First, ...rest: infer Rest) => infer Result ? (first: 0 extends 1 & First ? (...all: any[]) => any : First, ...rest: Rest) => Result : F;",
  "type LayerEvent = Parameters<NonNullable<Parameters<typeof useLayer>[0]>>[0]['event'];",
  'type CraftEvent = import("@craftjs/utils").CraftDOMEvent<Event>;',
  "type NodeActions = { [K in keyof HookActions]: Called<HookActions[K]> };",
  `type Owner = ${owners.join(" | ")};`,
  "type Member<K, T> = T extends unknown ? (K extends keyof T ? NonNullable<T[K]> : never) : never;",
  "type Both<T> = (T extends unknown ? (one: T) => void : never) extends (all: infer All) => void ? All : never;",
  "type FunctionIn<T> = T extends unknown ? { [K in keyof T]: NonNullable<T[K]> extends (...all: never[]) => unknown ? K : never }[keyof T] : never;",
  "type Callable = FunctionIn<Owner | typeof globalThis | typeof React | Element | Event | History | UIEvent>;",
  "type Found<K, T, Else> = [Member<K, T>] extends [never] ? Else : Both<Member<K, T>>;",
  "declare function named<K extends Callable>(name: K): Found<K, OnPage, Found<K, Owner, any>>;",
  "// What hands on a function of the packages by its name means that one.",
  "type StandIn<K> = K extends FunctionIn<Owner> ? Found<K, OnPage, Found<K, Owner, any>> : any;",
  "declare const anything: any;",
  'declare function parametersOf<F>(called: F): F extends (...all: any) => any ? Required<Parameters<F>>["length"] : number;',
].join("\n");

/** What names stand for on one page: a page that documents a type means its members, `connect(dom)` that of the hook. */
function namesOnPage({ tables, signatures }: Claims): string {
  const documented = [...tables, ...signatures].map(({ directive }) => directive);
  const members = documented.filter(({ kind }) => kind !== "exports");
  const own = Object.fromEntries(members.map(({ prefix, subject }) => [prefix, subject]));
  return [
    `type OnPage = ${[...new Set(members.map(({ subject }) => `(${subject.replace(/\s+/g, " ")})`))].join(" | ") || "never"};`,
    ...Object.entries({ ...roots, ...fields }).map(([name, type]) => `declare const ${name}: ${own[name] ?? type};`),
  ].join("\n");
}

const inScope = new Set([...Object.keys(roots), ...[...values.values()].flat(), "React", "anything"]);

const globals = new Set(
  "JSON Object Array Math Promise Number String Boolean Map Set Date console document localStorage".split(" "),
);

const identifier = /(?<![\w$.'"])[A-Za-z_$][\w$]*/g;

/** Words of the language. */
export const keywords =
  /^(?:true|false|null|undefined|this|new|typeof|void|async|await|in|of|instanceof|as|return|if|else|const|let|var|function|class|import|export|from|type|case|default|delete|do|for|while|switch|throw|try|catch|enum|extends|super|with|yield|break|continue|finally|debugger)$/;

/** What the compiler says that a page is wrong for: no such member or prop, and too few or too many arguments. */
const counts = new Set([
  "TS2339",
  "TS2551",
  "TS2554",
  "TS2555",
  "TS2322",
  "TS2345",
  "TS2353",
  "TS2561",
  "TS2769",
  "TS2694",
  "TS2314",
  "TS2315",
  "TS2304",
  "TS1360",
]);

/**
 * Asserts of each piece of inline code that reads as an expression that it is one of the packages: its members exist,
 * its calls have the arguments that they need, and its elements have such props. Names that nobody knows stand for
 * anything, those of arguments for what they are called after.
 */
export function inlineAssertions(path: string, page: string, claims: Claims): AssertionFile {
  const declared = new Set([
    ...Object.keys(otherNames),
    ...claims.code.flatMap(({ code }) =>
      [...code.matchAll(/\b(?:function|const|let|class) (\w+)/g)].map(([, name = ""]) => name),
    ),
  ]);
  // What the first cell of a reference table names belongs to the table's own type.
  const inTables = new Set(
    claims.tables.flatMap(({ rows }) =>
      rows.flatMap(({ line, cells }) => (cells[0]?.codes ?? []).map((text) => `${line} ${text}`)),
    ),
  );
  const absent = claims.absent.map((name): Assertion => {
    const last = name.split(".").at(-1);
    const line = claims.words.find(({ text }) => text === name || text === last)?.line ?? 1;
    const explain = () => `the page says that there is no \`${name}\`, but there is`;
    return { code: `{ void (${name}); }`, page, line, wrong: true, explain };
  });
  const present = claims.words.flatMap(({ line, text }): Assertion[] => {
    if (inTables.has(`${line} ${text}`) || claims.absent.some((name) => text.startsWith(name))) return [];
    const code = asStatement(text, declared) ?? asType(text);
    if (!code) return [];
    const about = { code, page, line };
    const sayTypes = (reason: string) => `\`${text}\`: ${shortened(reason)}`;
    const signature = signatureLength(text, code);
    if (signature) {
      const explain = () => `\`${text}\` is written like a signature, and does not name all parameters, or too many`;
      return [
        { ...about, explain: sayTypes },
        { code: signature, page, line, explain },
      ];
    }
    return claims.mistakes.some((mistake) => text.endsWith(mistake))
      ? [{ ...about, wrong: true, explain: () => `the page shows \`${text}\` as a mistake, but types allow it` }]
      : [{ ...about, explain: sayTypes }];
  });
  const assertions = [...absent, ...present];
  const head = `${header}\n${namesOnPage(claims)}`;
  const first = head.split("\n").length + 1;
  return {
    path,
    source: [head, ...assertions.map(({ code }) => code), "export {};", ""].join("\n"),
    byLine: new Map(assertions.map((assertion, index) => [first + index, assertion])),
    counts,
  };
}

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

/** Whether a text names a member of a field. */
const isField = (name: string, text: string): boolean =>
  Object.hasOwn(fields, name) && new RegExp(`\\b${name}\\??\\.`).test(text);

/**
 * That a call with an optional argument, `isDroppable(selector, onError?)`, names as many parameters as there are: it is
 * written like a signature. Null for every other call.
 */
function signatureLength(text: string, statement: string): string | null {
  const names = /\(([\w?, ]*\w\?[\w?, ]*)\)$/.exec(text)?.[1]?.split(",");
  return names
    ? statement.replace(/void \((.*)\([^()]*\)\); }$/, `parametersOf($1) satisfies ${names.length}; }`)
    : null;
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

/** What the compiler says, without the types that it spells out. */
function shortened(reason: string): string {
  if (/^Argument of type '"/.test(reason)) return "nothing has a function of this name";
  return reason
    .replace(/ (?:on|in) type '.*$/s, "")
    .replace(/ is not assignable to parameter of type '.*$/s, " is not what it takes");
}

/** An opening tag as an element: closed, and with a value for each prop that is only named. */
function closed(code: string): string {
  if (!/^<[A-Za-z][^<>]*>$/.test(code.replace(/=>/g, "")) || /\/>$/.test(code)) return code;
  const tag = code.replace(/\s*>$/, " />");
  return tag.replace(/ ([a-z]\w*)(?=\s)/g, " $1={anything}");
}
