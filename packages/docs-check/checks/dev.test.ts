import { existsSync, globSync, readFileSync } from "node:fs";
import { tables } from "page:dev";
import { expect, test } from "vitest";
import { checkLengths } from "../../../build/checks/check-lengths.ts";
import { parseFrontMatter } from "../../../build/sources/front-matter.ts";
import { tags } from "../../../content/tags.ts";
import { packageJson } from "../../../test/package-json.ts";
import { compile, problemsOf } from "../../pages/test-page.ts";
import { packages } from "../../playground/sandbox/evaluate.ts";
import { readPages } from "../lib/read-pages.ts";

const problemsWithFields = (...lines: string[]) =>
  parseFrontMatter("doc", "a.mdx", ["---", ...lines, "---", "Text"].join("\n")).problems.map(
    ({ severity, message }) => `${severity} ${message}`,
  );

const page = readFileSync("content/docs/dev.mdx", "utf8");
const pages = readPages().filter(({ id }) => !id.startsWith("blog/"));
const rowsOf = (header: string) => tables.find(({ headers }) => headers[0] === header)?.rows ?? [];

test("#framework: the packages depend on each other, and have the scripts, types and builds in the tables", () => {
  const packages = rowsOf("Package").map(({ cells }) => [cells[0]?.text ?? "", cells[2]?.codes] as const);
  const scripts = rowsOf("Script").map(({ cells }) => cells[0]?.text ?? "");
  expect(packages).toHaveLength(3);
  for (const [name, needed] of packages) {
    const manifest = packageJson(name);
    const craftPackages = (dependencies = {}) =>
      Object.keys(dependencies).filter((other) => other.startsWith("@craftjs/"));
    expect([name, ...craftPackages(manifest.dependencies), ...craftPackages(manifest.peerDependencies)]).toEqual([
      name,
      ...(needed ?? []),
    ]);
    const { build, start, clean, "dev:yalc": yalc, ...otherScripts } = manifest.scripts ?? {};
    expect(Object.keys(otherScripts)).toEqual([]);
    expect([build, start]).toEqual(
      ["production", "development"].map((mode) => `cross-env NODE_ENV=${mode} ../../scripts/build.sh`),
    );
    expect([clean, yalc !== undefined]).toEqual(["rimraf lib dist", name !== "@craftjs/layers"]);
    expect([manifest.types, manifest.main, manifest.module]).toEqual([
      "./lib/index.d.ts",
      "./dist/cjs/index.js",
      "./dist/esm/index.js",
    ]);
    for (const build of [manifest.main, manifest.module]) {
      const { sourcesContent } = JSON.parse(readFileSync(`node_modules/${name}/${build}.map`, "utf8"));
      expect(sourcesContent.join("\n")).toMatch(/import .* from/);
      const code = readFileSync(`node_modules/${name}/${build}`, "utf8");
      expect(code).toContain(`window.__CRAFTJS__["${name}"]="${manifest.version}"`);
    }
  }
  expect(scripts).toEqual(["build", "start", "clean", "dev:yalc"]);
});

test("#site: the scripts that the page names exist, and Node.js 20 is the oldest", () => {
  const { engines, scripts = {} } = packageJson();
  const scriptNames = new Set([...page.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name));
  expect([...scriptNames].filter((name = "") => !scripts[name])).toEqual([]);
  expect([engines?.node, /Node\.js (\d+) or newer/.exec(page)?.[1]]).toEqual([">=20", "20"]);
});

test("#code: the usual languages have a grammar", async () => {
  const [, list = ""] = /The usual languages are ([^.]+)\./.exec(page) ?? [];
  const languages = list.match(/(?<=`)\w+(?=`)/g) ?? [];
  expect(languages).toHaveLength(11);
  expect(await problemsOf(languages.map((language) => `\`\`\`${language}\n\n\`\`\``).join("\n\n"))).toEqual([]);
});

test("#static: the page names the icons that pages link to", () => {
  const [, list = ""] = /The site’s icons are there \(([^)]+)\)/.exec(page) ?? [];
  const linkedIcons = readFileSync("worker/document.tsx", "utf8").match(/(?<="\/)[\w-]+\.(ico|svg|png)(?=")/g) ?? [];
  const { icons } = JSON.parse(readFileSync("content/static/site.webmanifest", "utf8"));
  const iconNames = [...linkedIcons, ...icons.map(({ src }: { src: string }) => src)];
  expect(iconNames.sort()).toEqual(list.match(/[\w-]+\.\w+/g)?.sort());
  expect(iconNames.filter((name) => !existsSync(`content/static/${name}`))).toEqual([]);
});

