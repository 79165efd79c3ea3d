import { setFlagsFromString } from "node:v8";
import { ContentError, isWarning, type Problem } from "files/problems.ts";
import { type Tick, tickAndYield } from "files/steps.ts";
import { type CompileContext, compilePage, moduleFolder, type Page } from "pages";
import { contentHash } from "../base/hash.ts";
import { readFileState } from "../cache/file-state.ts";
import { removeUnused } from "../cache/remove-unused.ts";
import type { IndexedPage, PageBody, PageFacts, PageIndex } from "../sources/page-index.ts";
import { type PageText, readPage, type Source } from "../sources/read-sources.ts";

/** A page as the rest of the build sees it. Its body is only loaded for its record. */
export type Compiled<S extends Source = Source> = S & {
  facts: PageFacts;
  /** Fields that are missing from the front matter, and so come from the text. */
  derived: DerivedField[];
  body(): Promise<PageBody>;
  markdown(): Promise<PageBody["markdown"]>;
};

export type DerivedField = "title" | "description";

interface Options {
  /** Whether a page with errors is replaced by its last valid version. */
  showsLast: boolean;
  problems: Problem[];
  tick: Tick;
}

/** The facts that the link check needs about a page with errors. */
export interface FaultyPage extends Pick<Source, "file" | "path" | "data">, Pick<Compiled, "derived"> {
  facts: Pick<PageFacts, "links"> & { ids: string[] | null };
}

interface CompiledPages<S extends Source> {
  pages: Compiled<S>[];
  faulty: FaultyPage[];
  compiledCount: number;
}

/**
 * If more pages than this are compiled, V8 collects garbage each time the heap has grown by 80 %. By default, it lets the
 * heap grow to several times its contents, which saves time in a build of few pages.
 */
const manyPages = 100;

/** Compiles the pages whose source, dependencies or links have changed since an earlier build. */
export async function compilePages<S extends Source>(
  context: CompileContext,
  sources: S[],
  index: PageIndex,
  { showsLast, problems, tick }: Options,
): Promise<CompiledPages<S>> {
  const start = Date.now();
  const faulty: FaultyPage[] = [];
  const changed = sources.filter((source) => !source.indexed || !isCurrent(context, source, source.indexed));
  if (changed.length > manyPages) setFlagsFromString("--heap-growing-percent=80");
  for (const [done, source] of changed.entries()) {
    const text = source.text ?? (await readPage(source.kind, source.file));
    const { page, problems: compileProblems } = await compilePage(context, source.file, text.mdx, source.data);
    const pageProblems = [...text.problems, ...compileProblems];
    source.text = null; // frees the memory
    await tickAndYield(sources.length - changed.length + done, sources.length, tick);
    if (page && pageProblems.every(isWarning)) {
      index.add(source.file, indexedPage(context, source, { text, page, warnings: pageProblems, start }), bodyOf(page));
      source.indexed = index.last(source.file);
    } else {
      problems.push(...pageProblems);
      const facts = { links: page?.links ?? [], ids: page?.ids ?? null };
      faulty.push({ file: source.file, path: source.path, ...withDerivedFields(source, page), facts });
      const last = showsLast ? index.last(source.file) : undefined;
      source.indexed = last && { ...last, facts: { ...last.facts, warnings: [] } };
    }
  }
  if (changed.length > 0) await removeUnused(moduleFolder); // only compiling adds modules
  const pages = sources.flatMap((source): Compiled<S>[] => {
    if (!source.indexed) return [];
    const { data, facts } = source.indexed;
    problems.push(...facts.warnings);
    const body = async () => index.body(facts.body) ?? (await compileAgain(context, source, facts));
    const markdown = async () => index.markdown(facts.body) ?? (await body()).markdown;
    return [{ ...source, ...withDerivedFields({ ...source, data: data as S["data"] }, facts), facts, body, markdown }];
  });
  return { pages, faulty, compiledCount: changed.length };
}

const maxDescription = 160;

/** The front matter of a page, with a missing title or description taken from the text or the path. */
function withDerivedFields<S extends Source>(
  { data, path }: S,
  page: Pick<Page, "heading" | "lead"> | null,
): { data: S["data"]; derived: DerivedField[] } {
  const { heading = null, lead = "" } = page ?? {};
  const title = data.title || heading || decodeURIComponent(path.split("/").at(-1) ?? "");
  const short = lead.length > maxDescription ? `${lead.slice(0, lead.lastIndexOf(" ", maxDescription))}…` : lead;
  const derived = (["title", "description"] as const).filter((field) => !data[field]);
  return { data: { ...data, title, description: data.description || short || title }, derived };
}

/** A page's inputs other than its files. */
const settingsOf = ({ origin, siteFolder, languages }: CompileContext, { path }: Source) =>
  JSON.stringify([origin, path, siteFolder, languages]);

function isCurrent(context: CompileContext, source: Source, indexed: IndexedPage): boolean {
  const { links } = indexed.facts;
  return (
    indexed.settings === settingsOf(context, source) &&
    links.every(({ written, href }) => context.resolveLink(source.file, written).href === href)
  );
}

/** Compiles a page that another build has replaced in the index since this build read it. */
async function compileAgain(
  context: CompileContext,
  { kind, file, data }: Source,
  facts: PageFacts,
): Promise<PageBody> {
  const { page, problems } = await compilePage(context, file, (await readPage(kind, file)).mdx, data);
  if (!page) throw new ContentError(problems);
  const body = bodyOf(page);
  if (hashOf(body) !== facts.body) throw new Error(`${file} changed during the build; run the build again`);
  return body;
}

const bodyOf = ({ html, sections, code, markdown }: Page): PageBody => ({ html, sections, code, markdown });

const hashOf = (body: PageBody) => contentHash(JSON.stringify(body));

function indexedPage(
  context: CompileContext,
  source: Source,
  { text, page, warnings, start }: { text: PageText; page: Page; warnings: Problem[]; start: number },
): Omit<IndexedPage, "code"> {
  const { html, code, markdown, dependencies, ...facts } = page;
  const sections = page.sections.map(({ anchor, names }) => ({ anchor, names }));
  const states = dependencies.map((file) => [file, readFileState(file, start)]);
  return {
    settings: settingsOf(context, source),
    inputs: { [source.file]: text.state, ...Object.fromEntries(states) },
    data: source.data,
    facts: { ...facts, sections, warnings, body: hashOf(bodyOf(page)) },
  };
}
