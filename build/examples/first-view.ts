import { globSync } from "node:fs";
import { createRequire } from "node:module";
import { compileFunction } from "node:vm";
import { build, type Plugin } from "esbuild";
import { type ComponentType, createElement } from "react";
import { renderToString } from "react-dom/server";
import { unescapeHtml } from "../../shared/html-text.ts";
import { readExampleSteps, stepFile, stepFiles } from "../live/example-steps.ts";

const require = createRequire(import.meta.url);

export interface FirstView {
  html: string;
  /** Inline styles moved into a stylesheet, as the Content-Security-Policy blocks style attributes. */
  css: string;
}

/** Server-renders an example's `App` for the first paint; inert until its script takes over or replaces it. */
export async function firstView(name: string): Promise<FirstView> {
  const App = await loadApp(name);
  return styled(renderToString(createElement(App)).replace(/^<\w+/, "$& inert"));
}

async function loadApp(name: string): Promise<ComponentType> {
  const steps = readExampleSteps();
  const step = steps.find((one) => one.name === name);
  const { outputFiles } = await build({
    entryPoints: [step ? stepFile(step, "src/App.tsx") : (globSync(`examples/${name}/{app,src/App}.tsx`)[0] ?? "")],
    bundle: true,
    write: false,
    outdir: ".",
    format: "cjs",
    platform: "node",
    packages: "external",
    jsx: "automatic",
    loader: { ".css": "empty" },
    logLevel: "silent",
    plugins: [stepFiles(steps), ownPackage],
  });
  const module = { exports: {} as { App: ComponentType } };
  const run = compileFunction(outputFiles[0]?.text ?? "", ["module", "exports", "require"]);
  run(module, module.exports, require);
  return module.exports.App;
}

/** Bundles the package `browser`, whose TSX Node does not run. */
const ownPackage: Plugin = {
  name: "own package",
  setup: ({ onResolve }) => onResolve({ filter: /^browser\// }, ({ path }) => ({ path: require.resolve(path) })),
};

/** Moves inline styles into a stylesheet, keeping their precedence over class rules. */
export function styled(html: string): FirstView {
  const styles: string[] = [];
  const named = html.replace(/(<[^>]*) style="([^"]*)"/g, (_, before: string, style: string) => {
    if (!styles.includes(style)) styles.push(style);
    return `${before} data-first="${styles.indexOf(style)}"`;
  });
  const rules = styles.map((style, index) => `:is(#root, #editor) [data-first="${index}"]{${unescapeHtml(style)}}`);
  return { html: named, css: rules.join("\n") };
}
