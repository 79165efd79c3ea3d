import { createRequire } from "node:module";
import { documentedPackages, reactTypes } from "./assertions.ts";
import type { Claims } from "./collect.ts";
import { packageExports } from "./package-exports.ts";

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

/**
 * What inline code stands below, as TypeScript. On one page names may stand for something else than on others: a page that
 * documents a type means its members, `connect(dom)` that of the hook.
 */
export function scopeOnPage({ tables, signatures }: Claims): string {
  const documented = [...tables, ...signatures].map(({ directive }) => directive);
  const members = documented.filter(({ kind }) => kind !== "exports");
  const own = Object.fromEntries(members.map(({ prefix, subject }) => [prefix, subject]));
  return [
    header,
    `type OnPage = ${[...new Set(members.map(({ subject }) => `(${subject.replace(/\s+/g, " ")})`))].join(" | ") || "never"};`,
    ...Object.entries({ ...roots, ...fields }).map(([name, type]) => `declare const ${name}: ${own[name] ?? type};`),
  ].join("\n");
}

/** Names that are declared there. */
export const inScope = new Set([...Object.keys(roots), ...[...values.values()].flat(), "React", "anything"]);

/** Whether a text names a member of a field. */
export const isField = (name: string, text: string): boolean =>
  Object.hasOwn(fields, name) && new RegExp(`\\b${name}\\??\\.`).test(text);
