import { deflateSync, gzipSync, strFromU8, strToU8, zlibSync } from "fflate";
import lz from "lz-string";
import utf8 from "lzutf8";
import { expect, it, vi } from "vitest";
import { diagnose } from "./diagnose.ts";
import { read, readAll } from "./read.ts";
import { repairAll } from "./repair.ts";
import { textOf } from "./text-of.ts";
import { unpackers } from "./unpackers.ts";

const document = {
  ROOT: { type: "main", isCanvas: true, props: { title: "Grüße 👋" }, nodes: ["a"], linkedNodes: {} },
  a: { type: { resolvedName: "Text" }, props: { text: "x".repeat(50) }, parent: "ROOT", nodes: [], linkedNodes: {} },
};
const json = JSON.stringify(document);

function thrown(text: string): string {
  try {
    return `It is JSON: ${JSON.parse(text)}`;
  } catch (error) {
    return (error as Error).message;
  }
}

const codesOf = (text: string) => read(text, unpackers).findings.map(({ code }) => code);

it("reads a plain document", () => {
  expect(readAll(json)).toEqual([{ document, findings: [], steps: [] }]);
});

it.each([
  ["a string", JSON.stringify(json), ["JSON within a string"], ["double-encoded"]],
  ["a versioned document", JSON.stringify({ version: 2, nodes: document }), ["at nodes"], ["wrapped"]],
  ["a row", JSON.stringify([{ id: 7, content: json }]), ["at [0].content"], []],
  ["an API response", JSON.stringify({ data: { page: { layout: document } } }), ["at data.page.layout"], ["wrapped"]],
  [
    "a row with JSON in a string",
    JSON.stringify({ page: JSON.stringify(json) }),
    ["at page", "JSON within a string"],
    ["double-encoded"],
  ],
  ["a byte order mark", `\uFEFF${json}`, [], ["byte-order-mark"]],
  ["a byte order mark within a row", JSON.stringify([{ page: `\uFEFF${json}` }]), ["at [0].page"], ["byte-order-mark"]],
])("reads %s", (_, text, steps, codes) => {
  const [first, ...rest] = readAll(text);
  expect([first?.document, first?.steps, rest]).toEqual([document, steps, []]);
  expect(first?.findings.map(({ code }) => code)).toEqual(codes);
});

const gzip = gzipSync(strToU8(json));
it.each([
  ["gzip, base64", btoa(strFromU8(gzip, true))],
  ["gzip", textOf(gzip)],
  ["zlib, base64", btoa(strFromU8(zlibSync(strToU8(json)), true))],
  ["deflate, base64", btoa(strFromU8(deflateSync(strToU8(json)), true))],
  ["lz-string, base64", lz.compressToBase64(json)],
  ["lz-string, for URLs", lz.compressToEncodedURIComponent(json)],
  ["lz-string, UTF-16", lz.compressToUTF16(json)],
  ["lz-string", lz.compress(json)],
  ["lzutf8, base64", utf8.encodeBase64(utf8.compress(json))],
  ["URL-encoded text", encodeURIComponent(json)],
])("unpacks %s from a text and from a row, and reports truncated text", (name, packed) => {
  expect(read(packed, unpackers)).toMatchObject({ document, steps: [name] });
  expect(codesOf(packed)).toEqual(["compressed"]);
  expect(readAll(packed, { unpackers, isPacked: true })[0]?.findings).toEqual([]);
  if (name !== "gzip")
    // a file, which no row contains
    expect(read(JSON.stringify({ id: 1, content: packed }), unpackers).document).toEqual(document);
  expect(diagnose(packed).map(({ code }) => code)).toEqual(["not-json"]);
  const cut = packed.slice(0, packed.length * 0.8);
  if (!/deflate|zlib/.test(name)) expect(codesOf(cut)).toEqual(["cut-off"]);
});

it("reads a file stored as UTF-16", () => {
  const units = Uint16Array.from([0xfeff, ...[...json].flatMap((char) => char.split("").map((c) => c.charCodeAt(0)))]);
  const text = textOf(new Uint8Array(units.buffer));
  expect(read(text)).toMatchObject({ document, findings: [{ code: "byte-order-mark" }] });
  expect(textOf(new Uint8Array(units.slice(1).buffer))).toBe(`\uFFFE${json}`);
  expect(textOf(Uint8Array.from([..."{}"].flatMap((char) => [0, char.charCodeAt(0)])))).toBe("\uFFFE{}");
  expect(textOf(strToU8(`\uFEFF${json}`))).toBe(`\uFEFF${json}`);
});

