import { readFileSync } from "node:fs";
import { packageJson } from "../../build/docs-code/package-json.ts";
import { parseFrontMatter } from "../../build/front-matter.ts";
import { readSources } from "../../build/read-sources.ts";
import { readSettings } from "../../build/settings.ts";
import { same } from "../../test/docs/browser/check-file.ts";
import { listed } from "../../test/docs/node/listed.ts";
import { problemsOf } from "../../test/docs/node/problems-of.ts";
import type { NodeCheckFile } from "../../test/docs/node-probes.ts";
import { sidebars } from "../sidebars.ts";
import { tags } from "../tags.ts";

const scripts = packageJson().scripts ?? {};
const settings = readSettings("content");
const sources = settings.then((all) => readSources("content", all));
const pathOf = async (file: string) => (await sources).find((source) => source.file === file)?.path;

type Fields = Record<string, string>;
const fields = { title: "A page", description: "What it says." };
const post: Fields = { ...fields, date: "2026-11-21", author: "Somebody" };

/** What the build says about front matter with these fields. */
const said = (kind: "doc" | "post", of: Fields) =>
  problemsOf(() => {
    const lines = Object.entries(of).map(([name, value]) => `${name}: ${value}`);
    parseFrontMatter(kind, "sample.mdx", `---\n${lines.join("\n")}\n---\n`);
  });
const without = (of: Fields, field: string): Fields =>
  Object.fromEntries(Object.entries(of).filter(([name]) => name !== field));
const required = async (kind: "doc" | "post", of: Fields, field: string) =>
  same((await said(kind, without(of, field))).includes(`lacks "${field}"`), true);
const optional = async (field: string, right: string, wrong?: string) => {
  same([await said("doc", fields), await said("doc", { ...fields, [field]: right })], ["", ""]);
  if (wrong) same((await said("doc", { ...fields, [field]: wrong })).includes(`"${field}"`), true);
};

export const probes: NodeCheckFile["probes"] = {
  "You need Node.js 20 or newer and npm, and no account anywhere.": () => same(packageJson().engines?.node, ">=20"),

  "The site is at `http://localhost:8787`; `npm run dev -- --port 3000` chooses another port.": () => {
    same(/^port\b/m.test(readFileSync("wrangler.toml", "utf8")), false);
    const wrangler = readFileSync("node_modules/wrangler/wrangler-dist/cli.js", "utf8");
    same(/\bDEFAULT_LOCAL_PORT = (\d+)/.exec(wrangler)?.[1], "8787");
    // Its options are wrangler's.
    same(readFileSync("build/dev.ts", "utf8").includes("startWorker(args,"), true);
  },

  "| `npm cit` | Installs, builds and runs all tests |": () => same(scripts.test, "npm run build && vitest run"),

  "| `npm run check` | Runs everything that CI runs.": () => {
    const runs = [...readFileSync(".github/workflows/check.yml", "utf8").matchAll(/run: (.*)$/gm)];
    same(
      runs.map(([, command]) => command),
      ["npm ci", "npm run check"],
    );
  },

  "| `npm run check:docs` | Checks what the documentation says about the packages, and runs its code |": () =>
    same(scripts["check:docs"]?.endsWith("test/docs/check-docs.ts"), true),

  "A page of the documentation is an MDX file in `content/docs`. Its path without the extension is its id and its address: `content/docs/concepts/nodes.mdx` is at [`/docs/concepts/nodes`](/docs/concepts/nodes).":
    async () => {
      const found = (await sources).find(({ file }) => file === "content/docs/concepts/nodes.mdx");
      same([found?.kind === "doc" && found.id, found?.path], ["concepts/nodes", "/docs/concepts/nodes"]);
    },

  "title: My guide description: One sentence that says what the page gives the reader. tags: [guide]": async () => {
    same(await said("doc", { ...fields, tags: "[guide]" }), "");
    same("guide" in tags, true);
  },

  "Then add the id, `guides/my-guide`, to a category in `content/sidebars.ts`.": () =>
    same(
      sidebars.docs?.some(({ items }) => items.includes("guides/basic-tutorial")),
      true,
    ),

  "| `title` | yes | The heading of the page and the title of the window |": () => required("doc", fields, "title"),

  "| `description` | yes | One line of at most 200 characters,": async () => {
    await required("doc", fields, "description");
    const long = (length: number) => said("doc", { ...fields, description: "a".repeat(length) });
    same([await long(200), (await long(201)).includes("at most 200 characters")], ["", true]);
    same((await said("doc", { ...fields, description: '"a\\nb"' })).includes("must be one line"), true);
  },

  "| `sidebar_label` | no | A shorter name for the sidebar and for links from page to page |": () =>
    optional("sidebar_label", "Short"),

  "| `badge` | no | `component`, `hook` or `type`, on a page that is the reference of one: shown beside the title |":
    async () => {
      for (const badge of ["component", "hook", "type"]) await optional("badge", badge, "function");
    },

  "| `sidebar` | no | `false` for a page that is in no sidebar, such as this one |": async () => {
    await optional("sidebar", "false", "true");
    same(/^sidebar: false$/m.test(readFileSync("content/docs/dev.mdx", "utf8")), true);
  },

  "| `tags` | no | A list of the site’s tags.": () => optional("tags", "[hooks, state]", "hooks"),

  // The page has to list the very tags of the settings.
  [`The tags are in \`content/tags.ts\`: ${listed(Object.keys(tags))}.`]: () => {},

  "Put quotes around a value that has `: ` in it, or that begins with a sign such as `@` or a backtick.": async () => {
    for (const title of ["a: b", "@a", "`a`"]) {
      same((await said("doc", { ...fields, title })).includes("stands in quotes"), true);
      same(await said("doc", { ...fields, title: JSON.stringify(title) }), "");
    }
  },

  "A post is a file in `content/blog` whose name begins with its date: `2026-11-21-a-page-is-data.mdx` is at [`/blog/a-page-is-data`](/blog/a-page-is-data).":
    async () => same(await pathOf("content/blog/2026-11-21-a-page-is-data.mdx"), "/blog/a-page-is-data"),

  "All four fields are required, and there are no others.": async () => {
    same([Object.keys(post).length, await said("post", post)], [4, ""]);
    for (const field of Object.keys(post)) await required("post", post, field);
    same((await said("post", { ...post, tags: "[guide]" })).includes('unknown field "tags"'), true);
  },

  "title: A page is data description: How a page of this site gets from an MDX file to your screen. date: 2026-11-21 author: The Craft.js site team":
    async () => {
      const found = (await sources).find(({ path }) => path === "/blog/a-page-is-data");
      same(found?.kind === "post" && [found.data.title, found.data.date, found.data.author], [
        "A page is data",
        "2026-11-21",
        "The Craft.js site team",
      ]);
    },
};
