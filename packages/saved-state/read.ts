import { noObjectMessage } from "./catalogue.ts";
import { isObject, type Place, type SavedDocument, toPlace } from "./document.ts";
import { findEmbedded, looksSaved } from "./embedded.ts";
import { findDocuments, withoutTypes } from "./find-document.ts";
import { type Finding, finding, pathOf } from "./finding.ts";
import { rootId } from "./nodes.ts";
import { notJson } from "./not-json.ts";
import { parseJson, readValue, removeEscapes } from "./read-value.ts";
import { utf16Mark } from "./text-of.ts";

/** Decompresses one kind of compressed text. */
export interface Unpacker {
  /** Shown to readers: "lz-string, base64". */
  name: string;
  /** Returns the text; returns null or throws if it was not compressed this way. */
  unpack(packed: string): string | null;
  /** The beginning of a compressed document, which identifies a truncated one. */
  start?: string;
}

export interface Read {
  /** The document itself; null: there is none, and the findings give the reason. */
  document: SavedDocument | null;
  /** Findings about the stored text. */
  findings: Finding[];
  /** The containers around the document, from the outside in: "line 7", "at data.page", "lz-string, base64". */
  steps: string[];
}

export interface ReadOptions {
  unpackers?: readonly Unpacker[];
  /** Whether documents are meant to be compressed: compression is then not reported. */
  isPacked?: boolean;
}

const maxLayers = 6;
/** Last step of a part that is only tested for a document. */
const trialStep = "line ";

const entities: Record<string, string> = { quot: '"', apos: "'", lt: "<", gt: ">", amp: "&" };
const charOf = (name: string) =>
  entities[name] ?? String.fromCodePoint(Number(name.replace("#", "").replace("x", "0x")));