test("#live: an example can import the packages of its frame", () => {
  const names = Object.keys(packages).filter((name) => name !== "react/jsx-runtime");
  expect(names).toEqual(["react", "@craftjs/core"]);
  expect(readFileSync("examples/tsconfig.json", "utf8")).toContain('"../content/live/*.tsx"');
});

test("#front-matter: the page lists the site’s tags", () => {
  const [, list = ""] = /The tags are in `content\/tags\.ts`: ([^.]+)\./.exec(page) ?? [];
  expect(list.match(/[\w-]+(?=`)/g)).toEqual(Object.keys(tags));
});

test("#front-matter: first heading and paragraph replace a title and a description, with a warning", () => {
  const data = { title: "A", description: "B", draft: false, toc: true, math: false };
  const problems = checkLengths([{ file: "README.md", data, derived: ["title", "description"] }]);
  expect(problems.map(({ severity, message }) => `${severity} ${message}`)).toEqual([
    expect.stringMatching(/^warning .*lacks "title", so the first heading/),
    expect.stringMatching(/^warning .*lacks "description", so the first paragraph/),
  ]);
});

test("#front-matter: a value with a colon, or with a backtick in front, needs quotes", () => {
  for (const title of ["A: B", "`a`"]) {
    expect(problemsWithFields(`title: ${title}`)[0]).toMatch(/^error .*quotes/);
    expect(problemsWithFields(`title: "${title}"`)).toEqual([]);
  }
});

test("#headings: start at ##, skip no level, and have the id of their text or the one in braces", async () => {
  expect(await problemsOf("## A\n\n### B")).toEqual([]);
  expect(await problemsOf("# A")).toEqual([expect.stringContaining("warning")]);
  expect(await problemsOf("## A\n\n#### B")).toEqual([expect.stringContaining("warning")]);
  expect((await compile("## The resolver's role\n\n## Other {#other_id}")).ids).toEqual([
    "the-resolvers-role",
    "other_id",
  ]);
  expect(await problemsOf("## A {#-a}")).not.toEqual([]);
});

test("#links: a page's file and its address are the same link", async () => {
  const { links } = await compile("[a](/docs/overview), [b](../overview.mdx)");
  expect(links.map(({ href }) => href)).toEqual(["/docs/overview", "/docs/overview"]);
});

test("#write: braces and angle brackets in prose have to be escaped", async () => {
  expect(await problemsOf("A \\{ and \\<")).toEqual([]);
  expect(await problemsOf("A { here")).not.toEqual([]);
});

test("#code: comments that highlight lines are not in the code", async () => {
  const { markdown } = await compile("```ts\n// highlight-next-line\nconst a = 1;\nconst b = 2; // [!code ++]\n```");
  expect(markdown[0]?.markdown).toBe("```ts\nconst a = 1;\nconst b = 2;\n```\n");
});

test("#components: two tabs of a group with the same label are an error", async () => {
  const tabs = (second: string) =>
    `<Tabs>\n<Tab label="npm">\n\nA\n\n</Tab>\n<Tab label="${second}">\n\nB\n\n</Tab>\n</Tabs>`;
  expect([await problemsOf(tabs("pnpm")), (await problemsOf(tabs("npm"))).length]).toEqual([[], 1]);
});

test("#expressions: null and booleans render nothing, and a date fails", async () => {
  const { markdown } = await compile("A {null}{true}{1 + 1}");
  expect(markdown[0]?.markdown).toBe("A 2\n");
  expect(await problemsOf("{new Date()}")).toHaveLength(1);
});

test("#expressions: scripts and inline styles fail", async () => {
  for (const mdx of ['<script src="/a.js"></script>', "<p style={{ color: 'red' }}>A</p>"])
    expect((await problemsOf(mdx)).filter((problem) => !problem.includes("warning"))).not.toEqual([]);
});

test("the files and folders, variables and formatter settings that the page names exist", () => {
  const paths = page.match(/(?<=`)(?:content(?!\/static)|examples|packages)\/[\w./-]+(?=`)/g) ?? [];
  expect(paths.length).toBeGreaterThan(10);
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  const tokens = readFileSync("packages/browser/styles/tokens.css", "utf8");
  const variables = page.match(/(?<=var\()--\w+/g) ?? [];
  expect([variables.length > 1, ...variables.filter((name) => !tokens.includes(`${name}: `))]).toEqual([true]);
  const { overrides } = JSON.parse(readFileSync("biome.json", "utf8"));
  expect(overrides).toContainEqual(
    expect.objectContaining({ includes: ["content/live/**"], formatter: { enabled: false } }),
  );
});

test("#write: pages can have tables, footnotes and task lists", async () => {
  expect(await problemsOf("| A |\n|---|\n| 1 |\n\n- [x] Done\n\nText[^1]\n\n[^1]: Note")).toEqual([]);
  const { html } = await compile("| A |\n|---|\n| 1 |\n\n- [x] Done\n\nText[^1]\n\n[^1]: Note");
  for (const part of ["<table", "checkbox", "footnote"]) expect(html).toContain(part);
});

test("#write: no line of code in a page has more than 80 characters", () => {
  const lines = pages.flatMap(({ id, source, snippets }) =>
    // Code from files is formatted with the project.
    snippets
      .filter(({ line }) => !source.split("\n")[line - 1]?.includes("file="))
      .flatMap(({ code }) => code.split("\n").map((text) => `${id}: ${text}`)),
  );
  const wide = lines.filter((line) => line.length - line.indexOf(": ") - 2 > 80);
  expect([lines.length > 5000, wide]).toEqual([true, []]);
});

test("#write: quotes in text are curly, except in messages that Craft.js and browsers show", () => {
  const text = pages.flatMap(({ id, sentences }) =>
    sentences.map(({ text }) => [id, text.replace(/`[^`]*`|\]\([^)]*\)|<[^>]*>|“[^”]*”|\*[^*]*\*/g, "")]),
  );
  const straightQuotes = text.filter(([, text = ""]) => /["']/.test(text) && !/^##|\/[/*] /.test(text));
  expect([text.length > 3000, straightQuotes]).toEqual([true, []]);
});

test("#headings: a heading of the documentation that another page links to has its id in braces", () => {
  const links = pages.flatMap(({ source }) => [...source.matchAll(/\]\(\/docs\/([\w/-]+)#([\w-]+)\)/g)]);
  const linksWithoutId = links.filter(
    ([, id, anchor]) => !pages.find((page) => page.id === id)?.source.includes(`{#${anchor}}`),
  );
  expect([links.length > 300, linksWithoutId.map(([link]) => link)]).toEqual([true, []]);
});

test("#drawings: are 360 units wide, and import the parts that they share", () => {
  const drawing = readFileSync("content/docs/concepts/picture.tsx", "utf8");
  const files = globSync("content/docs/**/*-picture.tsx").map((file) => readFileSync(file, "utf8"));
  expect([/viewBox=\{`0 0 (\d+)/.exec(drawing)?.[1], /(\d+) units wide/.exec(page)?.[1]]).toEqual(["360", "360"]);
  for (const file of files) expect(file).toMatch(/from "\.{1,2}\/(?:concepts\/)?picture\.tsx"/);
});

test("#site: npm run check runs the checks of code and documentation, then builds and runs the tests", () => {
  const { scripts = {} } = packageJson();
  expect(scripts.check).toBe("npm run check:code && npm run check:docs && npm test");
  expect(scripts.test).toMatch(/npm run build .*&& vitest run$/);
  expect(scripts["check:code"]).toMatch(/biome check .*tsc --build/);
});

test("#static: only a deploy and the option --pictures draw preview pictures", () => {
  const drawnPictures = globSync("build{,/**/*}.ts").flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/drawsSocialCards: (?!boolean|false)([^,\n]+?)[,\s]*}?\)?;?$/gm)].map(
      ([, value]) => `${file} ${value}`,
    ),
  );
  expect(drawnPictures.toSorted()).toEqual([
    'build/build-command.ts options.includes("--pictures")',
    "build/deploy.ts true",
  ]);
});

test("#code: a paragraph of inline code below a heading is a signature", async () => {
  const { html } = await compile("## add\n\n`add(node: Node): void`\n\nText with `code`");
  expect(html.match(/<p[^>]*>/g)).toEqual(['<p class="signature">', "<p>"]);
});