it("does not decode lz-string's URI-safe alphabet as base64, which can give another document", () => {
  const json = '{"ROOT":{"type":"p","props":{"text":"bhmbwzdunuz"}}}';
  const { document, steps } = read(lz.compressToEncodedURIComponent(json), unpackers);
  expect([JSON.stringify(document), steps]).toEqual([json, ["lz-string, for URLs"]]);
});

const mysql = (text: string) => `'${text.replace(/[\\'"\n]/g, (char) => (char === "\n" ? "\\n" : `\\${char}`))}'`;
const standard = (text: string) => `'${text.replaceAll("'", "''")}'`;
const quoted = JSON.stringify({ ...document, b: { type: "p", props: { text: 'It\'s "x" \\ \n y' }, parent: "ROOT" } });
const second = JSON.stringify({ ROOT: { type: "div", props: { text: "It's" }, nodes: [] } });
const both = [JSON.parse(quoted), JSON.parse(second)];

it.each<[string, string, string[]]>([
  [
    "a dump of MySQL",
    `INSERT INTO p VALUES (1,'x',${mysql(quoted)}),\n(2,'y',${mysql(second)});`,
    ["line 1", "line 2"],
  ],
  [
    "a dump of PostgreSQL",
    `INSERT INTO p VALUES (1, 'it''s', ${standard(quoted)});\nINSERT INTO p VALUES (2, '', ${standard(second)});`,
    ["line 1", "line 2"],
  ],
  [
    "COPY",
    `COPY p (id, page) FROM stdin;\n1\t${quoted.replaceAll("\\", "\\\\")}\n2\t${second}\n\\.\n`,
    ["line 2", "line 3"],
  ],
  ["CSV", `id,page\n7,"${quoted.replaceAll('"', '""')}"\n8,"${second.replaceAll('"', '""')}"\n`, ["line 2", "line 3"]],
  ["NDJSON", `${quoted}\n${second}\n`, ["line 1", "line 2"]],
  [
    "rows as NDJSON",
    `{"id":1,"page":${JSON.stringify(quoted)}}\n{"id":2,"page":${JSON.stringify(second)}}`,
    ["line 1", "line 2"],
  ],
  ["consecutive values", `${JSON.stringify(both[0], null, 2)}\n\n${second}`, ["line 1", "line 33"]],
  [
    "Markdown",
    `# It's a page\n\n\`\`\`json\n${quoted}\n\`\`\`\n\nDon't.\n\n\`\`\`\n${second}\n\`\`\`\n`,
    ["line 4", "line 9"],
  ],
  [
    "a module",
    `import x from './x';\nexport const a = ${JSON.stringify(both[0], null, 1)};\nexport default JSON.parse(${JSON.stringify(second)});`,
    ["line 2", "line 33"],
  ],
  [
    "template literals",
    `export const a = \`${quoted.replace(/[\\`]/g, "\\$&")}\`;\nexport const b = ${mysql(second)};`,
    ["line 1", "line 2"],
  ],
  [
    "a list",
    JSON.stringify([{ page: quoted }, { page: null }, { page: second }, { page: "draft" }]),
    ["at [0].page", "at [2].page"],
  ],
])("finds both documents in %s without findings", (_, text, places) => {
  const documents = readAll(text, { unpackers });
  expect(documents.map(({ document }) => document)).toEqual(both);
  expect(documents.map(({ steps }) => steps[0])).toEqual(places);
  expect(documents.flatMap(({ findings }) => findings)).toEqual([]);
});

