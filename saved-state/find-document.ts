import type { Place, SavedDocument } from "./finding.ts";
import { type Trail, toPlace } from "./trail.ts";

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Values of an API's answer that are looked at. */
const mostValues = 200_000;

/** Texts that are unpacked to see whether they hold documents. */
const mostTexts = 100;

/** `others` counts the documents beside this one. */
type Found = { place: Place; others: number } & ({ document: SavedDocument } | { packed: string });

/** The outermost document in a value, or the first text in it that may hold one; null: there is none. */
export function findDocument(value: unknown, isPacked: (text: string) => boolean): Found | null {
  if (isObject(value) && Object.keys(value).length === 0) return { place: [], document: value, others: 0 };
  const queue: { trail: Trail | Place; value: unknown }[] = [{ trail: [], value }];
  const texts: { trail: Trail | Place; packed: string }[] = [];
  const documents: { trail: Trail | Place; document: SavedDocument }[] = [];
  // The queue grows as it is read.
  for (const { trail, value } of queue) {
    if (queue.length > mostValues) break;
    if (typeof value === "string") {
      if (mayHoldDocument(value)) texts.push({ trail, packed: value });
    } else if (isObject(value) && looksLikeDocument(value)) {
      documents.push({ trail, document: value });
    } else if (typeof value === "object" && value !== null) {
      for (const [key, inner] of Object.entries(value))
        queue.push({ trail: { before: trail, key: Array.isArray(value) ? Number(key) : key }, value: inner });
    }
  }
  const [found, ...others] =
    documents.length > 0 ? documents : texts.slice(0, mostTexts).filter((text) => isPacked(text.packed));
  if (!found) return null;
  const { trail, ...what } = found;
  return { place: toPlace(trail), others: others.length, ...what };
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
const mayHoldDocument = (text: string) =>
  text.length > 20 && (/^\s*("\s*)?[{[]/.test(text) || !/[ \t\n]/.test(text.slice(0, 200).trim()));
