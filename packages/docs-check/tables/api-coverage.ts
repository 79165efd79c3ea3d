import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Problem } from "files/problems.ts";
import { folders } from "../lib/folders.ts";
import { typeCheck, writeSources } from "../snippets/type-check.ts";
import { documentedPackages, exportedTypes } from "./assertions.ts";
import { packageExports } from "./package-exports.ts";

/** Types whose members are the API, in addition to the packages' exports. */
const types: Record<string, string> = {
  "<Editor>": "Options",
  "<Element>": "Exclude<keyof ElementProps<'div'>, keyof ComponentProps<'div'>>",
  "<Frame>": "FrameProps",
  "<Layers>": "ComponentProps<typeof Layers>",
  "useEditor()": "useEditorReturnType",
  "useNode()": "ReturnType<typeof useNode>",
  "useLayer()": "ReturnType<typeof useLayer>",
  query: "useEditorReturnType['query']",
  "query.history": "useEditorReturnType['query']['history']",
  "query.getEvent()": "ReturnType<useEditorReturnType['query']['getEvent']>",
  "query.node()": "ReturnType<typeof NodeHelpers>",
  actions: "useEditorReturnType['actions']",
  "actions.history": "useEditorReturnType['actions']['history']",
  connectors: "useEditorReturnType['connectors'] & ReturnType<typeof useNode>['connectors']",
  "useNode().actions": "ReturnType<typeof useNode>['actions']",
  "useLayer().actions": "ReturnType<typeof useLayer>['actions']",
  "useLayer().connectors": "ReturnType<typeof useLayer>['connectors']",
  state: "EditorState",
  node: "Node",
  "node.data": "NodeData",
  "node.rules": "NodeRules",
  craft: "UserComponentConfig<any>",
};

/**
 * Counts the exports of the packages and the members of `types`, with a problem for each whose name is in no check.
 * A name that several types have counts for all of them.
 */
export async function apiCoverage(): Promise<{ count: number; problems: Problem[] }> {
  const folder = join(folders.generated, "api");
  const lines = Object.values(types).map((type) => `(null! as keyof ({ [K in ${keysOf(type)}]: 1 })) satisfies never;`);
  const files = new Map([["api.tsx", [...lines, exportedTypes(), "export {};"].join("\n")]]);
  await writeSources(folder, files);
  // The compiler names all members in its message.
  const diagnostics = await typeCheck(folder, files, undefined, { noErrorTruncation: true });
  const names = Object.keys(types).flatMap((owner, index) => {
    const { message = "" } = diagnostics.find(({ line }) => line === index + 1) ?? {};
    const members = [...message.matchAll(/"(\w+)"/g)].map(([, name = ""]) => name);
    if (members.length === 0) throw new Error(`${owner} has no members: ${message}`);
    return members.map((name) => ({ name, text: `${owner}.${name}` }));
  });
  names.push(...documentedPackages.flatMap(packageExports).map((name) => ({ name, text: name })));
  const code = globSync(`${folders.checks}/**/*.{ts,tsx}`).map((file) => readFileSync(file, "utf8"));
  const usedNames = new Set(
    code.flatMap((text) => text.replace(/^\s*\/\/.*|^import .*/gm, "").match(/[A-Za-z_$][\w$]*/g) ?? []),
  );
  const unusedNames = names.filter(({ name }) => !usedNames.has(name));
  return {
    count: names.length,
    problems: unusedNames.map(({ text }) => ({
      file: folders.checks,
      message: `no check uses \`${text}\`: write one`,
    })),
  };
}

const keysOf = (type: string): string => (type.startsWith("Exclude<keyof") ? type : `keyof (${type})`);
