import { describe, expect, it } from "vitest";
import type { McpData } from "../../shared/mcp-data.ts";
import type { Docs } from "./docs.ts";
import { maxAnswerLength, maxListedHits, maxSectionLength, ToolError, tools } from "./tools.ts";

const address = "https://example.com/base";

/** Docs of one page with this Markdown. Methods that a test does not expect to be called reject. */
function docsOf(markdown: string, overrides: Partial<Docs> = {}): Docs {
  const headings = markdown.matchAll(/^(##+) (.*)$/gm);
  const sections = Array.from(headings, ({ 1: marks = "", 2: heading = "", index: start }) => {
    return { id: heading.toLowerCase(), level: marks.length, heading, start };
  });
  const page = {
    path: "/guide",
    hash: "",
    markdown,
    sections: [{ id: null, level: 1, heading: "", start: 0 }, ...sections],
  };
  const unexpected = () => Promise.reject(new Error("unexpected call"));
  return {
    title: "Craft.js",
    address,
    release: "1",
    read: async (path) => (path === page.path ? page : null),
    data: unexpected,
    search: unexpected,
    count: async () => {},
    ...overrides,
  };
}

const withData = (data: Partial<McpData>, markdown = guide) =>
  docsOf(markdown, { data: async () => ({ pages: [], errors: [], reference: [], ...data }) });

/** The answer of a tool, or its advice. */
async function call(docs: Docs, name: string, args: object): Promise<string> {
  const { input, run } = tools(docs).find((tool) => tool.name === name) ?? expect.fail(`no tool ${name}`);
  try {
    return await run(input.parse(args));
  } catch (error) {
    if (error instanceof ToolError) return `Error: ${error.message}`;
    throw error;
  }
}

const guide = `# Guide

Read this first.

## Install

Run npm.

### Yarn

Run yarn.

## Use

Call it.`;

it("limits the tools that search or check a document", () => {
  const limitedTools = tools(docsOf(guide)).filter(({ isLimited }) => isLimited);
  expect(limitedTools.map(({ name }) => name)).toEqual(["search_docs", "check_saved_state"]);
});

describe("search_docs", () => {
  const fragment = (text: string) => ({ text, match: false });
  const hit = (number: number) => ({
    path: `/guide#${number}`,
    breadcrumbs: ["Docs", "Guide"],
    title: [fragment("Use "), fragment(`it ${number}`)],
    snippet: [fragment("Call "), fragment("it"), fragment(".")],
  });
  const search = (query: string, hits: ReturnType<typeof hit>[], near: { label: string; path: string }[] = []) =>
    call(docsOf(guide, { search: async () => ({ hits, near }) }), "search_docs", { query });

  it("lists sections with their pages, addresses and excerpts", async () => {
    expect(await search("call", [hit(1), hit(2)])).toBe(
      `- Docs › Guide › Use it 1
  https://example.com/base/guide#1
  Call it.
- Docs › Guide › Use it 2
  https://example.com/base/guide#2
  Call it.`,
    );
  });

  it("lists the best sections only", async () => {
    const answer = await search(
      "call",
      Array.from({ length: maxListedHits + 1 }, (_, index) => hit(index + 1)),
    );
    expect(answer.split(/^- /m).slice(1)).toHaveLength(maxListedHits);
  });

  it("gives advice if no section answers the query, with the nearest sections", async () => {
    const advice = 'Error: Nothing in the documentation answers "vue". Try fewer or other words, or list_pages.';
    expect(await search("vue", [])).toBe(advice);
    const near = [
      { label: "Guide › Install", path: "/guide#install" },
      { label: "Guide › Use", path: "/guide#use" },
    ];
    expect(await search("vue", [], near)).toBe(
      `${advice}

The nearest sections:
- Guide › Install
  https://example.com/base/guide#install
- Guide › Use
  https://example.com/base/guide#use`,
    );
  });
});

describe("read_page", () => {
  const read = (markdown: string, path: string, section?: string) =>
    call(docsOf(markdown), "read_page", { path, section });

  it.each(["/guide", "guide", " /guide ", "/guide.md", `${address}/guide`, `${address}/guide.md`])(
    "returns the whole page for %j",
    async (path) => {
      expect(await read(guide, path)).toBe(guide);
      expect(await read(guide, path, " ")).toBe(guide);
    },
  );

  it.each([
    ["/guide#use"],
    [`${address}/guide#use`],
    ["/guide", "use"],
    ["/guide", " Use "],
    ["/guide#install", "#use"],
  ])("returns a section for %j", async (path, section?: string) => {
    expect(await read(guide, path, section)).toBe("## Use\n\nCall it.");
  });

  it.each([
    ["/nope", undefined, "No page has the path /nope. list_pages has all paths."],
    ["/guide.mdx", undefined, "No page has the path /guide.mdx. list_pages has all paths."],
    ["//[", undefined, '"//[" is not a path of this site. list_pages has all paths.'],
    ["/guide#nope", undefined, '/guide has no section "nope". It has:\n- install: Install\n  - yarn: Yarn\n- use: Use'],
  ])("gives advice for %j", async (path, section, advice) => {
    expect(await read(guide, path, section)).toBe(`Error: ${advice}`);
  });

  it("returns the outline of a page or section that is too long", async () => {
    const filled = (length: number) =>
      guide.replace("Run yarn.", (text) => text.padEnd(text.length + length - guide.length, "."));
    expect(await read(filled(maxAnswerLength), "/guide")).toBe(filled(maxAnswerLength));
    const list = "This page is long. Ask for a section of it:\n\n- install: Install\n  - yarn: Yarn\n- use: Use";
    expect(await read(filled(maxAnswerLength + 1), "/guide")).toBe(`# Guide\n\nRead this first.\n\n${list}`);
    expect(await read(filled(maxAnswerLength + 10_000), "/guide#install")).toBe(`## Install\n\nRun npm.\n\n${list}`);
  });
});

it("list_pages lists the pages of each category with their descriptions", async () => {
  const page = (path: string, title: string, category: string) => ({
    path,
    title,
    category,
    description: `On ${title}.`,
  });
  const pages = [page("/a", "A", "Guides"), page("/b", "B", "Guides"), page("/c", "C", "API")];
  expect(await call(withData({ pages }), "list_pages", {})).toBe(
    `## Guides

- /a: A. On A.
- /b: B. On B.

## API

- /c: C. On C.`,
  );
});

const section = (heading: string) => ({ path: "/guide", id: heading.toLowerCase(), heading });

it("explain_error returns the sections about a message, with their addresses", async () => {
  const patterns = [["is not a function"]];
  const errors = ["Install", "Use"].map((heading) => ({ ...section(heading), patterns }));
  const docs = withData({ errors });
  expect(await call(docs, "explain_error", { message: "r is not a function" })).toBe(
    `## Install

Run npm.

https://example.com/base/guide#install

---

## Use

Call it.

https://example.com/base/guide#use`,
  );
  expect(await call(docs, "explain_error", { message: "Failed to fetch" })).toBe(
    "Error: The error reference does not have this message. Try search_docs with its words.",
  );
});

it("api_reference returns the page of a name and a list of its sections, or a row of a table", async () => {
  const row = { Name: "`guide`", Type: "", Meaning: "A guide." };
  const reference = [
    { path: "/guide", id: null, heading: "Guide", name: "Guide" },
    { ...section("Use"), name: "guide", row },
  ];
  const docs = withData({ reference });
  expect(await call(docs, "api_reference", { name: "guide" })).toBe(
    `# Guide

Read this first.

Sections of the page:

- install: Install
  - yarn: Yarn
- use: Use

https://example.com/base/guide

---

### guide (Use)

- Name: \`guide\`
- Meaning: A guide.

https://example.com/base/guide#use`,
  );
  expect(await call(docs, "api_reference", { name: "vue" })).toBe(
    'Error: The reference has no "vue". Try search_docs.',
  );
});

it.each([
  ["text", "Text with ``` in a line.", ""],
  ["code", "```ts\ncode();", "\n```"],
])("api_reference cuts a section of %s after the last line that fits", async (_, start, end) => {
  const reference = [{ ...section("Use"), name: "use" }];
  const answer = (markdown: string) => call(withData({ reference }, markdown), "api_reference", { name: "use" });
  const whole = `## Use\n\n${start}\n`.padEnd(maxSectionLength, "Line.\n").replace(/.$/, "!");
  const last = "\n\nhttps://example.com/base/guide#use";
  expect(await answer(whole)).toBe(whole + last);
  const cut = whole.slice(0, whole.lastIndexOf("\n"));
  expect(await answer(`${whole}!`)).toBe(
    `${cut}${end}\n\n… The rest: read_page https://example.com/base/guide#use${last}`,
  );
});

it("check_saved_state cuts an answer that is too long", async () => {
  const json = '{"ROOT":{"type":"main","props":{},"nodes":["a"]}}\n'.repeat(200);
  expect(await call(docsOf(guide), "check_saved_state", { json })).toHaveLength(maxAnswerLength);
});
