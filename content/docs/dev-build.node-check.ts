import { readFileSync } from "node:fs";
import { tooLarge } from "../../build/asset-file.ts";
import { checkSidebars } from "../../build/check-sidebars.ts";
import { parseFrontMatter } from "../../build/front-matter.ts";
import { type DocSource, readSources } from "../../build/read-sources.ts";
import { sidebarsSchema, siteSchema } from "../../build/settings/settings-schemas.ts";
import { readSettings } from "../../build/settings.ts";
import { same } from "../../test/docs/browser/check-file.ts";
import { compiles, messages, problemsOf, refuses } from "../../test/docs/node/problems-of.ts";
import type { NodeCheckFile } from "../../test/docs/node-probes.ts";
import { site } from "../site.ts";
import { blockedHtml } from "./dev-components.node-check.ts";
import { headings, images, links, redirectRules } from "./dev-markdown.node-check.ts";

const settings = readSettings("content");
const frontMatter = (text: string) => problemsOf(() => parseFrontMatter("doc", "sample.mdx", text));

/** What the build says about the sidebar when one of the pages is given other front matter, or the sidebar other pages. */
async function aboutSidebar(change: (pages: DocSource[], items: string[]) => void): Promise<string> {
  const { sidebars, ...others } = await settings;
  const docs = (await readSources("content", others)).filter((source) => source.kind === "doc");
  const categories = (sidebars.docs ?? []).map((category) => ({ ...category, items: [...category.items] }));
  change(docs, categories[0]?.items ?? []);
  return messages(checkSidebars("content", { ...others, sidebars: { docs: categories } }, docs));
}

export const probes: NodeCheckFile["probes"] = {
  "Missing or never closed, not YAML; a field that is missing, unknown or wrong; a tag that is not in `content/tags.ts`; a date that is not the one in the post’s name |":
    async () => {
      const head = (fields: string) => `---\n${fields}\n---\n`;
      for (const [wrong, said] of [
        ["Text.", "no front matter"],
        ["---\ntitle: A\n", "never closed"],
        [head("title: a: b"), "not valid YAML"],
        [head("title: A"), 'lacks "description"'],
        [head("title: A\ndescription: B\nsidebar_labels: C"), 'unknown field "sidebar_labels"'],
        [head("title: A\ndescription: B\nsidebar: true"), '"sidebar" can only be false'],
      ] as const) {
        same((await frontMatter(wrong)).includes(said), true);
      }
      const withoutTags = await problemsOf(() => readSources("content", { site, tags: {} }));
      same(withoutTags.includes("in content/tags.ts"), true);
      same(readFileSync("build/read-sources.ts", "utf8").includes("the file's name says"), true);
    },

  "Wrong syntax; a page of front matter alone; a sign of Markdown that would be shown as it stands; an import without its file or without the name that you import; an expression or a component that throws, or gives what cannot be shown |":
    async () => {
      await refuses("MDX syntax", "a {b");
      await refuses("the page has no text", "\n");
      await refuses("would be shown as it stands", "a **b");
      await refuses("there is no such file", 'import { a } from "./gone.ts";');
      await refuses('it exports no "a"', 'import { a } from "../concepts/picture.tsx";');
      await refuses("an expression in the page failed", '{(() => { throw new Error("a"); })()}');
      await refuses("failed: a", 'export const A = () => { throw new Error("a"); };\n\n<A />');
      await refuses("cannot be shown", "{new Date(0)}");
    },

  "A second `h1`, a skipped level, a heading without text; an id that is not valid or is used twice |": headings,

  "No text; `#` alone; no such page, heading or file; a relative path that is not a page’s file; a scheme other than `https`, `http` and `mailto`; an address on your own machine; `[text][name]` or `[^1]` without its definition |":
    links,

  "No such file, a file that cannot be read, another site’s address; no `alt` |": images,

  "A language that is not known; an option that cannot be read; a highlighted line that is not there; a block that is never closed; TypeScript that does not compile |":
    async () => {
      await refuses("no language", "```klingon\na\n```");
      await refuses('cannot read "titel="a""', '```ts titel="a"\na\n```');
      await refuses("marks line 2, but the block has 1", "```ts {2}\na\n```");
      await refuses("never closed", "```ts\na");
    },

  "An unknown kind; one that is never closed; `:::` that opens nothing; attributes in braces |": async () => {
    await refuses('no admonition ":::xyzzy"', ":::xyzzy\na\n:::");
    await refuses("is never closed", ":::note\na");
    await refuses("does not open an admonition", "::: note\n\na");
    await refuses("takes no {attributes}", ":::note{#a}\na\n:::");
  },

  "An unknown component or prop, a required prop that is missing, two tabs with one label, `<tabs>` for `<Tabs>` |":
    async () => {
      await refuses("no component <Tap>", "<Tap />");
      await refuses('takes no prop "name"', '<Tabs name="a"></Tabs>');
      const tabs = (...labels: string[]) =>
        `<Tabs>\n${labels.map((label) => `<Tab${label}>A</Tab>\n`).join("")}</Tabs>`;
      await refuses('needs the prop "label"', tabs(""));
      await compiles(tabs(' label="a"', ' label="b"'));
      await refuses('two tabs with the label "a"', tabs(' label="a"', ' label="a"'));
      await refuses("Did you mean <Tabs>?", "<tabs></tabs>");
    },

  "A source that does not exist or cannot be compiled; no picture |": () =>
    refuses("there is no file content/live/gone.tsx", '<Live example="gone" title="A" />'),

  "| HTML | `<script>`, `<style>`, inline styles |": blockedHtml,

  "An entry without a page or listed twice; a page in no sidebar without `sidebar: false`, or in one with it |":
    async () => {
      same(await aboutSidebar(() => {}), "");
      same((await aboutSidebar((_, items) => items.push("gone"))).includes('"gone" has no page'), true);
      same((await aboutSidebar((_, items) => items.push("overview"))).includes("stands twice"), true);
      same((await aboutSidebar((_, items) => items.pop())).includes("stands in no sidebar"), true);
      same((await aboutSidebar((_, items) => items.push("dev"))).includes('says "sidebar: false"'), true);
    },

  "A target that does not exist, is redirected itself or has a query; an address that is a page’s or a file’s, or that no request arrives at |":
    redirectRules,

  "A setting in `content/*.ts` of the wrong form; two versions, tags or categories with one label; a static file without an extension, or of more than 25 MiB |":
    () => {
      same(siteSchema.safeParse({}).success, false);
      const [version] = site.versions;
      const second = { ...version, name: "2.0", folder: "docs-2.0", path: "/docs/2.0" };
      const category = { label: "Guides", items: ["overview"] };
      same(siteSchema.safeParse(site).success, true);
      same(siteSchema.safeParse({ ...site, versions: [version, second] }).success, false);
      same(siteSchema.safeParse({ ...site, tags: { a: "A", b: "A" } }).success, false);
      same(sidebarsSchema.safeParse({ docs: [category] }).success, true);
      same(sidebarsSchema.safeParse({ docs: [category, category] }).success, false);
      const mebibyte = 2 ** 20;
      same([tooLarge(25 * mebibyte), tooLarge(26 * mebibyte) === null], [null, false]);
      same(readFileSync("build/static-files.ts", "utf8").includes("a static file needs an extension"), true);
    },
};
