import MiniSearch from "minisearch";
import { searchPages } from "../../../build/search/search-rows.ts";
import type { SearchLevel, SearchRecord } from "../../../shared/search-record.ts";
import { builtSearchPages, searchDatabase } from "../../../test/search/search-database.ts";
import {
  outsideQuestions,
  questions,
  type SearchQuestion,
  sealedQuestions,
} from "../../../test/search/search-questions.ts";
import { testRecord } from "../../../test/search/test-record.ts";
import { find } from "../../../worker/search/find.ts";
import { closeness } from "../../../worker/search/query.ts";
import { type Section, sectionsOfPage } from "../../../worker/search/schema.ts";
import { weights } from "../../../worker/search/score.ts";

/** Hit rates (0 to 1) and the mean reciprocal rank of the first correct hit. */
interface SearchQuality {
  questions: number;
  "hit@1": number;
  "hit@3": number;
  "hit@10": number;
  MRR: number;
}

/** Returns the URLs of the sections that match a query, best first. */
type Search = (query: string) => Promise<string[]> | string[];
type Database = ReturnType<typeof searchDatabase>;

/** The lists that are not sealed. */
const lists = { "own questions": questions, "questions from outside": outsideQuestions };

/** Rank, from 1, of the first hit that answers a question; Infinity without one. */
async function rankOf(search: Search, { query, answers }: SearchQuestion): Promise<number> {
  const rank = (await search(query)).findIndex((url) => answers.includes(url));
  return rank < 0 ? Number.POSITIVE_INFINITY : rank + 1;
}

/** Searches for every question, one after the other. */
export async function qualityOf(search: Search, questionList: SearchQuestion[]): Promise<SearchQuality> {
  const ranks: number[] = [];
  for (const question of questionList) ranks.push(await rankOf(search, question));
  const share = (limit: number) => round(ranks.filter((rank) => rank <= limit).length / ranks.length);
  const reciprocal = ranks.reduce((sum, rank) => sum + 1 / rank, 0) / ranks.length;
  return {
    questions: questionList.length,
    "hit@1": share(1),
    "hit@3": share(3),
    "hit@10": share(10),
    MRR: round(reciprocal),
  };
}

const round = (value: number) => Number(value.toFixed(3));

const searchIn =
  ({ database, live }: Database): Search =>
  async (query) =>
    (await find(database, live, query, { filter: ["TRUE"] })).sections.map(urlOf);

export const urlOf = ({ path, anchor }: { path: string; anchor: string }) => (anchor ? `${path}#${anchor}` : path);

/**
 * Searches for the questions of each list, using the search rows in `dist/`.
 * @param isSealed whether to include the sealed questions
 * @throws when an expected answer is no longer a section of the documentation
 */
export async function benchSearchQuality(isSealed: boolean): Promise<Record<string, SearchQuality>> {
  const database = searchDatabase(await builtSearchPages());
  const urls = new Set((await sectionsIn(database)).map(urlOf));
  const allLists = { ...lists, ...(isSealed && { "sealed questions": sealedQuestions }) };
  const missingUrls = [...questions, ...outsideQuestions, ...sealedQuestions]
    .flatMap(({ answers }) => answers)
    .filter((url) => !urls.has(url));
  if (missingUrls.length > 0) throw new Error(`test/search/ names missing sections: ${missingUrls.join(", ")}`);
  const table: Record<string, SearchQuality> = {};
  for (const [name, list] of Object.entries(allLists)) table[name] = await qualityOf(searchIn(database), list);
  return table;
}

