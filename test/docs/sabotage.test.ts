import { beforeAll, describe, expect, test } from "vitest";
import { checkLinks } from "../../build/check-links.ts";
import { type Compiled, compilePages } from "../../build/compile-pages.ts";
import { checkStatically } from "../../build/docs-code/check-statically.ts";
import type { Problem } from "../../build/problems.ts";
import { readSources } from "../../build/read-sources.ts";
import { readSettings } from "../../build/settings.ts";
import { checkByRunning } from "./check-docs.ts";
import { runSabotages, type Sabotage, staticSabotages } from "./sabotages.ts";

/** The pages of the site with false statements in them, compiled. */
async function sabotaged(sabotages: Sabotage[]): Promise<Compiled[]> {
  const sources = await readSources("content", await readSettings("content"));
  for (const { page, text, replacement } of sabotages) {
    const source = sources.find(({ file }) => file === `content/docs/${page}.mdx`);
    if (!source?.source.includes(text)) throw new Error(`${page} does not say "${text}"`);
    source.mdx = source.mdx.replace(text, () => replacement);
    source.source = source.source.replace(text, () => replacement);
  }
  const { pages } = await compilePages("content", sources, () => {});
  return pages;
}

/** Where the check must see a false statement: the line on which it differs from the true one. */
function lineOf(pages: Compiled[], { page, text, replacement }: Sabotage): number {
  const source = pages.find(({ file }) => file === `content/docs/${page}.mdx`)?.source ?? "";
  const same = [...text].findIndex((letter, index) => letter !== replacement[index]);
  return source.slice(0, source.indexOf(replacement) + Math.max(same, 0)).split("\n").length;
}

function messagesFor(problems: Problem[], { page }: Sabotage): string[] {
  const about = [".mdx", ".check.tsx", ".node-check.ts"].map((end) => `content/docs/${page}${end}`);
  return problems.filter(({ file }) => about.includes(file)).map(({ line, message }) => `${line}: ${message}`);
}

describe("a false statement that types give away", () => {
  let pages: Compiled[];
  let problems: Problem[];

  beforeAll(async () => {
    pages = await sabotaged(staticSabotages);
    ({ problems } = await checkStatically("content", pages, ".cache/docs-sabotaged"));
  });

  test.each(staticSabotages)("$kind is caught in $page", (sabotage) => {
    const line = sabotage.aboutTheWhole ? "\\d+" : String(lineOf(pages, sabotage));
    const wanted = new RegExp(`^${line}: .*${RegExp.escape(sabotage.message)}`);
    expect(messagesFor(problems, sabotage)).toContainEqual(expect.stringMatching(wanted));
  });

  test("nothing else is reported", () => {
    const about = new Set(staticSabotages.map(({ page }) => `content/docs/${page}.mdx`));
    expect(problems.filter(({ file }) => !about.has(file))).toEqual([]);
  });
});

describe("a false statement that running gives away", () => {
  let problems: Problem[];

  beforeAll(async () => {
    const pages = await sabotaged(runSabotages);
    const { code, problems: found } = await checkStatically("content", pages, ".cache/docs-sabotaged");
    expect(found).toEqual([]);
    const touched = new Set(runSabotages.map(({ page }) => `content/docs/${page}.mdx`));
    const files = code.files.filter(({ page }) => touched.has(page));
    const tried = pages.filter(({ file }) => touched.has(file));
    ({ problems } = await checkByRunning(tried, ".cache/docs-sabotaged", files, () => {}));
  });

  test.each(runSabotages)("$kind is caught in $page", (sabotage) => {
    expect(messagesFor(problems, sabotage)).toContainEqual(expect.stringContaining(sabotage.message));
  });
});

test("a link to a heading that is gone is caught, with its line", async () => {
  const page = "api/frame";
  const [{ source = "" } = {}] = (await sabotaged([])).filter(({ file }) => file === `content/docs/${page}.mdx`);
  const [text = "", path] = /\]\((\/docs\/[^)#]+)(?:#[^)]*)?\)/.exec(source) ?? [];
  const dead = { kind: "a dead anchor", page, text, replacement: `](${path}#no-such-heading)`, message: "" };
  const pages = await sabotaged([dead]);
  const targets = new Map(pages.map(({ path, compiled }) => [path, compiled.ids] as const));
  const links = pages.map(({ file, path, compiled }) => ({ file, path, links: compiled.links }));
  const { redirects, site } = await readSettings("content");
  const problems = checkLinks({ contentDir: "content", origin: site.origin, redirects, targets }, links);
  const wanted = new RegExp(`^${lineOf(pages, dead)}: .*no-such-heading`);
  expect(messagesFor(problems, dead)).toContainEqual(expect.stringMatching(wanted));
});
