import { dirname, join } from "node:path/posix";
import { contentHash } from "../base/hash.ts";
import { ContentError, type Problem } from "../base/problems.ts";
import type { Tick } from "../base/steps.ts";
import { removeUnused } from "../cache/remove-unused.ts";
import { seenSince } from "../cache/seen-file.ts";
import type { Surroundings } from "../page/compiled-page.ts";
import { type FinishedPage, finishedPage } from "../page/finished-page.ts";
import { bundles } from "../page/imports.ts";
import type { IndexedPage, PageBody, PageFacts, PageIndex } from "../sources/page-index.ts";
import { type PageText, readPage, type Source } from "../sources/read-sources.ts";
import { type CompiledOrNot, compileInThreads } from "./compile-in-threads.ts";

export type Compiled<S extends Source = Source> = S & {
  facts: PageFacts;
  /** Reads the rest of the compiled page. */
  body(): Promise<PageBody>;
  markdown(): Promise<PageBody["markdown"]>;
};

/**
 * Compiles the pages whose source or dependencies have changed since an earlier build.
 * @throws ContentError with the problems of all pages
 */
export async function compilePages<S extends Source>(
  { contentDir, origin }: Pick<Surroundings, "contentDir" | "origin">,
  sources: S[],
  index: PageIndex,
  tick: Tick,
): Promise<{ pages: Compiled<S>[]; compiledNow: number }> {
  const start = Date.now();
  const around: Surroundings = {
    contentDir,
    origin,
    pathOfFile: new Map(sources.map(({ file, path }) => [file, path])),
  };
  const facts = new Map<S, PageFacts>();
  for (const source of sources) {
    if (source.known && isCurrent(around, source, source.known)) facts.set(source, source.known.facts);
  }
  const missing = await Promise.all(
    sources.filter((source) => !facts.has(source)).map(async (source) => ({ source, text: await textOf(source) })),
  );
  const problems: Problem[] = [];
  let done = facts.size;
  if (done > 0) tick(done, sources.length);
  const toCompile = missing.map(({ source: { file }, text: { mdx } }) => ({ file, mdx }));
  await compileInThreads(around, toCompile, async (nth, result: CompiledOrNot) => {
    tick(++done, sources.length);
    if (Array.isArray(result)) return void problems.push(...result);
    const { source, text } = missing[nth] as (typeof missing)[number];
    const [page, body] = indexed(around, source, text, result, start);
    facts.set(source, page.facts);
    index.add(source.file, page, body);
  });
  if (problems.length > 0) throw new ContentError(problems);
  if (missing.length > 0) await removeUnused(bundles); // only then have they grown
  const pages = sources.map((source): Compiled<S> => {
    const own = facts.get(source) as PageFacts;
    const body = async () => index.body(own.body) ?? (await compileAgain(around, source, own));
    source.text = null; // read, and no longer needed
    const markdown = async () => index.markdown(own.body) ?? (await body()).markdown;
    return { ...source, facts: own, body, markdown };
  });
  return { pages, compiledNow: missing.length };
}

function isCurrent({ origin, pathOfFile }: Surroundings, { path }: Source, known: IndexedPage): boolean {
  if (known.address !== origin + path) return false;
  return Object.entries(known.linked).every(([file, path]) => (pathOfFile.get(file) ?? "") === path);
}

const textOf = async ({ kind, file, text }: Source): Promise<PageText> => text ?? readPage(kind, file);

/** For when another build with the same index has replaced the page. */
async function compileAgain(around: Surroundings, { kind, file }: Source, facts: PageFacts): Promise<PageBody> {
  const text = await readPage(kind, file);
  const body = bodyOf(await finishedPage(around, file, text.mdx));
  if (hashOf(body) !== facts.body) throw new Error(`${file} was changed while it was built: build again`);
  return body;
}

function bodyOf({ html, sections, code, markdown }: FinishedPage): PageBody {
  return { html, sections, code, markdown };
}

const hashOf = (body: PageBody) => contentHash(JSON.stringify(body));

/** @param start of the build */
function indexed(
  { origin, pathOfFile }: Surroundings,
  { file, path, data }: Source,
  text: PageText,
  page: FinishedPage,
  start: number,
): [Omit<IndexedPage, "code">, PageBody] {
  const { toc, ids, links, images, examples, sections, dependencies } = page;
  const body = bodyOf(page);
  const facts: PageFacts = {
    ...{ toc, ids, links, images, examples },
    sections: sections.map(({ anchor, names }) => ({ anchor, names })),
    body: hashOf(body),
  };
  // The paths of pages linked to by file may change while this page does not.
  const mentioned = (text.mdx.match(/[\w./-]+\.mdx?\b/g) ?? []).map((link) => join(dirname(file), link));
  const linked = Object.fromEntries(mentioned.map((other) => [other, pathOfFile.get(other) ?? ""]));
  const inputs = { [file]: text.seen, ...Object.fromEntries(dependencies.map((one) => [one, seenSince(start, one)])) };
  // A link to a file that is not there must be resolved once it is: such a page is compiled again.
  const isUnresolved = links.some(({ href }) => /^(?!\/|#|[a-z]+:)[^?#]*\.mdx?(?=[?#]|$)/.test(href));
  if (isUnresolved) inputs[file] = { stamp: "unresolved", hash: "unresolved" };
  return [{ address: origin + path, inputs, linked, data, facts }, body];
}
