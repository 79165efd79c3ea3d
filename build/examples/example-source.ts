import { glob, readFile } from "node:fs/promises";
import { basename, dirname } from "node:path/posix";
import { withLineFeeds } from "files/line-ends.ts";
import { posixPath } from "files/posix-path.ts";
import { fragmentHtml, loadComponents } from "pages";
import { createElement } from "react";

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
 * Renders the tabs and the first panel. The other panels are most of the page's bytes, so they load when idle.
 * @param storePanels stores the HTML of the other panels and returns its URL
 */
export async function sourceTabs(files: ExampleFile[], storePanels: (html: string) => string): Promise<string> {
  const { CodeBlock } = (await loadComponents()).components;
  const tabs = files.map(({ path }, index) => {
    const isSelected = index === 0;
    const ariaProps = { id: `tab-${index}`, "aria-controls": `file-${index}`, "aria-selected": isSelected };
    const label = { "aria-label": path.replace("src/", "") };
    const props = { key: path, role: "tab", tabIndex: isSelected ? 0 : -1, ...ariaProps, ...label };
    return createElement("button", { type: "button", ...props }, basename(path));
  });
  const folders = Map.groupBy(tabs.keys(), (index) => dirname(files[index]?.path ?? ""));
  const rows = [...folders].map(([folder, indices]) => {
    const label = `${folder.replace("src/", "")}/`;
    const folderTabs = indices.map((index) => tabs[index]);
    return createElement("div", { key: folder, role: "presentation", "data-folder": label }, folderTabs);
  });
  const panels = files.map(({ path, code }, index) => {
    const ariaProps = { id: `file-${index}`, "aria-labelledby": `tab-${index}`, hidden: index > 0 };
    const block = createElement(CodeBlock, { language: path.split(".").at(-1) ?? "", title: path }, code.trimEnd());
    return createElement("div", { key: path, role: "tabpanel", ...ariaProps }, block);
  });
  const panelsUrl = storePanels(fragmentHtml(panels.slice(1)));
  const list = { role: "tablist", "aria-label": "Files", translate: "no", "data-others": panelsUrl } as const;
  return fragmentHtml([createElement("div", { key: "tabs", ...list }, rows), ...panels.slice(0, 1)]);
}
