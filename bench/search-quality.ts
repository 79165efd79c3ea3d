import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { readManifest } from "../e2e/support/built-site.ts";
import { basePath } from "../shared/base-path.ts";
import { find } from "../worker/search/find.ts";
import type { SearchIndexFile } from "../worker/search/index-options.ts";
import { openIndex, type SearchIndex } from "../worker/search/open-index.ts";
import { questions, type SearchQuestion } from "./search-questions.ts";

/** Hit rates (0 to 1) and the mean reciprocal rank of the first right hit. */
interface SearchQuality {
  questions: number;
  "hit@1": number;
  "hit@3": number;
  "hit@10": number;
  MRR: number;
}

/** Rank, from 1, of the first hit that answers a question; Infinity if none does. */
function placeOf(index: SearchIndex, { query, answers }: SearchQuestion): number {
  const { found } = find(index, query, { prefixes: "prefixLast", typos: true, filter: () => true });
  const place = found.findIndex(({ record }) => answers.includes(record.url));
  return place < 0 ? Number.POSITIVE_INFINITY : place + 1;
}

/** @throws when an expected answer is no longer a section of the documentation */
function qualityOf(index: SearchIndex, asked: SearchQuestion[]): SearchQuality {
  const known = new Set(index.records.map(({ url }) => url));
  const gone = asked.flatMap(({ answers }) => answers).filter((url) => !known.has(url));
  if (gone.length > 0)
    throw new Error(`bench/search-questions.ts names sections that are not there: ${gone.join(", ")}`);
  const places = asked.map((question) => placeOf(index, question));
  const share = (limit: number) => round(places.filter((place) => place <= limit).length / places.length);
  const reciprocal = places.reduce((sum, place) => sum + 1 / place, 0) / places.length;
  return { questions: asked.length, "hit@1": share(1), "hit@3": share(3), "hit@10": share(10), MRR: round(reciprocal) };
}

const round = (value: number) => Number(value.toFixed(3));

/**
 * Runs every question against the search index in `dist/`.
 * @param unseen JSON file of `SearchQuestion`s as a held-out set: nobody who tuned search may have seen them
 */
export async function benchSearchQuality(unseen?: string): Promise<Record<string, SearchQuality>> {
  const index = await readIndex();
  const tunedOn = { "tuned on": qualityOf(index, questions) };
  if (!unseen) return tunedOn;
  return { ...tunedOn, unseen: qualityOf(index, JSON.parse(await readFile(unseen, "utf8")) as SearchQuestion[]) };
}

async function readIndex(): Promise<SearchIndex> {
  const { searchIndex } = await readManifest();
  const file = await readFile(join("dist/assets", basePath, searchIndex), "utf8");
  return openIndex(JSON.parse(file) as SearchIndexFile);
}
