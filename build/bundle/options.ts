import { basename, resolve } from "node:path";
import { basePath } from "browser/base-path.ts";
import type { BuildOptions, Plugin } from "esbuild";
import { codeTheme } from "../../shared/constants.ts";
import { buildYear } from "../cache/fingerprint.ts";
import { siteFonts } from "./fonts.ts";

export interface BundleOptions {
  contentDir: string;
  /** `development` keeps React's warnings and readable code. */
  mode: "production" | "development";
  /** esbuild's `define` for the URLs of the files from ./tools-bundle.ts. */
  defines?: Record<string, string>;
}

/**
 * Makes Chromium compile all functions of a prefetched script off the main thread, not on first run while the reader
 * waits. https://v8.dev/blog/explicit-compile-hints
 */
export const compileAhead = "//# allFunctionsCalledOnLoad";

export function commonOptions({ contentDir, mode, defines }: BundleOptions) {
  return {
    bundle: true,
    write: false,
    format: "esm",
    jsx: "automatic",
    jsxDev: mode === "development",
    minify: mode === "production",
    legalComments: "none",
    logLevel: "silent",
    define: {
      "process.env.NODE_ENV": JSON.stringify(mode),
      "process.env.BASE_PATH": JSON.stringify(basePath),
      "process.env.BUILD_YEAR": JSON.stringify(buildYear),
      ...defines,
    },
    plugins: [contentFrom(contentDir), siteFontFiles, codeStyles],
  } satisfies BuildOptions;
}

/** esbuild options for browser bundles. Output names contain a content hash, so files can be cached forever. */
export function browserOptions(options: BundleOptions) {
  return {
    ...commonOptions(options),
    target: browsers,
    outdir: "assets",
    loader: { ".woff2": "file" },
    entryNames: "[name]-[hash]",
    chunkNames: "[name]-[hash]",
    assetNames: "[name]-[hash]",
  } satisfies BuildOptions;
}

const browsers = ["es2022", "chrome111", "safari16.4", "firefox115"];

/** Resolves imports of `content/` to another content folder. */
function contentFrom(contentDir: string): Plugin {
  return {
    name: "content",
    setup({ onResolve }) {
      onResolve({ filter: /\/content\/\w+\.ts$/ }, ({ path }) => ({ path: resolve(contentDir, basename(path)) }));
    },
  };
}

/** Resolves `@import "site:code-theme"` to the stylesheet of `codeTheme`. */
const codeStyles: Plugin = {
  name: "code theme",
  setup({ onResolve }) {
    onResolve({ filter: /^site:code-theme$/ }, () => ({ path: resolve(`client/styles/code-${codeTheme}.css`) }));
  },
};

/** Resolves `url("site:sans.woff2")` in styles/fonts.css to a font's subset. */
const siteFontFiles: Plugin = {
  name: "fonts",
  setup({ onResolve }) {
    onResolve({ filter: /^site:\w+\.woff2$/ }, async ({ path }) => {
      const font = (await siteFonts()).find(({ role }) => path === `site:${role}.woff2`);
      return font ? { path: resolve(font.file) } : null;
    });
  },
};
