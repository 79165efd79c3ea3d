import { relative, resolve } from "node:path";
import { playwright } from "@vitest/browser-playwright";
import { build } from "esbuild";
import { defineConfig, type Plugin } from "vitest/config";
import { chromiumOptions } from "../../e2e/support/chromium.ts";
import { browserModuleWith } from "./harness-node/bundle-with-react.ts";
import { dragFinger, dragMouse, moveFingers, parkMouse, pressKey } from "./lib/browser-commands.ts";
import { folders } from "./lib/folders.ts";
import { readPages } from "./lib/read-pages.ts";

const packageFolder = import.meta.dirname;
// Paths in content/ and in the packages are relative to the project.
process.chdir(resolve(packageFolder, "../.."));

/** Resolves `snippet:api/element/src/card.tsx` to a page's code block, and `page:api/element` to its tables. */
function docs(): Plugin {
  return {
    name: "docs",
    enforce: "pre",
    resolveId(id) {
      if (id.startsWith("snippet:")) return resolve(folders.generated, "snippets/docs", id.slice("snippet:".length));
      // Builds that the packages' `exports` hide, generally CommonJS.
      if (id.includes("/node_modules/") && id.startsWith("../../"))
        return `\0bundled:${resolve(packageFolder, id.replace(/^(\.\.\/)+/, "../../"))}`;
      return id.startsWith("page:") ? `\0${id}` : undefined;
    },
    async load(id) {
      if (id.startsWith("\0bundled:")) return bundleFile(id.slice("\0bundled:".length));
      if (!id.startsWith("\0page:")) return;
      const pages = readPages(folders.content, id.slice("\0page:".length));
      return `export const tables = ${JSON.stringify(pages.flatMap(({ tables }) => tables))};`;
    },
    configureServer({ middlewares }) {
      middlewares.use(async (request, response, next) => {
        const version = /^\/react-(16|17|18|19)\.js/.exec(request.url ?? "")?.[1];
        if (!version) return next();
        response.setHeader("content-type", "text/javascript");
        response.end(await browserModuleWith(Number(version) as 16 | 17 | 18 | 19));
      });
    },
  };
}

/** Bundles a package's file as an ES module that shares React with the others. */
async function bundleFile(file: string): Promise<string> {
  const shared = ["react", "react-dom", "react/jsx-runtime"];
  const imports = shared.map((name, index) => `import * as shared${index} from "${name}";`);
  const values = shared.map((name, index) => `"${name}": shared${index}`);
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    format: "esm",
    external: shared,
    define: { "process.env.NODE_ENV": '"development"' },
    banner: { js: `${imports.join("\n")}\nconst require = (name) => ({ ${values.join(", ")} })[name];` },
  });
  return outputFiles[0]?.text ?? "";
}

const checks = (type: string) => [`${relative(packageFolder, folders.checks)}/**/*.test.${type}`];
const snippets = [`${relative(packageFolder, folders.generated)}/*.test.tsx`];
const viewport = { width: 1280, height: 2000 };

export default defineConfig({
  root: packageFolder,
  plugins: [docs()],
  server: { fs: { allow: [resolve(packageFolder, "../..")] } },
  test: {
    // Tests spend their time waiting for frames.
    maxWorkers: 4,
    // harness/setup.ts makes them fail the test that caused them.
    dangerouslyIgnoreUnhandledErrors: true,
    projects: [
      {
        extends: true,
        optimizeDeps: {
          include: [
            "react",
            "react-dom",
            "react-dom/client",
            "react-dom/server",
            "react-dom/server.browser",
            "react/jsx-runtime",
            "react/jsx-dev-runtime",
            "@craftjs/core",
            "@craftjs/layers",
            "@craftjs/utils",
            "styled-components",
            "@tiptap/core",
            "@tiptap/starter-kit",
            "fflate",
          ],
          // A dependency that is only discovered while tests run reloads them.
          entries: [...checks("tsx"), ...snippets],
        },
        test: {
          name: "browser",
          setupFiles: ["harness/setup.ts"],
          testTimeout: 30_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: await chromiumOptions(),
              contextOptions: { permissions: ["clipboard-read", "clipboard-write"], viewport },
            }),
            instances: [
              // Files of checks share pages, so that modules are loaded once. Snippets may bring their own CSS.
              { browser: "chromium", name: "checks", viewport, include: checks("tsx"), isolate: false },
              { browser: "chromium", name: "snippets", viewport, include: snippets },
            ],
            commands: { dragMouse, dragFinger, moveFingers, parkMouse, pressKey },
          },
        },
      },
      {
        extends: true,
        test: {
          name: "node",
          include: [...checks("ts"), "lib/**/*.test.ts", "tables/**/*.test.ts", "snippets/**/*.test.ts"],
          testTimeout: 60_000,
        },
      },
    ],
  },
});