const joinedStep = "joined strings";
/** Between two strings that code joins. Two short words on two lines are more likely entries of a list that lacks a comma. */
const joint = /(["'])\s*(?:\+|(?<!(?:^|[^\\])\1[\w-]{1,30}\1\s*)\n)\s*\1/;

/** Joins string literals. Line breaks between them move to the end of the whole string, so that line numbers stay correct. */
function joinedStrings(text: string): string {
  let breaks = 0;
  return text.replace(new RegExp(`${joint.source}|\\n`, "g"), (match) => {
    breaks += match.split("\n").length - 1;
    if (match !== "\n") return "";
    const result = "\n".repeat(breaks);
    breaks = 0;
    return result;
  });
}

/** Changes that programs make to a whole text, each with a pattern that detects it and a function that reverses it. */
const changes: [name: string, sign: RegExp, undo: (text: string) => string][] = [
  ["escaped quotes", /^\s*[{[](?:\s|\\+[nrt])*\\+(?:["']|u0022)/, removeEscapes],
  [
    "HTML entities",
    /&(?:amp;)?(?:quot|#0*34|#x22);/i,
    (text) =>
      text.replace(/&(quot|apos|lt|gt|amp|#\d{2,4}|#x[\da-f]{2,4});/gi, (_, name) => charOf(name.toLowerCase())),
  ],
  ["typographic quotes", /[“”„]/, (text) => text.replace(/[“”„]/g, '"')],
  [
    "marks before lines",
    /^[ \t]*(?:[>+*#]|\/\/|\d+ ?[ \t|:]) *[{"]/m,
    (text) => text.replace(/^[ \t]*(?:[>+*#]|\/\/|\d+ ?[ \t|:]) ?/gm, ""),
  ],
  [joinedStep, joint, joinedStrings],
  ["escapes of cmd.exe", /\^"/, (text) => text.replace(/\^(.)/g, "$1")],
  ["escapes of PowerShell", /`"/, (text) => text.replace(/`(.)/g, "$1")],
  // biome-ignore lint/suspicious/noControlCharactersInRegex: terminals switch colours with ESC
  ["colours of a terminal", /\x1b\[/, (text) => text.replace(/\x1b\[[\d;]*m/g, "")],
  ["no braces around it", /^\s*(["'])[^"'\n]+\1\s*:\s*\{/, (text) => `{${text.replace(/[,;]\s*$/, "")}}`],
];

/** The beginning of a document in another text. */
const brokenStart =
  /\{\s*(?:"{1,2}(?:canvas-)?ROOT"|ROOT:\s*\{|["']?[\w-]+["']?\s*(?::|=>)\s*\{\s*["']?type["']?\s*(?::|=>)\s*\{\s*["']?resolvedName)/;

/**
 * All documents in a pasted text, or one entry with the reason why there is none: JSON, JSON within a string, compressed
 * text, an API response, and files of rows, lines or code. Such files alone cause no finding.
 */
export function readAll(text: string, options: ReadOptions = {}): Read[] {
  const documents = readText(text, { options, steps: [], findings: [] });
  if (documents.length > 0) return documents;
  const { value } = parseJson(text);
  const start = value === undefined ? text.search(brokenStart) : -1;
  if (start > 0) {
    const rest = text.slice(start);
    const source = rest.startsWith('{""') ? rest.replaceAll('""', '"') : rest;
    const line = text.slice(0, start).split("\n").length;
    return [{ document: null, findings: [notJson(source)], steps: [`line ${line}`] }];
  }
  const problem =
    text.trim() === ""
      ? finding("no-text", [], "The text is empty.")
      : value === undefined
        ? notJson(text)
        : finding("no-document", [], "This JSON contains no document.", value, effectOf(value));
  return [{ document: null, findings: [problem], steps: [] }];
}

/** The first document in a pasted text, or the reason why there is none. */
export function read(text: string, unpackers: readonly Unpacker[] = []): Read {
  const all = readAll(text, { unpackers });
  return all.find(({ document }) => document !== null) ?? (all[0] as Read);
}

/** The effect of deserializing a value that contains no node. */
function effectOf(value: unknown) {
  if (value === null) return { message: noObjectMessage };
  const isEmpty = typeof value !== "string" && Object.keys(Object(value)).length === 0;
  return isEmpty ? staysEmpty : {};
}
const staysEmpty = { phase: null, message: null, text: "No message: the editor stays empty." } as const;

/** Length of the shortest document. */
const minLength = '{"ROOT":{}}'.length;

interface Context {
  options: ReadOptions;
  steps: string[];
  findings: Finding[];
}

function readText(source: string, { options, steps, findings }: Context): Read[] {
  if (steps.length > maxLayers) return [];
  const brokenDocument = (problem: Finding): Read[] => [{ document: null, findings: [...findings, problem], steps }];
  const within = (step: string, text: string, ...problems: Finding[]) =>
    readText(text, { options, steps: [...steps, step], findings: [...findings, ...problems] });
  const [mark = ""] = /^[\uFEFF\uFFFE]/.exec(source) ?? [];
  if (mark) {
    const what = mark === utf16Mark ? "The text is stored as UTF-16" : "The text begins with a byte order mark";
    const problem = finding("byte-order-mark", [], `${what}, which JSON.parse does not accept.`);
    return readText(source.slice(1), { options, steps, findings: [...findings, problem] });
  }
  const { value } = parseJson(source);
  if (typeof value === "string") {
    const problem = finding("double-encoded", [], "The document is JSON within a JSON string.");
    return within("JSON within a string", value, problem);
  }
  if (value !== undefined) return readParsed(withoutTypes(source) ?? value, source, { options, steps, findings });
  const packed = unpack(source, options.unpackers ?? []);
  if (packed?.isCut)
    return brokenDocument(
      finding("cut-off", [], `The compressed text (${packed.name}) was cut off, or has been changed.`),
    );
  if (packed) {
    const problem = finding("compressed", [], `The document is compressed: ${packed.name}.`);
    return within(packed.name, packed.text, ...(options.isPacked ? [] : [problem]));
  }
  const lines = steps.length === 0 ? jsonLines(source) : null;
  if (lines) return lines.flatMap(({ text, line }) => (text.length < minLength ? [] : within(`line ${line}`, text)));
  const literal = /^[\s\u200B]*[{[]/.test(source) ? readValue(source) : null;
  if (literal?.value && !looksSaved.test(source.slice(literal.end))) {
    const isOfShell = /\bObjectId\(/.test(source); // MongoDB's shell prints JavaScript literals
    const problems = isOfShell ? [] : [notJson(source)];
    const documents = readParsed(literal.value.of, source, { options, steps, findings }, problems);
    if (documents.length > 0) return documents;
  }
  const isInLine = steps.at(-1)?.startsWith("line ");
  const isBroken = /^\s*[{[]/.test(source) && !/^\s*\{\s*"{2}/.test(source);
  // In a literal, two strings without “+” between them lack a comma.
  const isJoined = !isBroken || /(["'])\s*\+\s*\1/.test(source);
  // A trial leaves escaped quotes alone: `findEmbedded` tries each string with and without its escapes.
  const matches = changes
    .slice(steps.at(-1) === trialStep ? 1 : 0)
    .filter(([name, sign]) => sign.test(source) && (isJoined || name !== joinedStep));
  // Trying all orders of several changes would take too long.
  const isUndone = changes.some(([name]) => steps.includes(name));
  const readUndone = (): Read[] => {
    const isReported = findings.some(({ code }) => code === "not-json");
    for (const [name, , undo] of isUndone ? matches.slice(0, 1) : matches) {
      const isFault = name !== joinedStep && !isReported;
      const documents = within(name, undo(source), ...(isFault ? [notJson(source)] : []));
      if (documents.some(({ document }) => document)) return documents.filter(({ document }) => document);
    }
    return [];
  };
  const undone = isBroken ? readUndone() : [];
  if (undone.length > 0) return undone;
  if (isBroken && steps.length > 0) return looksSaved.test(source) ? brokenDocument(notJson(source)) : [];
  const inLine = [...steps, trialStep];
  const holds = (part: string) =>
    readText(part, { options, steps: inLine, findings: [] }).some(({ document }) => document);
  const documents = findEmbedded(isBroken ? source.replace(/[{[]/, " ") : source, holds).flatMap(({ text, line }) =>
    line === 1 && isInLine ? readText(text, { options, steps, findings }) : within(`line ${line}`, text),
  );
  // Skips parts of a broken document.
  if (isBroken) return documents.filter(({ document }) => isObject(document?.[rootId]));
  const isSound = ({ document, findings }: Read) => document && findings.every(({ code }) => code !== "not-json");
  const undoneDocuments = documents.some(isSound) ? [] : readUndone();
  return undoneDocuments.length > 0 ? undoneDocuments : documents;
}

const nodeListProblem = "The nodes are a list: Craft.js reads an object with their ids as keys.";
const nodeListEffect = {
  severity: "error",
  ...staysEmpty,
  cure: "Write the ids as keys: Object.fromEntries(nodes.map(({ id, ...node }) => [id, node])).",
} as const;

/**
 * The documents in a value, and in its texts.
 * @param problems findings about the value, which are not about its texts
 */
function readParsed(
  value: unknown,
  source: string,
  { options, steps, findings }: Context,
  problems: Finding[] = [],
): Read[] {
  const { documents, texts } = findDocuments(value);
  const nameOf = (place: Place) => pathOf(place).replace(/^nodes\.?/, "");
  const stepsTo = (place: Place) => (place.length > 0 ? [...steps, `at ${nameOf(place)}`] : steps);
  const isWrapper = steps.length === 0 && documents.length === 1 && texts.length === 0;
  return [
    ...documents.map(({ place, document, repeated }): Read => {
      const problem = repeated
        ? finding("wrapped", [], nodeListProblem, null, nodeListEffect)
        : isWrapper && typeof place[0] === "string"
          ? finding("wrapped", [], `The document is at ${nameOf(place)} in the text.`)
          : null;
      return {
        document,
        findings: [
          ...findings,
          ...problems,
          ...(problem ? [problem] : []),
          ...(repeated?.map(({ id, ...node }) => lostNode(id, node)) ?? lostValues(source, place)),
        ],
        steps: stepsTo(place),
      };
    }),
    ...texts.flatMap(({ place, text }) => readText(text, { options, steps: stepsTo(place), findings })),
  ];
}

/** The lines of NDJSON, or consecutive values; null: it is neither. */
function jsonLines(text: string): { text: string; line: number }[] | null {
  if (!/^\s*[{[]/.test(text)) return null;
  const lines = text
    .split("\n")
    .map((text, index) => ({ text, line: index + 1 }))
    .filter(({ text }) => text.trim() !== "");
  const whole = lines.filter(({ text }) => /^\s*[{[]\s*"/.test(text) && parseJson(text).value !== undefined);
  if (lines.length > 1 && whole.length * 2 >= lines.length) return lines;
  const values: { text: string; line: number }[] = [];
  let line = 1;
  for (let at = 0, counted = 0; ; ) {
    at += /^\s*/.exec(text.slice(at))?.[0].length ?? 0;
    for (; counted < at; counted++) if (text.charCodeAt(counted) === 10) line++;
    if (at >= text.length) return values.length > 1 ? values : null;
    const { value, error, end } = readValue(text, at);
    if (value === null || error !== null) return null;
    values.push({ text: text.slice(at, end), line });
    at = end;
  }
}

function unpack(packed: string, unpackers: readonly Unpacker[]) {
  if (/^\s*[{["]/.test(packed)) return null;
  let cut: string | null = null;
  for (const { name, unpack, start } of unpackers) {
    if (start && packed.trimStart().startsWith(start)) cut ??= name;
    try {
      const text = unpack(packed.startsWith("\x1f\x8b") ? packed : packed.trim());
      if (text && parseJson(text).value !== undefined && /["[{]/.test(text)) return { name, text, isCut: false };
      if (text && /^\s*[{[]\s*"[\w$-]+"\s*:/.test(text) && looksSaved.test(text)) cut ??= name;
    } catch {
      // Not compressed this way.
    }
  }
  return cut === null ? null : { name: cut, text: "", isCut: true };
}

const lostNode = (id: string, value: object): Finding => ({
  ...finding("duplicate-key", [id], `Two nodes have the id ${JSON.stringify(id)}.`),
  replacement: value,
});

function lostValues(source: string, within: Place): Finding[] {
  return readValue(source, 0, within).duplicates.map(({ trail, source }) => {
    const name = "key" in trail.before ? "There are two values for the key" : "Two nodes have the id";
    const [, field, ...inner] = toPlace(trail);
    const isRestorable = field === undefined || (field === "props" && inner.length === 1);
    const choice = isRestorable ? {} : { repair: null };
    const lost = finding("duplicate-key", trail, `${name} ${JSON.stringify(trail.key)}.`, undefined, choice);
    // A getter, because parsing nested values eagerly takes quadratic time.
    return Object.defineProperty(lost, "replacement", {
      get: () => parseJson(source).value ?? readValue(source).value?.of,
    });
  });
}
