import { readFile } from "node:fs/promises";
import { builtSearchPages, searchDatabase } from "../../../test/search/search-database.ts";
import { questions, type SearchQuestion } from "../../../test/search/search-questions.ts";
import { find } from "../../../worker/search/find.ts";
import { sectionsOfPage } from "../../../worker/search/schema.ts";

/** Hit rates (0 to 1) and the mean reciprocal rank of the first right hit. */
interface SearchQuality {
  questions: number;
  "hit@1": number;
  "hit@3": number;
  "hit@10": number;
  MRR: number;
}

/** Answers a query with the addresses of sections, best first. */
type Ask = (query: string) => Promise<{ path: string; anchor: string }[]>;

/** Rank, from 1, of the first hit that answers a question; Infinity if none does. */
async function placeOf(ask: Ask, { query, answers }: SearchQuestion): Promise<number> {
  const found = await ask(query);
  const place = found.findIndex(({ path, anchor }) => answers.includes(anchor ? `${path}#${anchor}` : path));
  return place < 0 ? Number.POSITIVE_INFINITY : place + 1;
}

/** Asks every question, one after the other. */
export async function qualityOf(ask: Ask, asked: SearchQuestion[]): Promise<SearchQuality> {
  const places: number[] = [];
  for (const question of asked) places.push(await placeOf(ask, question));
  const share = (limit: number) => round(places.filter((place) => place <= limit).length / places.length);
  const reciprocal = places.reduce((sum, place) => sum + 1 / place, 0) / places.length;
  return { questions: asked.length, "hit@1": share(1), "hit@3": share(3), "hit@10": share(10), MRR: round(reciprocal) };
}

const round = (value: number) => Number(value.toFixed(3));

/**
 * Asks every question of the search rows in `dist/`.
 * @param unseen JSON file of `SearchQuestion`s as a held-out set: nobody who tuned search may have seen them
 * @throws when an expected answer is no longer a section of the documentation
 */
export async function benchSearchQuality(unseen?: string): Promise<Record<string, SearchQuality>> {
  const { database, live } = searchDatabase(await builtSearchPages());
  const ask: Ask = async (query) => {
    const options = { filter: ["TRUE"] as [string], contentWords: 14, codeWords: 14 };
    return (await find(database, live, query, options)).found;
  };
  const held = unseen ? (JSON.parse(await readFile(unseen, "utf8")) as SearchQuestion[]) : null;
  const known = new Set((await database.all([[everySection]])).flat().map(({ url }) => url));
  const gone = [...questions, ...(held ?? [])].flatMap(({ answers }) => answers).filter((url) => !known.has(url));
  if (gone.length > 0)
    throw new Error(`test/search/search-questions.txt names sections that are not there: ${gone.join(", ")}`);
  const tunedOn = { "tuned on": await qualityOf(ask, questions) };
  return held ? { ...tunedOn, unseen: await qualityOf(ask, held) } : tunedOn;
}

const everySection = `SELECT path || iif(anchor = '', '', '#' || anchor) AS url
  FROM sections JOIN pages ON pages.id = sections.rowid / ${sectionsOfPage}`;