const multiline = { ROOT: { type: "p", props: { text: "one\n\\two" }, nodes: [] } };
const linesJson = JSON.stringify(multiline);
const escaped = linesJson.replaceAll("\\", "\\\\");
it.each([
  ["COPY", `COPY public.p (id, page) FROM stdin;\n1\t${escaped}\n\\.\n`],
  ["standard SQL", `INSERT INTO p VALUES (1, '${linesJson}');`],
  ["PostgreSQL's strings with escapes", `INSERT INTO p VALUES (1, E'${escaped}');`],
  ["JavaScript", `export const page = {\n  content: '${escaped}',\n};`],
  ["PHP", `<?php\n$page = '${escaped}';`],
  ["YAML", `title: Home\npage: '${linesJson}'\n`],
  ["Dart", `final page = r'''${linesJson}''';\n`],
  ["a log", `[2024-05-01 10:00:00] INFO saved ${linesJson}\n[2024-05-01 10:00:01] INFO done`],
  ["a document of MongoDB", `{ "_id": ObjectId("64b7"), "page": ${linesJson} }`],
  ["MongoDB's shell", `[\n  {\n    _id: ObjectId('64b7'),\n    page: '${escaped}',\n    __v: NumberInt(0)\n  }\n]`],
  ["a dump of SQLite", `INSERT INTO p VALUES(1,replace('${linesJson.replace("{", "{\\012")}','\\012',char(10)),2);`],
])("keeps the backslashes of strings in %s", (_, text) => {
  const [result, ...rest] = readAll(text);
  expect([result?.document, rest]).toEqual([multiline, []]);
  expect(result?.findings.filter(({ severity }) => severity !== "note")).toEqual([]);
});

const packed = lz.compressToBase64(json);
it.each([
  [
    "a module's list",
    `export const pages = [\n  { title: "Home", content: "${packed}" },\n];`,
    ["line 1", "at [0].content"],
  ],
  ["CSV", `id,title,content\n1,Home,${packed}\n`, ["line 2"]],
  ["COPY", `COPY p (id, page) FROM stdin;\n1\t${packed}\n\\.\n`, ["line 2"]],
])("reads a compressed document in %s", (_, text, steps) => {
  const [result, ...rest] = readAll(text, { unpackers, isPacked: true });
  expect([result?.document, result?.steps, rest]).toEqual([document, [...steps, "lz-string, base64"], []]);
});

it("reads a document in a row that lz-string compressed as UTF-16 with a space in it", () => {
  const page = { ROOT: { type: "p", props: { text: "ПЪеЀЋЖСЬзЂЍИ", n: 51 } } };
  const packed = lz.compressToUTF16(JSON.stringify(page));
  expect(packed.trim()).toContain(" ");
  expect(read(JSON.stringify({ packed }), unpackers).document).toEqual(page);
});

