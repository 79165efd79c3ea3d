import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { PassThrough, Readable } from "node:stream";
import type { ReactElement } from "react";
import type * as server from "react-dom/server.node";
import type { prerender } from "react-dom/static.node";
import { packageJson } from "../../../../build/package-json.ts";
import { same } from "../../../harness/check-file.ts";
import { nodeModuleWith } from "../../../harness-node/bundle-with-react.ts";
import type { NodeCheckFile } from "../../../harness-node/node-check-file.ts";
import { runModule } from "../../../harness-node/run-module.ts";
import { snippetsOf as blocksOf } from "../../../harness-node/snippets-of.ts";

/** An editor, and what a version of React renders with on a server. */
const editor = `
  import { Editor, Frame, useNode } from "@craftjs/core";
  export * as server from "react-dom/server";
  const Text = () => (useNode(), <p>One</p>);
  export const element = <Editor resolver={{ Text }}><Frame><Text /></Frame></Editor>;`;

interface Rendering {
  element: ReactElement;
  server: typeof server;
  prerender: typeof prerender;
}

const core = packageJson("@craftjs/core");
const codeOf = (build = "") => readFileSync(`node_modules/@craftjs/core/${build}`, "utf8");

export const probes: NodeCheckFile["probes"] = {
  "Nothing needs to be disabled, and nothing in Craft.js touches `window` on the way.": () => {
    const code = `import { Editor, Frame, useNode } from "@craftjs/core";
      import { createElement as e } from "react";
      import { renderToString } from "react-dom/server";
      const Text = () => (useNode(), e("p", null, "One"));
      console.log(typeof window, renderToString(e(Editor, { resolver: { Text } }, e(Frame, null, e(Text)))));`;
    same(runModule(code), "undefined <p>One</p>");
  },

  "`renderToString`, `renderToPipeableStream` and `prerender` work as well; on Node.js with React 18, which has no `renderToReadableStream` there, take one of the first two.":
    async () => {
      for (const react of [18, 19] as const) {
        const { element, server } = (await nodeModuleWith(react, editor)) as unknown as Rendering;
        same(["renderToReadableStream" in server, server.renderToString(element)], [react === 19, "<p>One</p>"]);
        const stream = server.renderToPipeableStream(element).pipe(new PassThrough());
        same(await new Response(Readable.toWeb(stream) as ReadableStream).text(), "<p>One</p>");
      }
      const { element, prerender } = (await nodeModuleWith(
        19,
        `${editor} export { prerender } from "react-dom/static";`,
      )) as unknown as Rendering;
      same(await new Response((await prerender(element)).prelude).text(), "<p>One</p>");
    },

  "it uses context and state, and does not carry the directive `'use client'`. Importing it in a Server Component fails with “createContext is not a function”.":
    () => {
      for (const build of [core.main, core.module]) {
        same(
          ["createContext", "useState", "use client"].map((words) => codeOf(build).includes(words)),
          [true, true, false],
        );
      }
      // The React that a Server Component gets.
      const options = ["--conditions=react-server", "--input-type=module", "-e", 'import "@craftjs/core"'];
      const { stderr } = spawnSync(process.execPath, options, { encoding: "utf8" });
      same(stderr.includes("createContext is not a function"), true);
    },

  "the [viewer without Craft.js](/docs/guides/html-export#viewer) can be a Server Component. Then none of its JavaScript reaches the browser.":
    async () => {
      const blocks = blocksOf("guides/html-export");
      const code = ["page-view", "views"].map((name) => blocks.get(`src/${name}`)).join("\n");
      same([code.includes("function PageView("), code.match(/\buse[A-Z]\w+|use client/g)], [true, null]);
      // All that is left of its imports when types are gone.
      same(code.match(/^import (?!type ).*$/gm), ["import { CardView, ContainerView, TextView } from './views';"]);
    },

  'The package has a CommonJS and an ES module build, but no field `"exports"`. Where Node.js itself loads it with `import`, as on a server that leaves `node_modules` unbundled, it takes the CommonJS build.':
    () => {
      same([core.exports, core.main, core.module], [undefined, "./dist/cjs/index.js", "./dist/esm/index.js"]);
      same(
        runModule('console.log(import.meta.resolve("@craftjs/core"))').endsWith("/@craftjs/core/dist/cjs/index.js"),
        true,
      );
    },

  "Named imports work, with one exception: `import { ROOT_NODE } from '@craftjs/core'` fails with “Named export 'ROOT_NODE' not found”. Write `'ROOT'`, or bundle the package.":
    () => {
      same(runModule("import { ROOT_NODE } from '@craftjs/core'").includes("Named export 'ROOT_NODE' not found"), true);
      same(runModule("import craft from '@craftjs/core'; console.log(craft.ROOT_NODE)"), "ROOT");
      const names = runModule("import craft from '@craftjs/core'; console.log(Object.keys(craft).join())").split(",");
      const missing = runModule(
        `import * as craft from '@craftjs/core'; console.log(${JSON.stringify(names)}.filter((name) => !(name in craft)).join())`,
      );
      same(missing, "ROOT_NODE");
    },
};
