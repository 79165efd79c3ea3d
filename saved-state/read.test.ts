import { gzipSync, strFromU8, strToU8 } from "fflate";
import lz from "lz-string";
import utf8 from "lzutf8";
import { expect, it, vi } from "vitest";
import { diagnose } from "./diagnose.ts";
import { read } from "./read.ts";
import { loadUnpackers } from "./unpackers.ts";

const document = {
  ROOT: { type: "main", isCanvas: true, props: { title: "Grüße 👋" }, nodes: ["a"], linkedNodes: {} },
  a: { type: { resolvedName: "Text" }, props: { text: "x".repeat(50) }, parent: "ROOT", nodes: [], linkedNodes: {} },
};
const json = JSON.stringify(document);
const unpackers = await loadUnpackers();

function thrown(text: string): string {
  try {
    return `It is JSON: ${JSON.parse(text)}`;
  } catch (error) {
    return (error as Error).message;
  }
}

it("reads a document as it is", () => {
  expect(read(json)).toEqual({ document, findings: [], steps: [] });
  expect(read(`\uFEFF\n ${json}\n`).document).toEqual(document);
  expect(read(JSON.stringify(`\uFEFF${json}`)).steps).toEqual(["JSON within a string"]);
});

it.each([
  ["a text", JSON.stringify(json), "JSON within a string"],
  ["a text in a text", JSON.stringify(JSON.stringify(json)), "JSON within a string, JSON within a string"],
  ["a versioned document", JSON.stringify({ version: 2, nodes: document }), "at nodes"],
  ["a row", JSON.stringify([{ id: 7, content: json }]), "at [0].content"],
  ["an answer", JSON.stringify({ data: { page: { body: { layout: document } } } }), "at data.page.body.layout"],
  ["an answer with a text in a text", JSON.stringify({ page: JSON.stringify(json) }), "at page, JSON within a string"],
])("reads %s", (_, text, steps) => {
  const found = read(text);
  expect(found.document).toEqual(document);
  expect(found.steps.join(", ")).toBe(steps);
  expect(found.findings.map(({ code }) => code)).toEqual(["wrapped"]);
});

it.each([
  ["rows of texts", [{ content: json }, { content: null }, { content: json }, { content: "draft" }]],
  ["rows of documents", [{ content: document }, { content: document }]],
])("says that it reads the first only of %s", (_, rows) => {
  const { document: found, findings } = read(JSON.stringify(rows));
  expect(found).toEqual(document);
  expect(findings[0]?.problem).toBe("The document is at [0].content. The text holds 1 more: paste each by itself.");
});

it.each([
  ["gzip, base64", btoa(strFromU8(gzipSync(strToU8(json)), true))],
  ["lz-string, base64", lz.compressToBase64(json)],
  ["lz-string, for addresses", lz.compressToEncodedURIComponent(json)],
  ["lz-string, UTF-16", lz.compressToUTF16(json)],
  ["lz-string", lz.compress(json)],
  ["lzutf8, base64", utf8.encodeBase64(utf8.compress(json))],
  ["text for addresses", encodeURIComponent(json)],
])("unpacks %s, also from a row", (_, packed) => {
  expect(read(packed, unpackers).document).toEqual(document);
  const row = read(JSON.stringify({ id: 1, content: packed }), unpackers);
  expect([row.document, row.findings.map(({ code }) => code)]).toEqual([document, ["compressed"]]);
  expect(diagnose(packed).map(({ code }) => code)).toEqual(["not-json"]);
});

it("does not decode lz-string's URI-safe alphabet as base64, which can give another document", () => {
  const json = '{"ROOT":{"type":"p","props":{"text":"bhmbwzdunuz"}}}';
  const { document, steps } = read(lz.compressToEncodedURIComponent(json), unpackers);
  expect([JSON.stringify(document), steps]).toEqual([json, ["lz-string, for addresses"]]);
});

