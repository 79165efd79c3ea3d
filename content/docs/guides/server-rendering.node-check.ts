import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createElement, version } from "react";
import * as server from "react-dom/server.node";
import { prerender } from "react-dom/static.node";
import { same } from "../../../test/docs/browser/check-file.ts";
import { packageJson } from "../../../test/docs/node/package-json.ts";
import type { NodeCheckFile } from "../../../test/docs/node-probes.ts";

/** What Node says to a module that runs by itself. */
function said(code: string): string {
  try {
    return execFileSync(process.execPath, ["--input-type=module", "-e", code], { encoding: "utf8", stdio: "pipe" });
  } catch (error) {
    return String((error as { stderr: string }).stderr);
  }
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
    same(said(code), "undefined <p>One</p>\n");
  },

  "`renderToString`, `renderToPipeableStream` and `prerender` work as well; on Node.js with React 18, which has no `renderToReadableStream` there,":
    async () => {
      // React 19, which this is, has it.
      same([version.split(".")[0], "renderToReadableStream" in server], ["19", true]);
      const element = createElement("p", null, "One");
      same(server.renderToString(element), "<p>One</p>");
      same(typeof server.renderToPipeableStream, "function");
      const { prelude } = await prerender(element);
      same(await new Response(prelude).text(), "<p>One</p>");
    },

  "`@craftjs/core` uses context and state, and does not carry the directive `'use client'`. Importing it in a Server Component fails with “createContext is not a function” when you build.":
    () => {
      for (const build of [core.main, core.module]) {
        same([/createContext/.test(codeOf(build)), /["']use client["']/.test(codeOf(build))], [true, false]);
      }
      // The React that a Server Component gets.
      const code = `import "@craftjs/core"`;
      const run = () =>
        execFileSync(process.execPath, ["--conditions=react-server", "--input-type=module", "-e", code], {
          stdio: "pipe",
        });
      let message = "";
      try {
        run();
      } catch (error) {
        message = String((error as { stderr: Buffer }).stderr);
      }
      same(message.includes("createContext is not a function"), true);
    },

  'The package has a CommonJS and an ES module build, but no field `"exports"`. Where Node.js itself loads it with `import`, as on a server that leaves `node_modules` unbundled, it takes the CommonJS build.':
    () => {
      same([core.exports, core.main, core.module], [undefined, "./dist/cjs/index.js", "./dist/esm/index.js"]);
      same(
        said('console.log(import.meta.resolve("@craftjs/core"))').trim().endsWith("/@craftjs/core/dist/cjs/index.js"),
        true,
      );
    },

  "Named imports work, with one exception: `import { ROOT_NODE } from '@craftjs/core'` fails with “Named export 'ROOT_NODE' not found”. Write `'ROOT'`, or bundle the package.":
    () => {
      same(said("import { ROOT_NODE } from '@craftjs/core'").includes("Named export 'ROOT_NODE' not found"), true);
      same(said("import craft from '@craftjs/core'; console.log(craft.ROOT_NODE)"), "ROOT\n");
      const names = said("import craft from '@craftjs/core'; console.log(Object.keys(craft).join())").trim().split(",");
      const missing = said(
        `import * as craft from '@craftjs/core'; console.log(${JSON.stringify(names)}.filter((name) => !(name in craft)).join())`,
      );
      same(missing, "ROOT_NODE\n");
    },
};