const apostrophe = { ROOT: { type: "p", isCanvas: true, props: { text: "It's 'here' & <there>" } } };
const shell = JSON.stringify({ page: JSON.stringify(apostrophe) }).replaceAll("'", "'\\''");
const php = (value: unknown): string => {
  if (typeof value === "string") return `'${value.replace(/[\\']/g, "\\$&")}'`;
  if (typeof value !== "object") return String(value);
  return `array (\n${Object.entries(value ?? {})
    .map(([key, inner]) => `  '${key}' => ${php(inner)},\n`)
    .join("")})`;
};
const hex = [...strToU8(JSON.stringify(apostrophe))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
/** A value with the type of each value in it, as databases export it. */
const typed = (value: unknown, object: (fields: object) => object, scalar: (value: unknown) => object): object =>
  typeof value === "object"
    ? object(Object.fromEntries(Object.entries(value ?? {}).map(([key, inner]) => [key, typed(inner, object, scalar)])))
    : scalar(value);
const firestore = typed(
  apostrophe,
  (fields) => ({ mapValue: { fields } }),
  (value) => ({ [`${typeof value}Value`]: value }),
);
const dynamo = typed(
  apostrophe,
  (M) => ({ M }),
  (value) => ({ [typeof value === "string" ? "S" : "BOOL"]: value }),
);
it.each<[string, string, object?]>([
  ["Ruby", `page = ${JSON.stringify(apostrophe).replaceAll('":', '" => ')}\n`],
  [
    "Ruby's list of words",
    `page = { "ROOT" => { "type" => "p", "isCanvas" => true, "props" => ${JSON.stringify(apostrophe.ROOT.props).replace(":", " => ")}, "nodes" => %w[a b] } }`,
    { ROOT: { ...apostrophe.ROOT, nodes: ["a", "b"] } },
  ],
  ["a Buffer", JSON.stringify({ page: Buffer.from(JSON.stringify(apostrophe)) })],
  ["PHP", `<?php\nreturn ${php(apostrophe)};\n`],
  ["a shell command", `curl 'https://example.com/1' \\\n  -H 'Accept: */*' --data-raw '${shell}'\n`],
  [
    "a form",
    `title=Home&page=${encodeURIComponent(JSON.stringify(apostrophe).replaceAll("'", "\\u0027")).replaceAll("%20", "+")}&draft=1`,
  ],
  ["a URL", `https://example.com/?page=${encodeURIComponent(JSON.stringify(apostrophe))}&draft=1`],
  ["a column of bytes of PostgreSQL", `COPY p (page) FROM stdin;\n\\\\x${hex}\n\\.\n`],
  ["a column of bytes of MySQL", `INSERT INTO p VALUES (1,0x${hex.toUpperCase()});`],
  ["a log as JSON", JSON.stringify({ log: `saved ${JSON.stringify(apostrophe)}\n`, stream: "stdout" })],
  ["an export of Firestore", JSON.stringify({ fields: { page: firestore } })],
  ["an export of DynamoDB", JSON.stringify({ Item: { page: dynamo } })],
  ["an export of MongoDB", JSON.stringify({ n: { $numberInt: "5" }, page: apostrophe })],
])("reads a document in %s", (_, text, expected = apostrophe) => {
  expect(
    readAll(text, { unpackers, isPacked: true }).map(({ document, findings }) => [
      document,
      findings.filter(({ severity }) => severity !== "note"),
    ]),
  ).toEqual([[expected, []]]);
});

it("reads a Python literal", () => {
  const text =
    'PAGE = {\n    "ROOT": {"type": "div", "isCanvas": True, "hidden": False, "props": {"title": None},},\n}\n';
  expect(read(text).document).toEqual({ ROOT: { type: "div", isCanvas: true, hidden: false, props: { title: null } } });
});

it("reports the line of a document in an SQL string once", () => {
  expect(read(`INSERT INTO p VALUES (1, ${mysql(json)});`).steps).toEqual(["line 1"]);
});

it.each([
  ["of JSX", `<Grid>\n  {/* <Frame data='${json}'> */}\n</Grid>`, "line 2"],
  ["within an object literal", `const a = {\n  // ${json}\n  b: 1,\n};`, "line 2"],
])("reads a document in a comment %s", (_, text, step) => {
  expect(readAll(text)).toEqual([{ document, findings: [], steps: [step] }]);
});

it("reports the variable that makes a document in code unreadable", () => {
  const [result, ...rest] = readAll(
    `import { a } from "./a";\n\nexport const page = { ROOT: { type: "div", props: { x: a } } };`,
  );
  expect([result?.document, result?.steps, rest]).toEqual([null, ["line 3"], []]);
  expect(result?.findings[0]?.problem).toMatch(/column 36: .*▸a.* a variable/);
});

it("reports the variable in code that has no root", () => {
  const text = 'nodes = {\n  "a" => {\n    "type" => { "resolvedName" => "Text" },\n    "props" => props\n  }\n}';
  expect(readAll(text)).toMatchObject([{ document: null, steps: ["line 1"] }]);
  expect(readAll(text)[0]?.findings[0]?.problem).toMatch(/a variable/);
});

it("lists a document in code that a variable makes unreadable beside one that can be read", () => {
  const text = `const a = ${JSON.stringify(document, null, 1)};\nconst b = { ROOT: { type: "p", props: { x: a } } };`;
  expect(readAll(text)).toMatchObject([{ document }, { document: null, findings: [{ code: "not-json" }] }]);
});

it("reports a comma that is missing between two strings, and does not join them", () => {
  const text = JSON.stringify({ ROOT: { ...document.ROOT, nodes: ["a", "b"] }, a: document.a }, null, 1);
  const [result, ...rest] = readAll(text.replace('"a",', '"a"'));
  expect([result?.document, rest]).toEqual([null, []]);
  expect(result?.findings[0]?.problem).toMatch(/comma is missing/);
});

it("ignores empty objects in code", () => {
  expect(readAll(`const a = {}, b = '{}', c = ${json};`).map(({ steps }) => steps)).toEqual([["line 1"]]);
});

it("reads a module's object literal", () => {
  const text =
    "export default { ROOT: { type: { resolvedName: 'Text' }, props: { text: 'It\\'s', n: [1, 2,], }, // all\n}, };";
  expect(read(text).document).toEqual({ ROOT: { type: { resolvedName: "Text" }, props: { text: "It's", n: [1, 2] } } });
});

it.each([
  ["a row", `INSERT INTO p VALUES (1,${standard(json)}),\n(2,${standard(json.slice(0, 90))});`],
  ["a fence", `\`\`\`json\n${json}\n\`\`\`\n\`\`\`json\n${json.slice(0, 90)}\n\`\`\`\n`],
  ["a line", `${json}\n${json.slice(0, 90)}\n`],
  ["a field", JSON.stringify([{ page: json }, { page: json.slice(0, 90) }])],
  [
    "typographic quotes",
    `${"```"}\n${json}\n${"```"}\n${"```"}\n${json.slice(0, -9).replace(/"(.*?)"/g, "“$1”")}\n${"```"}\n`,
  ],
  ["HTML entities", JSON.stringify([json, json.slice(0, -9).replaceAll('"', "&quot;")])],
])("lists the broken document in %s", (_, text) => {
  const documents = readAll(text);
  expect(documents.map(({ document }) => document)).toEqual([document, null]);
  expect(documents[1]?.findings.map(({ code }) => code)).toEqual(["not-json"]);
});

it.each([
  ["a module", `const x = 1;\nexport const page = ${json.slice(0, 90)}`],
  ["CSV", `id,page\n1,"${json.slice(0, 90).replaceAll('"', '""')}`],
])("reports where a document in %s was cut off", (_, text) => {
  const [result, ...rest] = readAll(text);
  expect([result?.document, result?.steps, rest]).toEqual([null, ["line 2"], []]);
  expect(result?.findings[0]?.problem).toMatch(/^Not JSON at line 1, column 91.*cut off/);
});

it.each([
  ["a terminal", ` id | content\n----+--------\n  7 | ${json}\n(1 row)\n`],
  ["a string without its quotes", JSON.stringify(json).slice(1, -1)],
])("reads a document within %s", (_, text) => {
  expect(read(text).document).toEqual(document);
});

it.each<[string, string, number, number]>([
  ['{"ROOT": {"type": undefined}}', "no undefined", 1, 19],
  ['{"ROOT": {\n  "type": \'div\'}}', "double quotes", 2, 11],
  ['{"ROOT": {"a": 1,}}', "extra comma", 1, 18],
  ['{"ROOT": {"a": "x', "cut off", 1, 18],
  ['{"ROOT": {"a": [1, 2', "cut off", 1, 21],
  ['{"ROOT": {"a": () => 1}}', "cannot contain functions", 1, 16],
  ['{"ROOT": {"a": NaN}}', "no such number", 1, 16],
  ['{ROOT: {"a": 1}}', "keys are in double quotes", 1, 2],
  ["[object Object]", "turned into text", 1, 2],
  [`${json},`, "ends before this", 1, json.length + 1],
  ['{"ROOT": {"hidden": fal', "cut off", 1, 21],
  ['<div data-page="{&quot;ROOT&quot;:{">', "entities", 1, 1],
  ["<!DOCTYPE html><p>Login", "HTML", 1, 1],
  ['{"a": 1,\n<<<<<<< HEAD\n"b": 2\n=======\n"b": 3\n>>>>>>> theirs\n}', "conflict markers", 2, 1],
  ['{"a": 1} // end', "no comments", 1, 10],
  ['{"a": "line\nbreak"}', "line break", 1, 12],
  ['{"a": "C:\\dir"}', "backslash", 1, 10],
  ['{"a": "\\u12G4"}', "backslash", 1, 8],
  ["['a', {\"x\": 1}]", "double quotes", 1, 2],
  ["function page() {}", "cannot contain functions", 1, 1],
  ["{“ROOT”: {}}", "typographic", 1, 2],
  ["{&quot;ROOT&quot;: {}}", "entities", 1, 2],
  ["ROOT:\n  type: div\n", "YAML", 1, 1],
  ['{\0"\0R\0', "UTF-16", 1, 2],
  ['{"a": 01}', "", 1, 7],
  ["{a: 'x', /* b */ c: [title]}", "a variable", 1, 22],
  [`{a: \`Hello \${name}\`}`, "a variable", 1, 12],
  ["{ props: [Object] }", "console shortened", 1, 11],
  ["{ROOT: {…}}", "console shortened", 1, 9],
  ['{"a": { ... }}', "a part was left out", 1, 9],
  ['{"a": "b"\n"c": 1}', "comma is missing", 2, 1],
  ['OOT": {}}', "beginning is missing", 1, 1],
  ['{"a" => 1}', "a colon", 1, 6],
  ["\nROOT:\n  type: div\n", "YAML", 2, 1],
  ['array(1) {\n["ROOT"]=>\n', "json_encode", 1, 6],
  ['{"text": "a "good" day"}', "A quote within quotes", 1, 14],
  ['a:1:{s:4:"ROOT";a:0:{}}', "json_encode", 1, 1],
  ['"use client";\nimport { Editor } from "@craftjs/core";\n', "This is code", 1, 13],
  ['{"ROOT":\u00A0{}}', "invisible character", 1, 9],
  ['\u200B{"a": 1}', "invisible character", 1, 1],
  ['{"ROOT": {"a": "C:\\', "cut off", 1, 20],
  ['{\\"a\\": 1', "quotes are escaped", 1, 2],
  ["<?php return [];", "at line 1, column 1: “▸<?php return [];”.", 1, 1],
  ["https://example.com", "at line 1, column 1: “▸https://example.com”.", 1, 1],
  ["--- a/page.json\n+++ b/page.json\n", "at line 1, column 1: “▸--- a/page.json +++ b/page.jso”.", 1, 1],
  ["(binary", "at line 1, column 1: “▸(binary”.", 1, 1],
])("reports the position where %s stops being JSON", (text, hint, line, column) => {
  const [problem, ...rest] = read(text).findings;
  expect(rest).toEqual([]);
  expect(problem).toMatchObject({ code: "not-json", value: { line, column } });
  expect(problem?.problem).toContain(hint);
  expect(problem?.effect.message).toBe(thrown(text));
});

it.each([
  ["", "no-text"],
  ["  \n", "no-text"],
  ["null", "no-document"],
  ["[]", "no-document"],
  ["42", "no-document"],
  ['{"title":"A page","tags":["a"]}', "no-document"],
  ["{}", "no-root"],
])("reports %j as %s", (text, code) => {
  expect(diagnose(text).map((finding) => finding.code)).toEqual([code]);
});

it.each([
  ["an extra comma", json.replace(/\}$/, ",}")],
  ["a comment", json.replace("{", "{ // the page\n")],
  ["unquoted keys", JSON.stringify(document, null, 2).replace(/"(\w+)":/g, "$1:")],
  ["invisible characters", `\u200B${JSON.stringify(document, null, "\u00A0")}`],
  ["a comment of Python", json.replace("{", "{ # the page\n")],
  ["Python literals", json.replaceAll('"', "'").replaceAll("true", "True")],
  ["a semicolon after it", `${json};`],
  ["a NUL after it", `${json}\0`],
])("reads a document with %s, which is not JSON", (_, text) => {
  expect(readAll(text)).toMatchObject([{ document, findings: [{ code: "not-json", severity: "error" }], steps: [] }]);
  const [inRow] = readAll(JSON.stringify([{ content: text }]));
  expect(inRow).toMatchObject({ document, findings: [{ code: "not-json" }], steps: ["at [0].content"] });
});

