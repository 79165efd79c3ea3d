import { catalogue, finding, pathOf } from "./catalogue.ts";
import { findDocument, isObject } from "./find-document.ts";
import type { Finding, Place, SavedDocument } from "./finding.ts";
import { notJson, parseError } from "./not-json.ts";
import { scanJson } from "./scan-json.ts";
import { toPlace } from "./trail.ts";

/** Undoes a compression as text. */
export interface Unpacker {
  /** "lz-string, base64", for people. */
  name: string;
  /** The text; null or a throw: it was not packed so. */
  unpack(packed: string): string | null;
}

export interface Read {
  /** The document itself; null: there is none, and the findings say why. */
  document: SavedDocument | null;
  /** What is wrong with the text. */
  findings: Finding[];
  /** What the document was in, from the outside in: "lz-string, base64", "JSON within a string", "at data.page". */
  steps: string[];
}

const mostLayers = 6;

/** Finds the document in what somebody pastes: JSON, JSON within a string, compressed text, a row, an API's answer. */
export function read(text: string, unpackers: readonly Unpacker[] = []): Read {
  const steps: string[] = [];
  const none = (problem: Finding): Read => ({ document: null, findings: [problem], steps });
  let source = text;
  let isCompressed = false;
  let isEmbedded = false;
  let others = 0;
  for (let layer = 0; layer < mostLayers; layer++) {
    source = source.replace(/^\uFEFF/, "");
    if (source.trim() === "") return none(finding("no-text", [], "There is no text."));
    const value = parsed(source);
    if (value === undefined) {
      const found = unpacked(source, unpackers);
      const text = found?.text ?? embedded(source);
      if (text === undefined) return none(notJson(source));
      steps.push(found?.name ?? "part of other text");
      isCompressed ||= found !== null;
      isEmbedded ||= found === null;
      source = text;
    } else if (typeof value === "string") {
      steps.push("JSON within a string");
      source = value;
    } else {
      const found = findDocument(
        value,
        (packed) => parsed(packed) !== undefined || unpacked(packed, unpackers) !== null,
      );
      if (!found) return none(finding("no-document", [], `This is JSON, but there is no document in it.`, value));
      others += found.others;
      if (found.place.length > 0) steps.push(`at ${pathOf(found.place).replace(/^nodes\.?/, "")}`);
      if ("packed" in found) {
        source = found.packed;
        continue;
      }
      const { document, place } = found;
      const beside = others > 0 ? ` The text holds ${others} more: paste each by itself.` : "";
      const where = `The document is ${steps.join(", ")}.${beside}`;
      const { reference } = catalogue["not-json"];
      const message = isEmbedded ? { message: parseError(text), reference } : {};
      const wrapped = finding(isCompressed ? "compressed" : "wrapped", [], where, undefined, message);
      return { document, findings: [...(steps.length > 0 ? [wrapped] : []), ...lostValues(source, place)], steps };
    }
  }
  return none(finding("no-document", [], `The text is packed more than ${mostLayers} times.`));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function unpacked(packed: string, unpackers: readonly Unpacker[]): { name: string; text: string } | null {
  if (/^\s*[{["]/.test(packed)) return null;
  for (const { name, unpack } of unpackers) {
    try {
      const text = unpack(packed.trim());
      if (text && parsed(text) !== undefined) return { name, text };
    } catch {
      // Not packed so.
    }
  }
  return null;
}

/** A document within a row of CSV or SQL, code, or an answer with its headers: as it is, with doubled quotes, or escaped. */
function embedded(text: string): string | undefined {
  if (/^\s*[{[]\s*"/.test(text)) return undefined; // JSON, but for a mistake
  const part = text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1);
  return [part, part.replaceAll('""', '"'), `"${part}"`].find((json) => {
    const value = parsed(json);
    const inner = typeof value === "string" ? parsed(value) : value;
    return isObject(inner) && Object.keys(inner).length > 0 && findDocument(inner, () => false) !== null;
  });
}

function lostValues(source: string, within: Place): Finding[] {
  return scanJson(source, true, within).duplicates.map(({ trail, source }) => {
    const name = "key" in trail.before ? "There are two values of the key" : "Two nodes have the id";
    const [, field, ...inner] = toPlace(trail);
    const isRestorable = field === undefined || (field === "props" && inner.length === 1);
    const choice = isRestorable ? {} : { repair: null };
    const lost = finding("duplicate-key", trail, `${name} ${JSON.stringify(trail.key)}.`, undefined, choice);
    // A getter, because parsing nested values eagerly takes quadratic time.
    return Object.defineProperty(lost, "value", { get: () => parsed(source) });
  });
}
