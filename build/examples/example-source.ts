import { glob, readFile } from "node:fs/promises";
import { basename, dirname } from "node:path/posix";
import { withLineFeeds } from "../base/line-ends.ts";
import { posixPath } from "../base/posix-path.ts";
import { contentHtml } from "../page/content-html.ts";
import { highlight } from "../page/highlight.ts";
import type { TreeElement } from "../page/tree.ts";

export interface ExampleFile {
  path: string;
  code: string;
}

/** The files in an example's `src/`: top-level files first, then folder by folder. */
export async function exampleFiles(name: string): Promise<ExampleFile[]> {
  const root = `examples/${name}`;
  const paths = (await Array.fromAsync(glob("src/**/*.*", { cwd: root }))).map(posixPath);
  const depth = (path: string) => path.split("/").length;
  paths.sort((a, b) => depth(a) - depth(b) || (a < b ? -1 : 1));
  return Promise.all(
    paths.map(async (path) => ({ path, code: withLineFeeds(await readFile(`${root}/${path}`, "utf8")) })),
  );
}

/**
 * Renders the tabs and the first panel. The others are most of the page's weight, so they load when idle.
 * @param othersAt stores the HTML of the other panels and returns its URL
 */
export function sourceTabs(files: ExampleFile[], othersAt: (others: string) => string): string {
  const tabs = files.map(({ path }, index): TreeElement => {
    const chosen = index === 0;
    const wiring = { id: `tab-${index}`, "aria-controls": `file-${index}`, "aria-selected": String(chosen) };
    const label = { "aria-label": path.replace("src/", "") };
    return ["button", { type: "button", role: "tab", tabIndex: chosen ? 0 : -1, ...wiring, ...label }, basename(path)];
  });
  const folders = Map.groupBy(tabs.keys(), (index) => dirname(files[index]?.path ?? ""));
  const rows = [...folders].map(([folder, indices]): TreeElement => {
    const shown = folder.replace("src/", "");
    return [
      "div",
      { role: "presentation", "data-folder": `${shown}/` },
      ...indices.flatMap((index) => tabs.slice(index, index + 1)),
    ];
  });
  const panels = files.map(({ path, code }, index): TreeElement => {
    const html = highlight(code.trimEnd(), path.split(".").at(-1) ?? "text");
    const wiring = { id: `file-${index}`, "aria-labelledby": `tab-${index}`, hidden: index > 0 };
    return ["div", { role: "tabpanel", ...wiring }, ["CodeBlock", { html, title: path }]];
  });
  const list: TreeElement = [
    "div",
    { role: "tablist", "aria-label": "Files", translate: "no", "data-others": othersAt(contentHtml(panels.slice(1))) },
    ...rows,
  ];
  return contentHtml([list, ...panels.slice(0, 1)]);
}