it.each([
  [
    "HTML entities",
    (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&#x3c;"),
  ],
  ["typographic quotes", (text: string) => text.replace(/"(.*?)"/g, "“$1”")],
  ["escaped quotes", (text: string) => JSON.stringify(text).slice(1, -1)],
  ["quotes escaped twice", (text: string) => JSON.stringify(JSON.stringify(text).slice(1, -1)).slice(1, -1)],
  ["one escaped quote", (text: string) => text.replace('"', '\\"')],
  ["“>” before each line", (text: string) => text.replace(/^/gm, "> ")],
  ["“+” before each line", (text: string) => text.replace(/^/gm, "+")],
  ["“//” before each line", (text: string) => text.replace(/^/gm, "  // ")],
  ["“*” before each line", (text: string) => `/**\n${text.replace(/^/gm, " * ")}\n */`],
  ["line numbers", (text: string) => text.replace(/^/gm, "  12\t")],
  ["escapes of cmd.exe", (text: string) => text.replaceAll('"', '^"')],
  ["escapes of PowerShell", (text: string) => `Invoke-WebRequest -Body "${text.replaceAll('"', '`"')}"`],
  ["colours of a terminal", (text: string) => text.replace(/"(.*?)"/g, '\x1b[32m"$1"\x1b[39m')],
  ["its braces missing", (text: string) => text.slice(1, -1)],
  ["HTML entities escaped again", (text: string) => text.replaceAll('"', "&amp;quot;")],
  ["quotes as \\u0022", (text: string) => text.replaceAll('"', "\\u0022")],
  ["HTML entities in XML", (text: string) => `<page><content>${text.replaceAll('"', "&quot;")}</content></page>`],
])("reads a document with %s, and reports not-json", (_, damage) => {
  const [read, ...rest] = readAll(damage(JSON.stringify(document, null, 1)));
  expect(rest).toEqual([]);
  expect(read).toMatchObject({ document, findings: [{ code: "not-json" }] });
});

it("joins concatenated strings in code without a finding, and keeps line numbers", () => {
  for (const operator of [" +", ""]) {
    const text = JSON.stringify(json).replace(/(.{40}[^\\])(?=[^"])/g, `$1"${operator}\n  "`);
    const second = `line ${text.split("\n").length + 1}`;
    expect(readAll(`String page = ${text};\nString other = ${text};\n`)).toEqual([
      { document, findings: [], steps: ["joined strings", "line 1"] },
      { document, findings: [], steps: ["joined strings", second] },
    ]);
  }
});

it("reads a document in an API response that code concatenates from strings", () => {
  const response = JSON.stringify({ id: 1, content: json }, null, 2);
  const literals = response.split("\n").map((line) => JSON.stringify(`${line}\n`));
  const [read, ...rest] = readAll(`class Page {\n  val page = save(${literals.join(" +\n    ")})\n}\n`);
  expect(rest).toEqual([]);
  expect(read).toEqual({ document, findings: [], steps: ["joined strings", "line 2", "at content"] });
});

it("reads a string in code whose quotes were escaped twice, and reports not-json", () => {
  const text = JSON.stringify(JSON.stringify(json).slice(1, -1)).slice(1, -1).replaceAll('\\"', '"');
  const [read, ...rest] = readAll(`const x = 1;\nconst page = '${text}';\n`);
  expect(rest).toEqual([]);
  expect(read).toMatchObject({ document, findings: [{ code: "not-json" }], steps: ["line 2", "escaped quotes"] });
});

it("reads values with TypeScript type assertions", () => {
  for (const type of ["any", "Record<string, unknown>", "Craft.Node[]"])
    expect(readAll(`load({ page: ${json} as ${type} });\n`)).toEqual([
      { document, findings: [], steps: ["line 1", "at page"] },
    ]);
});

it("ignores a regular expression that looks like an empty document", () => {
  const code = "export const escape = (text) => text.replace(/[[\\]{\\}]/g, '');\n";
  expect(readAll(code)).toMatchObject([{ document: null, findings: [{ code: "not-json" }], steps: [] }]);
});

it("reads a document with “+” before its lines whose text has typographic quotes and HTML entities", () => {
  const page = { ...document, a: { ...document.a, props: { text: "“&quot;” 1+1" } } };
  const text = `@@ -0,0 +1 @@\n${JSON.stringify(page, null, 1).replace(/^/gm, "+")}`;
  expect(codesOf(text.slice(text.indexOf("+{")))).toEqual(["not-json"]);
  expect(readAll(text).map(({ document }) => document)).toEqual([page]);
});

it.each([
  ["a shell's heredoc", "cat > page.json <<'EOF'\n", "\nEOF\n"],
  ["a string of TOML", "content = '''\n", "\n'''\n"],
  ["a raw string of Python", "PAGE = r'''\n", "\n'''\n"],
])("reads a document with an apostrophe in %s", (_, before, after) => {
  const page = { ...document, a: { ...document.a, props: { text: "It's here" } } };
  expect(readAll(before + JSON.stringify(page, null, 2) + after)).toMatchObject([{ document: page, findings: [] }]);
});

it("reads a list of nodes with their ids, and reports that it is a list", () => {
  const nodes = Object.entries(document).map(([id, node]) => ({ id, ...node }));
  expect(readAll(JSON.stringify(nodes))).toMatchObject([
    { document, findings: [{ code: "wrapped", severity: "error" }] },
  ]);
  expect(readAll(JSON.stringify({ page: { nodes } }))[0]).toMatchObject({ document, steps: ["at page.nodes"] });
  for (const list of [Object.entries(document), nodes.map(({ id: _id, ...node }) => ({ _id, ...node }))])
    expect(readAll(JSON.stringify(list))).toMatchObject([{ document, findings: [{ code: "wrapped" }] }]);
  const rows = [{ id: "1", type: "page", nodes: document }];
  expect(readAll(JSON.stringify(rows))[0]).toMatchObject({ document, steps: ["at [0].nodes"] });
});

it("reads a root with its nodes inside it as one document", () => {
  const tree = { id: "ROOT", ...document.ROOT, children: [{ id: "a", ...document.a }] };
  expect(readAll(JSON.stringify(tree)).map(({ document }) => Object.keys(document ?? {}))).toEqual([["ROOT"]]);
});

it("keeps the nodes of a list that share an id", () => {
  const nodes = Object.entries(document).map(([id, node]) => ({ id, ...node }));
  const [first, ...rest] = nodes;
  const text = JSON.stringify([...nodes, { ...rest[0], props: { text: "again" } }, first]);
  const { document: last } = read(text);
  const { document: repaired } = repairAll(last ?? {}, {}, diagnose(text));
  expect(Object.values(repaired)).toHaveLength(nodes.length + 2);
  expect(JSON.stringify(repaired)).toContain("again");
});

it("does not mistake a token for a truncated document", () => {
  const token = `${btoa('{"alg":"HS256","typ":"JWT"}')}.${btoa('{"sub":"1234567890"}')}.SflKxwRJSMeKKF2QT4fwpMeJf36PO`;
  expect(readAll(JSON.stringify({ token, page: json }), { unpackers })).toMatchObject([{ document, findings: [] }]);
});

it("finds the values that JSON.parse drops for duplicate keys", () => {
  const twice = json.replace('"a":', '"a":{"type":"hr","props":{}},"a":').replace('"title":', '"title":"Old","title":');
  const findings = diagnose(JSON.stringify({ nodes: JSON.parse('""'), page: twice }));
  expect(
    findings.filter(({ code }) => code === "duplicate-key").map(({ path, replacement }) => [path, replacement]),
  ).toEqual([
    ["nodes.ROOT.props.title", "Old"],
    ["nodes.a", { type: "hr", props: {} }],
  ]);
});

it("treats __proto__ as an ordinary name", () => {
  const { document } = read('{"ROOT":{"type":"div","props":{}},"__proto__":{"type":"div","props":{"polluted":true}}}');
  expect(Object.keys(document ?? {})).toEqual(["ROOT", "__proto__"]);
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
});

it("reads the deepest nesting that JSON can have", () => {
  const deep = `${"[".repeat(100_000)}${"]".repeat(100_000)}`;
  expect(diagnose(`{"ROOT":{"type":"div","props":{"x":${deep}},"isCanvas":true}}`)).toEqual([]);
  expect(diagnose(`{"ROOT":{"type":"div","props":{"x":${deep}},`).map(({ code }) => code)).toEqual(["not-json"]);
});

it("computes the place of a finding lazily, so that nested findings take linear time", () => {
  const levels = 100_000; // computing all places would take gigabytes
  const deep = `${'{"f":"() => 1","a":'.repeat(levels)}0${"}".repeat(levels)}`;
  const findings = diagnose(`{"ROOT":{"type":"div","props":{"x":${deep}},"isCanvas":true}}`);
  expect(findings.map(({ code }) => code)).toEqual(Array(levels).fill("function-text"));
  const { path, place, node } = findings.at(-1) ?? {};
  expect([node, place?.length, path?.slice(0, 26)]).toEqual(["ROOT", levels + 3, "nodes.ROOT.props.x.a.a.a.a"]);
});

it("parses dropped duplicate values lazily", () => {
  const levels = 500;
  const deep = `${'{"a":'.repeat(levels)}1${',"a":2}'.repeat(levels)}`;
  const text = `{"ROOT":{"type":"div","props":{"x":${deep}},"isCanvas":true}}`;
  const parse = vi.spyOn(JSON, "parse");
  const lost = diagnose(text).filter(({ code }) => code === "duplicate-key");
  const parsed = parse.mock.calls.reduce((sum, [text]) => sum + text.length, 0);
  parse.mockRestore();
  expect(parsed).toBeLessThan(10 * text.length);
  expect(lost.map(({ replacement }) => replacement).slice(0, 2)).toEqual([1, { a: 2 }]);
  expect(lost.map(({ path }) => path.length - "nodes.ROOT.props.x".length)).toEqual(
    Array.from({ length: levels }, (_, level) => 2 * (levels - level)),
  );
});

it.each([
  ["copied cells", " FROM stdin;\n", "\t{\\n"],
  ["rows of empty objects", "x ", "{}"],
  ["documents that are never closed", "", '{"ROOT":\n'],
  ["words like compressed text", "", `${"aGVsbG8gd29ybGQg".repeat(3)} `],
])("does not hang on %s", (_, start, part) => {
  const text = start + part.repeat(240_000 / part.length);
  expect(readAll(text, { unpackers }).some(({ document }) => document)).toBe(false);
});
