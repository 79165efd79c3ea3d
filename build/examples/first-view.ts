import { globSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "esbuild";
import { type ComponentType, createElement } from "react";
import { renderToString } from "react-dom/server";
import { unescapeHtml } from "../../shared/html-text.ts";
import { importTsx } from "../base/import-tsx.ts";
import { readExampleSteps, stepFile, stepFiles } from "../live/example-steps.ts";

const require = createRequire(import.meta.url);

export interface FirstView {
  html: string;
  /** Inline styles moved into a stylesheet, as the Content-Security-Policy blocks style attributes. */
  css: string;
}

/**
 * Server-renders an example's `App` for the first paint. It is inert until the script has rendered the app, unless the app's parts
 * are inert already.
 */
export async function firstView(name: string): Promise<FirstView> {
  const App = await loadApp(name);
  const html = renderToString(createElement(App));
  return moveStyles(/<main\b[^>]* inert/.test(html) ? html : html.replace(/^<\w+/, "$& inert"));
}

async function loadApp(name: string): Promise<ComponentType> {
  const steps = readExampleSteps();
  const step = steps.find((candidate) => candidate.name === name);
  const file = step ? stepFile(step, "src/App.tsx") : (globSync(`examples/${name}/{app,src/App}.tsx`)[0] ?? "");
  const plugins = [stepFiles(steps), browserPackage];
  return (await importTsx<{ App: ComponentType }>(file, { loader: { ".css": "empty" }, plugins })).App;
}

/** Bundles the package `browser`, as Node cannot run its TSX. */
const browserPackage: Plugin = {
  name: "browser-package",
  setup: ({ onResolve }) => onResolve({ filter: /^browser\// }, ({ path }) => ({ path: require.resolve(path) })),
};

/** Moves inline styles into a stylesheet, keeping their precedence over class rules. */
export function moveStyles(html: string): FirstView {
  const styles: string[] = [];
  const htmlWithIds = html.replace(/(<[^>]*) style="([^"]*)"/g, (_, tag: string, style: string) => {
    if (!styles.includes(style)) styles.push(style);
    return `${tag} data-first="${styles.indexOf(style)}"`;
  });
  const rules = styles.map((style, index) => `:is(#root, #editor) [data-first="${index}"]{${unescapeHtml(style)}}`);
  return { html: htmlWithIds, css: rules.join("\n") };
}
