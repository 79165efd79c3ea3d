import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { didYouMean, type Problem } from "files/problems.ts";
import * as react from "react";
import type { Page } from "../lib/read-pages.ts";
import { type AssertionFile, aboutType, assertionsAt, documentedPackages } from "./assertions.ts";

/** The package type behind a name at the start of inline code: `query.node(id).isRoot()`. */
const roots: Record<string, string> = {
  query: "useEditorReturnType['query']",
  actions: "useEditorReturnType['actions'] & ReturnType<typeof useLayer>['actions']",
  connectors:
    "useEditorReturnType['connectors'] & ReturnType<typeof useNode>['connectors'] & ReturnType<typeof useLayer>['connectors']",
  state: "EditorState",
  node: "Node & ReturnType<typeof NodeHelpers>",
  craft: "UserComponentConfig<any>",
};

const noMember = new Set(["TS2339", "TS2551"]);

/** Checks names in inline code. `{/* not in the packages: query.old *\/}` in a page allows an exception. */
export function namesInProse(
  pages: Page[],
  all: Page[],
): { files: AssertionFile[]; problems: Problem[]; count: number } {
  const ofPackages = wordsOfPackages();
  const ofCode = new Set(all.flatMap(({ snippets }) => snippets.flatMap(({ code }) => code.match(/[\w$]+/g) ?? [])));
  const files: AssertionFile[] = [];
  const problems: Problem[] = [];
  let count = 0;
  for (const { file, inlineCode, excused } of pages) {
    const candidates = inlineCode.filter(({ text }) => !excused.has(text));
    const members = candidates.flatMap(({ line, text }) => {
      const [, root = "", path] = /^(\w+)((?:\.[A-Za-z]\w*|\([^()]*\))+)$/.exec(text) ?? [];
      return path && Object.hasOwn(roots, root) ? [{ line, text, root, path }] : [];
    });
    for (const [root, ofRoot] of Map.groupBy(members, ({ root }) => root)) {
      const assertions = ofRoot.map(({ line, text, path }) => {
        const called = root === "node" && path.startsWith("(") ? path.replace(/^\([^()]*\)/, "") : path;
        const code = called.replace(/\([^()]*\)/g, "(...([] as any[]))!").replace(/\.\w+/g, "$&!");
        return assertionsAt(file, line)(`void (null! as Subject)${code};`, (reason) =>
          missing(text, / Did you mean.*/.exec(reason)?.[0]),
        );
      });
      const source = aboutType({ type: roots[root] ?? "", page: file, line: ofRoot[0]?.line ?? 1 }, assertions);
      files.push({ path: `names/${files.length}.tsx`, ...source, counts: noMember });
    }
    for (const { line, text } of candidates) {
      // A single word may be anything.
      const [, name = ""] = /^<?(\w{2,}[A-Z]\w+)(?:\(\)| ?\/?>)?$/.exec(text) ?? [];
      if (!name || ofPackages.has(name) || ofCode.has(name)) continue;
      const hint = didYouMean(name, ofPackages, 0.25);
      if (hint || /^use[A-Z]/.test(name)) {
        problems.push({ file, line, message: missing(text, hint) });
      }
    }
    count += candidates.length;
  }
  return { files, problems, count };
}

const missing = (text: string, hint = ""): string =>
  `\`${text}\` does not exist in the packages.${hint} Correct it, or write {/* not in the packages: ${text} */}`;

let words: Set<string> | undefined;

function wordsOfPackages(): Set<string> {
  const declarations = documentedPackages.flatMap((name) => globSync(join("node_modules", name, "**/*.d.ts")));
  words ??= new Set([
    ...declarations.flatMap((file) => readFileSync(file, "utf8").match(/\b[A-Za-z]\w+\b/g) ?? []),
    ...Object.keys(react),
  ]);
  return words;
}
