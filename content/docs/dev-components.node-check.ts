import { existsSync, globSync, readFileSync } from "node:fs";
import { packageJson } from "../../build/docs-code/package-json.ts";
import { fileOfStep, readExampleSteps } from "../../build/examples/example-steps.ts";
import { componentProps } from "../../build/page/component-props.ts";
import { same } from "../../test/docs/browser/check-file.ts";
import { saidOnConsole } from "../../test/docs/browser/said-on-console.ts";
import { compiled, compiles, refuses } from "../../test/docs/node/problems-of.ts";
import type { NodeCheckFile } from "../../test/docs/node-probes.ts";

const tabs = `<Tabs group="package-manager">
<Tab label="npm">

Run \`npm install @craftjs/core\`.

</Tab>
<Tab label="pnpm">

Run \`pnpm add @craftjs/core\`.

</Tab>
</Tabs>`;

const cards = `<Cards>
<Card title="Nodes" href="/docs/concepts/nodes">How a page is stored.</Card>
</Cards>`;

const live = '<Live example="nodes" title="Three nodes and an empty container" />';
const liveStep = '<LiveStep\n  example="basic/step-2"\n  title="After step 2: a card with two drop areas"\n/>';

const code = `export const limit = 8;

export function Key({ children }) {
  return <kbd>{children}</kbd>;
}

A row holds {limit} columns, and {2 * limit} in a wide window.`;

const textOf = async (mdx: string) => JSON.stringify((await compiled(mdx)).body);

/** That the build refuses what the policy blocks. */
export async function blockedHtml(): Promise<void> {
  for (const wrong of ["<script>a</script>", "<style>a</style>", '<p style={{ color: "red" }}>a</p>']) {
    await refuses("which the site's security policy blocks", wrong);
  }
}

export const probes: NodeCheckFile["probes"] = {
  [`${tabs}\n\n${cards}`]: async () => {
    await compiles(tabs);
    await compiles(cards);
  },

  "The first tab is open. `group` is optional: when a reader chooses a tab, the tab of the same label opens in every `Tabs` of the same group, on all pages.":
    async () => {
      same(
        [...(await textOf(tabs)).matchAll(/"open":(true|false)/g)].map(([, open]) => open),
        ["true", "false"],
      );
      same(componentProps.Tabs.group, false);
      // On this page, and on those that come after it.
      same(readFileSync("client/start/tabs.ts", "utf8").includes("rememberTab(group"), true);
    },

  [`\`\`\`markdown ${live} \`\`\` The source is a file of its own, \`content/live/nodes.tsx\`, which exports a component called \`App\`. It can import \`react\` and \`@craftjs/core\`, and nothing else.`]:
    async () => {
      await compiles(live);
      const evaluated = readFileSync("examples/live/evaluate.ts", "utf8");
      const modules = /modules[^=]*= \{([\s\S]*?)\n\}/.exec(evaluated)?.[1] ?? "";
      // JSX is compiled to calls of the second one.
      same(
        [...modules.matchAll(/^ {2}"?([@\w/-]+)"?:/gm)].map(([, name]) => name),
        ["react", "react/jsx-runtime", "@craftjs/core"],
      );
      same(evaluated.includes("exports.App"), true);
    },

  "Write it by hand so that it fits a narrow column: the formatter leaves this folder alone.": () => {
    const { overrides }: { overrides: { includes: string[]; formatter?: { enabled?: boolean } }[] } = JSON.parse(
      readFileSync("biome.json", "utf8"),
    );
    same(overrides.find(({ includes }) => includes.includes("content/live/**"))?.formatter?.enabled, false);
  },

  "take the picture of its canvas again with `npm run live:pictures`.": () => {
    same(packageJson().scripts?.["live:pictures"]?.endsWith(" test/live-pictures.ts"), true);
    same(
      globSync("content/live/*.tsx").every((file) => existsSync(file.replace(/tsx$/, "png"))),
      true,
    );
  },

  [`\`\`\`markdown ${liveStep} \`\`\` Step 2 of \`examples/basic\` is its \`src\` with the files in \`steps/2-card\` laid over it.`]:
    async () => {
      await compiles(liveStep);
      const step = readExampleSteps().find(({ name }) => name === "basic/step-2");
      same(step?.folder, "examples/basic/steps/2-card");
      same(step && [fileOfStep(step, "App.tsx"), fileOfStep(step, "main.tsx")], [
        "examples/basic/steps/2-card/App.tsx",
        "examples/basic/src/main.tsx",
      ]);
    },

  "The last step is `src` itself. `npm run live:pictures` takes the picture of each step too.": () => {
    same(readExampleSteps().at(-1)?.folder, null);
    same(readFileSync("test/live-pictures.ts", "utf8").includes("pictureOfStep("), true);
  },

  "a component in a file beside the page, made of the parts in `content/docs/concepts/picture.tsx`. It is 360 units wide,":
    () => {
      const parts = readFileSync("content/docs/concepts/picture.tsx", "utf8");
      same(/viewBox=\{`0 0 (\d+) /.exec(parts)?.[1], "360");
      const drawings = globSync("content/docs/concepts/*-picture.tsx");
      same(drawings.length > 0 && drawings.every((file) => readFileSync(file, "utf8").includes("./picture.tsx")), true);
    },

  '```markdown import { NodesPicture } from "./nodes-picture.tsx"; <NodesPicture /> ```': () =>
    compiles('import { NodesPicture } from "../concepts/nodes-picture.tsx";\n\n<NodesPicture />'),

  [code]: async () => {
    const text = await textOf(code);
    same([text.includes("A row holds 8 columns, and 16 in a wide window."), text.includes("{limit}")], [true, false]);
  },

  "<ul> {shortcuts.map(({ keys, what }) => <li><Key>{keys}</Key>: {what}</li>)} </ul>": async () => {
    const shortcuts = 'export const shortcuts = [{ keys: "K", what: "What" }];';
    const list = "<ul>\n  {shortcuts.map(({ keys, what }) => <li><Key>{keys}</Key>: {what}</li>)}\n</ul>";
    same((await textOf(`${shortcuts}\n\n${code}\n\n${list}`)).includes('["kbd",null,"K"]'), true);
  },

  "An expression gives text, numbers, elements, or lists of them. Nothing appears for `null` and booleans. A date or an object fails the build.":
    async () => {
      same(
        await textOf('a{"b"}{1}{null}{true}{[<b>c</b>, "d"]}'),
        JSON.stringify([["p", null, "ab1", ["b", null, "c"], "d"]]),
      );
      await refuses("a Date cannot be shown", "{new Date(0)}");
      await refuses("an object (a) cannot be shown", "{{ a: 1 }}");
    },

  "It has no state, no hooks and no event handlers.": async () => {
    const hook = 'import { useState } from "react";\n\nexport const A = () => <p>{useState(1)}</p>;\n\n<A />';
    await saidOnConsole(() => refuses("have no state: what answers to the reader belongs in client/", hook));
    await refuses("onClick", "export const B = () => <p onClick={() => {}}>a</p>;\n\n<B />");
  },

  "`<script>`, `<style>` and inline styles fail the build, because the site’s security policy blocks them.":
    blockedHtml,
};
