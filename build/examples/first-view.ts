import { createRequire } from "node:module";
import { compileFunction } from "node:vm";
import { build } from "esbuild";
import { type ComponentType, createElement } from "react";
import { renderToString } from "react-dom/server";
import { unescapeHtml } from "../../shared/html-text.ts";
import { readExampleSteps, stepFile, stepFiles } from "../page/example-steps.ts";

export interface FirstView {
  html: string;
  /** Inline styles moved into a stylesheet, as the Content-Security-Policy blocks style attributes. */
  css: string;
}

/** Server-renders an example's `App` for the first paint; inert until the script renders it again and replaces it. */
export async function firstView(name: string): Promise<FirstView> {
  const App = await loadApp(name);
  return styled(renderToString(createElement(App)).replace(/^<\w+/, "$& inert"));
}

async function loadApp(name: string): Promise<ComponentType> {
  const steps = readExampleSteps();
  const step = steps.find((one) => one.name === name);
  const { outputFiles } = await build({
    entryPoints: [step ? stepFile(step, "src/App.tsx") : `examples/${name}/src/App.tsx`],
    bundle: true,
    write: false,
    outdir: ".",
    format: "cjs",
    platform: "node",
    packages: "external",
    jsx: "automatic",
    loader: { ".css": "empty" },
    logLevel: "silent",
    plugins: [stepFiles(steps)],
  });
  const module = { exports: {} as { App: ComponentType } };
  const run = compileFunction(outputFiles[0]?.text ?? "", ["module", "exports", "require"]);
  run(module, module.exports, createRequire(import.meta.url));
  return module.exports.App;
}

/** Moves inline styles into a stylesheet, keeping their precedence over class rules. */
export function styled(html: string): FirstView {
  const styles: string[] = [];
  const named = html.replace(/(<[^>]*) style="([^"]*)"/g, (_, before: string, style: string) => {
    if (!styles.includes(style)) styles.push(style);
    return `${before} data-first="${styles.indexOf(style)}"`;
  });
  const rules = styles.map((style, index) => `#root [data-first="${index}"]{${unescapeHtml(style)}}`);
  return { html: named, css: rules.join("\n") };
}
