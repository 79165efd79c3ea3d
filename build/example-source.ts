import { glob, readFile } from "node:fs/promises";
import type { TreeElement, TreeNode } from "../client/page-data.ts";
import { finishTree } from "./finish-tree.ts";
import { highlight } from "./highlight.ts";

/** A file of an example, as it is shown: its path from the example's folder, and what is in it. */
export interface ExampleFile {
  path: string;
  code: string;
}

/** The files in an example's `src/`: those at its top first, then folder by folder. */
export async function exampleFiles(name: string): Promise<ExampleFile[]> {
  const root = `examples/${name}`;
  const paths = (await Array.fromAsync(glob("src/**/*.*", { cwd: root }))).map((path) => path.replaceAll("\\", "/"));
  const depth = (path: string) => path.split("/").length;
  paths.sort((a, b) => depth(a) - depth(b) || (a < b ? -1 : 1));
  return Promise.all(paths.map(async (path) => ({ path, code: await readFile(`${root}/${path}`, "utf8") })));
}

/** The files as HTML: a tab for each, and its code in the tab's panel. examples/basic/source-tabs.ts switches between them. */
export function sourceTabs(files: ExampleFile[]): string {
  const tabs = files.map(({ path }, index): TreeElement => {
    const chosen = index === 0;
    const wiring = { id: `tab-${index}`, "aria-controls": `file-${index}`, "aria-selected": String(chosen) };
    return ["button", { type: "button", role: "tab", tabIndex: chosen ? 0 : -1, ...wiring }, path.replace("src/", "")];
  });
  const panels = files.map(({ path, code }, index): TreeElement => {
    const language = path.split(".").at(-1) ?? "text";
    const html = highlight(code.trimEnd(), language, false, new Set());
    const wiring = { id: `file-${index}`, "aria-labelledby": `tab-${index}`, hidden: index > 0 };
    return ["div", { role: "tabpanel", ...wiring }, ["CodeBlock", { html, language, title: path }]];
  });
  const runs = finishTree([["div", { role: "tablist", "aria-label": "Files" }, ...tabs], ...panels]);
  return runs.map(htmlOf).join("");
}

function htmlOf(run: TreeNode): string {
  const html = typeof run === "object" ? run[1]?.$html : undefined;
  if (typeof html !== "string") throw new Error("The files of an example became more than HTML");
  return html;
}