/** The same figures with each part of the score left out in turn, and for MiniSearch as VitePress configures it. */
export async function benchAblation(): Promise<Record<string, Record<string, number>>> {
  const pages = await builtSearchPages();
  const database = searchDatabase(pages);
  const sections = await sectionsIn(database);
  const records = sections.map(recordOf);
  const databaseWithoutNames = searchDatabase(searchPages(records.map((record) => ({ ...record, otherNames: [] }))));
  const without = (change: () => void): Search => {
    const before = structuredClone({ weights, closeness });
    return async (query) => {
      change();
      const urls = await searchIn(database)(query);
      Object.assign(weights, before.weights);
      Object.assign(closeness, before.closeness);
      return urls;
    };
  };
  const setAll = <Key extends string>(values: Record<Key, number>, value: number) =>
    Object.fromEntries(Object.keys(values).map((key) => [key, value])) as Record<Key, number>;
  const variants: Record<string, Search> = {
    unchanged: searchIn(database),
    "without other names": searchIn(databaseWithoutNames),
    "without similarity of names": without(() => Object.assign(weights, { name: 0 })),
    "without weights of fields": without(() => Object.assign(weights, { field: setAll(weights.field, 1) })),
    "without saturation": without(() => Object.assign(weights, { saturation: 1e6 })),
    "without synonyms": without(() => Object.assign(closeness, { synonym: 0 })),
    "without pieces of names": without(() => Object.assign(closeness, { piece: 0 })),
    "without joined words": without(() => Object.assign(closeness, { joined: 0 })),
    "without a place for last pages": without(() => Object.assign(weights, { last: 1 })),
    "MiniSearch, with other names": miniSearch(records),
    "MiniSearch, without": miniSearch(records.map((record) => ({ ...record, otherNames: [] }))),
  };
  const table: Record<string, Record<string, number>> = {};
  for (const [name, search] of Object.entries(variants)) {
    table[name] = {};
    for (const [list, questionList] of Object.entries(lists)) {
      const quality = await qualityOf(search, questionList);
      Object.assign(table[name], { [`${list}: hit@3`]: quality["hit@3"], [`${list}: MRR`]: quality.MRR });
    }
  }
  return table;
}

/** The questions from outside, or the sealed ones, whose answer is not among the first three hits, with these hits. */
export async function failingQuestions(isSealed: boolean): Promise<string[]> {
  const search = searchIn(searchDatabase(await builtSearchPages()));
  const failing: string[] = [];
  for (const question of isSealed ? sealedQuestions : outsideQuestions) {
    const rank = await rankOf(search, question);
    const hits = (await search(question.query)).slice(0, 3).join(" ");
    if (rank > 3)
      failing.push(`${rank}. ${question.query}\n   expected ${question.answers.join(" ")}\n   got      ${hits}`);
  }
  return failing;
}

/** https://vitepress.dev/reference/default-theme-search#minisearch-options */
function miniSearch(records: SearchRecord[]): Search {
  const options = { fuzzy: 0.2, prefix: true, boost: { title: 4, text: 2, titles: 1 } };
  const index = new MiniSearch({ fields: ["title", "titles", "text"], searchOptions: options });
  index.addAll(
    records.map(({ url, type, hierarchy, otherNames, content, code }, id) => ({
      id: `${id} ${url}`,
      title: [hierarchy[type], ...otherNames].join(" "),
      titles: type === "lvl1" ? "" : hierarchy.lvl1,
      text: `${content} ${code}`,
    })),
  );
  return (query) => [...new Set(index.search(query).map(({ id }) => String(id).replace(/^\d+ /, "")))];
}

async function sectionsIn({ database }: Database): Promise<Section[]> {
  const sql = `SELECT texts.*, pages.* FROM texts JOIN pages ON pages.id = texts.rowid / ${sectionsOfPage}`;
  return (await database.all([[sql]])).flat() as unknown as Section[];
}

function recordOf(section: Section): SearchRecord {
  const { heading, title, names, content, code } = section;
  const type = section.type as SearchLevel;
  const hierarchy = { lvl1: title, [type]: heading };
  return testRecord(urlOf(section), { type, hierarchy, otherNames: names.split("\n").filter(Boolean), content, code });
}