it.each([
  ["CSV", `id,content\n7,"${json.replaceAll('"', '""')}"\n`],
  ["SQL", `INSERT INTO pages VALUES (7, '${json}');`],
  ["a terminal", ` id | content\n----+--------\n  7 | ${json}\n(1 row)\n`],
  ["code", `export const page = ${JSON.stringify(document, null, 2)};`],
  ["a text without its quotes", JSON.stringify(json).slice(1, -1)],
])("reads a document within %s", (_, text) => {
  const found = read(text);
  expect([found.document, found.steps.at(0)]).toEqual([document, "part of other text"]);
  expect(found.findings.map(({ code, effect }) => [code, effect])).toEqual([
    [
      "wrapped",
      expect.objectContaining({ message: thrown(text), reference: expect.stringContaining("restore-errors") }),
    ],
  ]);
});

it.each<[string, string, number, number]>([
  ['{"ROOT": {"type": undefined}}', "no undefined", 1, 19],
  ['{"ROOT": {\n  "type": \'div\'}}', "double quotes", 2, 11],
  ['{"ROOT": {"a": 1,}}', "extra comma", 1, 18],
  ['{"ROOT": {"a": "x', "cut off", 1, 18],
  ['{"ROOT": {"a": [1, 2', "cut off", 1, 21],
  ['{"ROOT": {"a": () => 1}}', "no functions", 1, 16],
  ['{"ROOT": {"a": NaN}}', "no such number", 1, 16],
  ['{ROOT: {"a": 1}}', "Keys stand in double quotes", 1, 2],
  ["[object Object]", "turned into text", 1, 2],
  [`${json},`, "", 1, json.length + 1],
  ["<!DOCTYPE html><p>Login", "HTML", 1, 1],
  ['{"a": 1} // end', "no comments", 1, 10],
  ['{"a": "line\nbreak"}', "line break", 1, 12],
  ['{"a": "C:\\dir"}', "backslash", 1, 10],
  ['{"a": "\\u12G4"}', "backslash", 1, 8],
  ["['a', {\"x\": 1}]", "double quotes", 1, 2],
  ["function page() {}", "no functions", 1, 1],
  ['{"a": 01}', "", 1, 7],
])("says where %s is no JSON", (text, hint, line, column) => {
  const [problem, ...others] = diagnose(text);
  expect(others).toEqual([]);
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
])("says of %j: %s", (text, code) => {
  expect(diagnose(text).map((finding) => finding.code)).toEqual([code]);
});

it("finds what JSON.parse drops of equal keys", () => {
  const twice = json.replace('"a":', '"a":{"type":"hr","props":{}},"a":').replace('"title":', '"title":"Old","title":');
  const findings = diagnose(JSON.stringify({ nodes: JSON.parse('""'), page: twice }));
  expect(findings.filter(({ code }) => code === "duplicate-key").map(({ path, value }) => [path, value])).toEqual([
    ["nodes.ROOT.props.title", "Old"],
    ["nodes.a", { type: "hr", props: {} }],
  ]);
});

it("takes __proto__ for a name like any other", () => {
  const { document } = read('{"ROOT":{"type":"div","props":{}},"__proto__":{"type":"div","props":{"polluted":true}}}');
  expect(Object.keys(document ?? {})).toEqual(["ROOT", "__proto__"]);
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
});

it("copes with what is nested as deeply as JSON can be", () => {
  const deep = `${"[".repeat(100_000)}${"]".repeat(100_000)}`;
  expect(diagnose(`{"ROOT":{"type":"div","props":{"x":${deep}},"isCanvas":true}}`)).toEqual([]);
  expect(diagnose(`{"ROOT":{"type":"div","props":{"x":${deep}},`).map(({ code }) => code)).toEqual(["not-json"]);
});

it("computes the place of a finding lazily, so that nested findings take linear time", () => {
  const levels = 100_000; // computing all places would take gigabytes
  const deep = `${'{"__proto__":0,"a":'.repeat(levels)}"() => 1"${"}".repeat(levels)}`;
  const findings = diagnose(`{"ROOT":{"type":"div","props":{"x":${deep}},"isCanvas":true}}`);
  expect(Map.groupBy(findings, ({ code }) => code).get("prototype-key")).toHaveLength(levels);
  const { path, place, node } = findings.find(({ code }) => code === "function-text") ?? {};
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
  expect(lost.map(({ value }) => value).slice(0, 2)).toEqual([1, { a: 2 }]);
  expect(lost.map(({ path }) => path.length - "nodes.ROOT.props.x".length)).toEqual(
    Array.from({ length: levels }, (_, level) => 2 * (levels - level)),
  );
});
