import { existsSync, globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { checkKeywords } from "../../build/check-keywords.ts";
import { landingHtml } from "../../build/landing-html.ts";
import { siteIcons } from "../../build/pictures/site-icons.ts";
import { readSettings } from "../../build/settings.ts";
import { staticFiles } from "../../build/static-files.ts";
import { same } from "../../test/docs/browser/check-file.ts";
import { listed } from "../../test/docs/node/listed.ts";
import { compiled, compiles, messages, refuses } from "../../test/docs/node/problems-of.ts";
import { aboutLink, aboutRedirects } from "../../test/docs/node/sample-site.ts";
import type { NodeCheckFile } from "../../test/docs/node-probes.ts";
import { keywords } from "../keywords.ts";
import { redirects } from "../redirects.ts";

const idsOf = async (mdx: string) => (await compiled(mdx)).ids;
const hrefsOf = async (mdx: string) => (await compiled(mdx)).links.map(({ href }) => href);

const kinds = ["note", "tip", "info", "warning", "danger"];
const pixel = readFileSync("content/live/nodes.png");

/** What headings must be like. */
export async function headings(): Promise<void> {
  await refuses("a second h1", "# One");
  for (const skipping of ["### One", "## One\n\n#### Two"]) await refuses("a level is skipped", skipping);
  await refuses("heading without text", "##");
  await refuses("stands twice", "## A {#a}\n\n## B {#a}");
  same(await idsOf("## The resolver's role"), ["the-resolvers-role"]);
  same(await idsOf("## The resolver's role {#resolver}"), ["resolver"]);
  same(await idsOf("## One {#a1-B_c}"), ["a1-B_c"]);
  for (const id of ["1a", "-a", "a+"]) await refuses(`heading id "${id}"`, `## One {#${id}}`);
}

/** What links must be like. */
export async function links(): Promise<void> {
  const right = ["/docs/concepts/nodes", "/docs/concepts/nodes#nodes", "http://a.example", "mailto:a@a.example"];
  for (const href of [...right, "https://there.is.no.such.example"]) same([href, aboutLink(href)], [href, ""]);
  same(await hrefsOf("[The same page, by its file](../concepts/nodes.mdx)"), ["/docs/concepts/nodes"]);
  const wrong = ["nodes", "/docs/concepts/nodes.mdx", "/docs/concepts/nodes/", "/docs/gone", "/gone.pdf"];
  for (const href of [...wrong, "./gone.mdx", "ftp://a.example"]) same([href, aboutLink(href) === ""], [href, false]);
  same(aboutLink("/docs/concepts/nodes#gone").includes("no heading"), true);
  same(aboutLink("#").includes("leads nowhere"), true);
  same(aboutLink("http://localhost:8787/docs/overview").includes("own machine"), true);
  for (const text of ["[text][name]", "a[^1]"]) await refuses("refers to nothing", text);
  await refuses("has no text", "[](/docs/concepts/nodes)");
}

/** Where redirects may lead, and from where. */
export function redirectRules(): void {
  const said = (to: string, from = "/old") => aboutRedirects({ [from]: to });
  same([said("/docs/concepts/nodes"), said("/docs/concepts/nodes#nodes")], ["", ""]);
  same(said("/docs/gone").includes("there is no page"), true);
  same(said("/docs/concepts/nodes#gone").includes("no heading"), true);
  same(said("/docs/concepts/nodes?a=1").includes("has a query, but the request brings its own"), true);
  same(said("/docs/concepts/nodes", "/docs/concepts/nodes").includes("there is a page at this address"), true);
  same(said("/docs/concepts/nodes", "/sitemap.xml").includes("there is a file at this address"), true);
  same(said("/docs/concepts/nodes", "/old/").includes("it is never asked for"), true);
  same(aboutRedirects({ "/old": "/docs/concepts/nodes", "/older": "/old" }).includes("is redirected itself"), true);
}

/** What pictures must be like. */
export async function images(): Promise<void> {
  await compiles('<img src="../../live/nodes.png" alt="" />');
  await refuses("has no alt text", '<img src="../../live/nodes.png" />');
  await refuses("is not on this site", "![A](https://a.example/a.png)");
  await refuses("there is no file", "![A](./gone.png)");
  await refuses("cannot be read", "![A](./touch.mdx)");
}

export const probes: NodeCheckFile["probes"] = {
  "The first paragraph is the page’s lead, which is set larger: one sentence, or two short ones, that say what the page is about. If it has more than 180 characters, the build fails.":
    async () => {
      await compiles("a".repeat(180));
      await refuses("Split the first paragraph", "a".repeat(181));
      const prose = readFileSync("client/styles/prose.css", "utf8");
      same(/\.prose > h1 \+ p[^{]*\{\s*font-size: 1\.1875rem;/.test(prose), true);
    },

  "In prose, write `{` and `<` as `\\{` and `\\<`, or put them in backticks: MDX reads them as code. A comment is `{/* … */}`.":
    async () => {
      await refuses("failed", "a {b}");
      await compiles("a \\{b} \\<c `{` `<` {/* … */}");
    },

  "Headings start at `##` and skip no level. The id is made of the text, as on GitHub, or is the one in braces: ```markdown ## The resolver's role {#resolver} ```":
    headings,

  "An id begins with a letter and goes on with letters, digits, `-` and `_`.": headings,

  "```markdown [A page](/docs/concepts/nodes) [The same page, by its file](../concepts/nodes.mdx) [A heading of another page](/docs/concepts/serializing#format) [A heading of this page](#links) [Another site](https://react.dev) ```":
    links,

  "A path begins at the site’s root and has no extension and no slash at the end. A relative link names the other page’s file, with `.mdx`. The build checks that the page and the heading exist. It does not ask other sites whether they answer.":
    links,

  'When you move or rename a page, its old address needs a line in `content/redirects.ts`: ```ts title="content/redirects.ts" export const redirects: Record<string, string> = { "/docs/concepts/editor": "/docs/concepts/editor-components", "/docs/api/NodeHelpers": "/docs/api/helpers#node-helpers", }; ```':
    () =>
      same(
        [redirects["/docs/concepts/editor"], redirects["/docs/api/NodeHelpers"]],
        ["/docs/concepts/editor-components", "/docs/api/helpers#node-helpers"],
      ),

  "The target is a page that exists, with or without a heading, and is not redirected itself. The query of a request is kept.":
    redirectRules,

  '`content/keywords.ts` gives such words to sections, or to whole pages: ```ts title="content/keywords.ts" export const keywords: Record<string, string> = {':
    async () => {
      same(typeof keywords, "object");
      const settings = { ...(await readSettings("content")), keywords: { "/docs/gone": "a; b" } };
      same(messages(checkKeywords("content", settings, [])).includes("is no section of the docs"), true);
    },

  "so that nothing moves when the picture arrives, and serves it under a name made of its content, such as `/_assets/img-a04b0797c99f75c0c3c3.png`.":
    async () => {
      const { body, images } = await compiled("![What it shows](../../live/nodes.png)");
      same(/^\/_assets\/img-[0-9a-f]{20}\.png$/.test(images[0]?.path ?? ""), true);
      const [width, height] = [16, 20].map((offset) => pixel.readUInt32BE(offset));
      const text = JSON.stringify(body);
      same([text.includes(`"width":${width}`), text.includes(`"height":${height}`)], [true, true]);
    },

  'In JSX it is `alt`, and `alt=""` marks a picture that says nothing new.': images,

  "Pictures from other sites are not allowed.": images,

  "A file in `content/static` is served at the root under its own name: `content/static/brand/logo.svg` is at `/brand/logo.svg`. Its name needs an extension.":
    async () => {
      const paths = (await staticFiles("content")).map(({ path }) => path);
      same(
        paths,
        globSync("content/static/**/*.*")
          .map((file) => file.slice("content/static".length))
          .sort(),
      );
    },

  "Each module in `content/landing` is shown on the start page, beside the picture of the same name.": async () => {
    const names = globSync("content/landing/*.tsx").map((file) => basename(file, ".tsx"));
    const pictured = names.sort().flatMap((name) => [name, `${name}-picture`]);
    same(Object.keys(await landingHtml("content")), ["install", ...pictured]);
    same(
      names.every((name) => existsSync(`content/landing/${name}.svg`)),
      true,
    );
  },

  "The build draws the site’s icons (`/favicon.svg`, `/favicon.ico`, `/apple-touch-icon.png`, `/icon-192.png`, `/icon-512.png`)":
    async () => {
      const paths = (await siteIcons(await readSettings("content"))).map(({ path }) => path);
      same(
        paths.filter((path) => /icon/.test(path)),
        ["/favicon.svg", "/favicon.ico", "/apple-touch-icon.png", "/icon-192.png", "/icon-512.png"],
      );
    },

  "`npm run dev` draws no pictures of pages: they come with `npm run build`.": () => {
    same(/drawsPictures: false/.test(readFileSync("build/dev.ts", "utf8")), true);
    same(/drawsPictures: true/.test(readFileSync("build.ts", "utf8")), true);
  },

  'write `fill="var(--paper)"` or `stroke="var(--edge)"`, with the names in `client/styles/tokens.css`. Its `aria-label` says what it shows.':
    () => {
      const tokens = readFileSync("client/styles/tokens.css", "utf8");
      same([/^\s+--paper:/m.test(tokens), /^\s+--edge:/m.test(tokens)], [true, true]);
      for (const picture of globSync("content/landing/*.svg")) {
        same(/^<svg [^>]*aria-label="[^"]+"/.test(readFileSync(picture, "utf8")), true);
      }
    },

  [`${listed(kinds)}, with a title of your own in brackets if you like:`]: async () => {
    for (const kind of kinds) await compiles(`:::${kind}[A title]\nText.\n:::`);
    await refuses(`Wanted one of ${kinds.join(", ")}.`, ":::xyzzy\nText.\n:::");
  },

  "```markdown :::warning[Sets, not arrays] `state.events.selected` is a `Set`. ::: ```": () =>
    compiles(":::warning[Sets, not arrays]\n`state.events.selected` is a `Set`.\n:::"),

  "To put one into another, give the outer one more colons.": async () => {
    await compiles("::::note\n:::tip\nText.\n:::\n::::");
    await refuses("colons", ":::note\n:::tip\nText.\n:::\n:::");
  },
};
