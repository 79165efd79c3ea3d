import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { formatProblems, type Problem } from "files/problems.ts";
import type { Nodes } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { expect, it } from "vitest";
import { exampleNames, readExampleSteps } from "../../build/live/example-steps.ts";
import { pageRecords } from "../../build/records/page-records.ts";
import { authoredText } from "../../build/records/page-text.ts";
import { readSettings } from "../../build/settings/settings.ts";
import { openPageIndex } from "../../build/sources/page-index.ts";
import { readPages } from "../../build/steps/read-site.ts";
import { normaliseUrl } from "../../worker/normalise-url.ts";
import { outsideQuestions, questions, sealedQuestions } from "../search/search-questions.ts";

const settings = await readSettings("content");
const { origin } = settings.site;
const index = await openPageIndex("content");
const problems: Problem[] = [];
const { pages } = await readPages("content", settings, index, { isPreview: false, problems });
const records = pageRecords(settings, pages);
const texts: [string, string][] = [];
for (const { head, markdown, authored } of records) {
  const text = authored ? authoredText(settings.site, authored, await authored.markdown()).markdown : markdown;
  if (text !== undefined) texts.push([head.path, text]);
}
index.close();
const idsOf = new Map(pages.map(({ path, facts }) => [path, facts.ids]));
const examples = [...exampleNames(), ...readExampleSteps().map(({ name }) => name)];
const livePaths = pages.flatMap(({ facts }) => facts.examples.map(({ path }) => path));
const examplePaths = [...examples.map((name) => `/examples/${name}`), ...livePaths];

const { resolve } = createRequire(import.meta.url);
/** Links to this site's docs in the published packages. */
const addresses = ["@craftjs/core", "@craftjs/layers", "@craftjs/utils"].flatMap((name) => {
  const texts = [resolve(name), `node_modules/${name}/README.md`].map((file) => readFileSync(file, "utf8"));
  return texts.flatMap((text) => text.match(/https:\/\/craft\.js\.org\/(?:r\/)?docs\/[\w/#.-]+/g) ?? []);
});

it("no page has errors or warnings", () => {
  expect(formatProblems(problems)).toBe("");
});

it("the packages link to the documentation", () => {
  expect(addresses).toContain("https://craft.js.org/r/docs/api/editor#props");
});

it.each([...new Set(addresses)])("%s is the address of a page and a heading", (address) => {
  const { pathname, hash } = new URL(address);
  const normal = normaliseUrl(pathname, "");
  const path = "location" in normal ? normal.location : normal.path;
  const [page = "", ownHash = hash.slice(1)] = (settings.redirects[path] ?? path).split("#");
  expect(idsOf.get(page), `no page ${page}`).toBeDefined();
  if (ownHash) expect(idsOf.get(page)).toContain(ownHash);
});

it("each expected answer to a search question is an existing page or section", () => {
  const answers = [...questions, ...outsideQuestions, ...sealedQuestions].flatMap(({ answers }) => answers);
  expect(answers.filter((answer) => !exists(origin + answer))).toEqual([]);
});

function nodesOf(node: Nodes): Nodes[] {
  return [node, ...("children" in node ? node.children.flatMap(nodesOf) : [])];
}

function exists(address: string): boolean {
  const { pathname, hash } = new URL(address);
  if (pathname.startsWith("/_assets/") || examplePaths.includes(pathname)) return true;
  const ids = idsOf.get(pathname);
  return ids && hash ? ids.includes(hash.slice(1)) : records.some(({ head }) => head.path === pathname);
}

it.each(texts)(
  "the Markdown of %s has no HTML or JSX, only closed code blocks, and full addresses of existing pages",
  (_, markdown) => {
    const lines = markdown.split("\n");
    const nodes = nodesOf(fromMarkdown(markdown));
    expect(nodes.filter(({ type }) => type === "html")).toEqual([]);
    for (const node of nodes) {
      if (node.type === "text") expect(node.value).not.toMatch(/^(import|export) .* from |\{\/\*/);
      if (node.type === "code") expect(lines[(node.position?.end.line ?? 0) - 1]).toMatch(/^[\s>]*`{3,}$/);
      if (node.type !== "link" && node.type !== "image") continue;
      expect(node.url).toMatch(/^(https?|mailto):/);
      if (node.url.startsWith(`${origin}/`)) expect(node.url).toSatisfy(exists);
    }
  },
);
