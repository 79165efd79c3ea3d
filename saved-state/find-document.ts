import type { Place, SavedDocument } from "./finding.ts";

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Values of an API's answer that are looked at. */
const mostValues = 200_000;

type Found = { place: Place } & ({ document: SavedDocument } | { packed: string });

/** The outermost document in a value, or the first text in it that may hold one; null: there is none. */
export function findDocument(value: unknown, isPacked: (text: string) => boolean): Found | null {
  if (isObject(value) && Object.keys(value).length === 0) return { place: [], document: value };
  const queue: { place: Place; value: unknown }[] = [{ place: [], value }];
  const texts: { place: Place; packed: string }[] = [];
  for (let index = 0; index < queue.length && index < mostValues; index++) {
    const { place, value } = queue[index] ?? { place: [], value: null };
    if (typeof value === "string") {
      if (value.length > 20) texts.push({ place, packed: value });
    } else if (isObject(value) && looksLikeDocument(value)) {
      return { place, document: value };
    } else if (Array.isArray(value)) {
      value.forEach((item, key) => void queue.push({ place: [...place, key], value: item }));
    } else if (isObject(value)) {
      for (const [key, item] of Object.entries(value)) queue.push({ place: [...place, key], value: item });
    }
  }
  return texts.find(({ packed }) => mayHoldDocument(packed) && isPacked(packed)) ?? null;
}

function looksLikeDocument(value: Record<string, unknown>): boolean {
  const values = Object.values(value);
  const isRooted = ["ROOT", "canvas-ROOT"].some((id) => Object.hasOwn(value, id));
  return isRooted || values.filter(looksLikeNode).length * 2 > values.length;
}

const looksLikeNode = (value: unknown) =>
  isObject(value) &&
  (isObject(value.data) ? "props" in value.data : "type" in value && ("props" in value || "nodes" in value));

/** JSON of an object, JSON of a text, or something packed, which has no spaces. */
const mayHoldDocument = (text: string) => /^\s*("\s*)?[{[]/.test(text) || !/\s/.test(text.slice(0, 200));
