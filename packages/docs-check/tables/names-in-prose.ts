import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { didYouMean, type Problem } from "files/problems.ts";
import * as react from "react";
import type { Page } from "../lib/read-pages.ts";
import { type AssertionFile, aboutType, assertionMaker, documentedPackages } from "./assertions.ts";

/** The package type behind a name at the start of inline code: `query.node(id).isRoot()`. */
const rootTypes: Record<string, string> = {
  query: "useEditorReturnType['query']",
  actions: "useEditorReturnType['actions'] & ReturnType<typeof useLayer>['actions']",
  connectors:
    "useEditorReturnType['connectors'] & ReturnType<typeof useNode>['connectors'] & ReturnType<typeof useLayer>['connectors']",
  state: "EditorState",
  node: "Node & ReturnType<typeof NodeHelpers>",
  craft: "UserComponentConfig<any>",
};

const missingMemberCodes = new Set(["TS2339", "TS2551"]);

/** Checks names in inline code. `{/* not in the packages: query.old *\/}` in a page allows an exception. */
export function namesInProse(
  pages: Page[],
  all: Page[],
): { files: AssertionFile[]; problems: Problem[]; count: number } {
  const packageWords = wordsOfPackages();
  const codeWords = new Set(all.flatMap(({ snippets }) => snippets.flatMap(({ code }) => code.match(/[\w$]+/g) ?? [])));
  const files: AssertionFile[] = [];
  const problems: Problem[] = [];
  let count = 0;
  for (const { file, inlineCode, excused } of pages) {
    const candidates = inlineCode.filter(({ text }) => !excused.has(text));
    const members = candidates.flatMap(({ line, text }) => {
      const [, root = "", path] = /^(\w+)((?:\.[A-Za-z]\w*|\([^()]*\))+)$/.exec(text) ?? [];
      return path && Object.hasOwn(rootTypes, root) ? [{ line, text, root, path }] : [];
    });
    for (const [root, rootMembers] of Map.groupBy(members, ({ root }) => root)) {
      const assertions = rootMembers.map(({ line, text, path }) => {
        const memberPath = root === "node" && path.startsWith("(") ? path.replace(/^\([^()]*\)/, "") : path;
        const code = memberPath.replace(/\([^()]*\)/g, "(...([] as any[]))!").replace(/\.\w+/g, "$&!");
        return assertionMaker(file, line)(`void (null! as Subject)${code};`, (reason) =>
          missingMessage(text, / Did you mean.*/.exec(reason)?.[0]),
        );
      });
      const source = aboutType(
        { type: rootTypes[root] ?? "", page: file, line: rootMembers[0]?.line ?? 1 },
        assertions,
      );
      files.push({ path: `names/${files.length}.tsx`, ...source, counts: missingMemberCodes });
    }
    for (const { line, text } of candidates) {
      // A single word may be anything.
      const [, name = ""] = /^<?(\w{2,}[A-Z]\w+)(?:\(\)| ?\/?>)?$/.exec(text) ?? [];
      if (!name || packageWords.has(name) || codeWords.has(name)) continue;
      const hint = didYouMean(name, packageWords, 0.25);
      if (hint || /^use[A-Z]/.test(name)) {
        problems.push({ file, line, message: missingMessage(text, hint) });
      }
    }
    count += candidates.length;
  }
  return { files, problems, count };
}

const missingMessage = (text: string, hint = ""): string =>
  `\`${text}\` does not exist in the packages.${hint} Correct it, or write {/* not in the packages: ${text} */}`;

let cachedWords: Set<string> | undefined;

function wordsOfPackages(): Set<string> {
  const declarations = documentedPackages.flatMap((name) => globSync(join("node_modules", name, "**/*.d.ts")));
  cachedWords ??= new Set([
    ...declarations.flatMap((file) => readFileSync(file, "utf8").match(/\b[A-Za-z]\w+\b/g) ?? []),
    ...Object.keys(react),
  ]);
  return cachedWords;
}
