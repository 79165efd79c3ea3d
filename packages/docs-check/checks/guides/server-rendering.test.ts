import { PassThrough, Readable } from "node:stream";
import type { ReactElement } from "react";
import type * as server from "react-dom/server.node";
import type { prerender } from "react-dom/static.node";
import { expect, test } from "vitest";
import { packageJson } from "../../../../test/package-json.ts";
import { nodeModuleWith } from "../../harness-node/bundle-with-react.ts";
import { runModule } from "../../harness-node/run-module.ts";

const editor = `
  import { Editor, Frame, useNode } from "@craftjs/core";
  const Text = () => (useNode(), <p>One</p>);
  export const element = <Editor resolver={{ Text }}><Frame><Text /></Frame></Editor>;
  export * as server from "react-dom/server";`;

type Rendering = { element: ReactElement; server: typeof server; prerender: typeof prerender };

const html = (stream: ReadableStream | Readable) => new Response(stream as ReadableStream).text();

test.each([18, 19] as const)("React %i renders an editor without a window, as string and stream", async (react) => {
  const code = react === 19 ? `${editor} export { prerender } from "react-dom/static";` : editor;
  const { element, server, prerender } = (await nodeModuleWith(react, code)) as unknown as Rendering;
  const stream = Readable.toWeb(server.renderToPipeableStream(element).pipe(new PassThrough())) as ReadableStream;
  const markup = "<p>One</p>";
  expect([typeof window, server.renderToString(element), await html(stream)]).toEqual(["undefined", markup, markup]);
  expect("renderToReadableStream" in server).toBe(react === 19);
  if (prerender) expect(await html((await prerender(element)).prelude)).toBe(markup);
});

test("#node: Node.js loads the CommonJS build, which exports all names but ROOT_NODE", () => {
  const { exports, main, module } = packageJson("@craftjs/core");
  expect([exports, main, module]).toEqual([undefined, "./dist/cjs/index.js", "./dist/esm/index.js"]);
  const resolved = runModule('console.log(import.meta.resolve("@craftjs/core"))');
  expect(resolved).toMatch(/\/@craftjs\/core\/dist\/cjs\/index\.js$/);
  expect(runModule('import { ROOT_NODE } from "@craftjs/core"')).toContain("Named export 'ROOT_NODE' not found");
  const code = `import craft, * as names from "@craftjs/core";
    console.log(craft.ROOT_NODE, Object.keys(craft).filter((name) => !(name in names)).join());`;
  expect(runModule(code)).toBe("ROOT ROOT_NODE");
});
