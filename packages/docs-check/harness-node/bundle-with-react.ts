import { createRequire } from "node:module";
import { resolve } from "node:path";
import { type BuildOptions, build } from "esbuild";
import type { ReactVersion } from "../harness/with-react.ts";

/**
 * Bundles code with an installed version of React: the site's own, or an alias such as `react-18`.
 * @param contents TSX that may import any package, and files by their path from the project's root
 */
async function bundleWith(react: ReactVersion, contents: string, options: BuildOptions): Promise<string> {
  const aliases = { react: `react-${react}`, "react-dom": `react-dom-${react}` };
  const result = await build({
    stdin: { contents, loader: "tsx", resolveDir: process.cwd() },
    bundle: true,
    write: false,
    // React 16.8 has no automatic JSX runtime.
    jsxFactory: "createElement",
    jsxFragment: "Fragment",
    inject: [resolve("packages/docs-check/harness/create-element.ts")],
    tsconfigRaw: { compilerOptions: { jsx: "react" } },
    alias: react === 19 ? {} : aliases,
    define: { "process.env.NODE_ENV": '"development"' },
    logLevel: "silent",
    ...options,
  });
  return result.outputFiles?.[0]?.text ?? "";
}

/** Bundles the module that probes load with a version of React. */
export function browserModuleWith(react: ReactVersion): Promise<string> {
  const blocks = JSON.stringify(resolve("packages/docs-check/generated/snippets/docs/guides/react-versions/src")).slice(
    1,
    -1,
  );
  const code = [
    'export * from "./packages/docs-check/harness/any-react.tsx";',
    `export { Button } from "${blocks}/button.tsx";`,
    `export { batched } from "${blocks}/batched.ts";`,
    ...(react < 18 ? [] : ['export { createRoot } from "react-dom/client";']),
  ];
  return bundleWith(react, code.join("\n"), { format: "esm" });
}

/** Bundles and imports a module in Node with a version of React; returns its exports. */
export async function nodeModuleWith(react: ReactVersion, contents: string): Promise<Record<string, unknown>> {
  const code = await bundleWith(react, contents, { format: "cjs", platform: "node" });
  const module = { exports: {} };
  new Function("module", "exports", "require", code)(module, module.exports, createRequire(import.meta.url));
  return module.exports;
}
