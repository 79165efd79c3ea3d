import { expect, it } from "vitest";
import { generate } from "./generate.ts";
import { runViolations, staysHere, violations } from "./invariants.ts";
import { parseAnswer } from "./raw-client.ts";

const request = { method: "GET", target: "/docs", headers: [], body: "" };
const policies = { "content-security-policy": "x", "x-content-type-options": "nosniff" };
const page = { ...policies, "content-type": "text/html", "cache-control": "public, max-age=0" };
const failed = { ...policies, "content-type": "text/html", "cache-control": "no-store" };

it.each([
  ["a page", { status: 200, headers: page, body: "&lt;xss>" }],
  ["a redirect", { status: 301, headers: { ...page, location: "/docs/overview" }, body: "" }],
  ["a refusal", { status: 405, headers: failed, body: "" }],
  ["a refusal of the runtime", { status: 400, headers: {}, body: "" }],
])("nothing is wrong with %s", (_, answer) => {
  expect(violations(request, answer)).toEqual([]);
});

it.each([
  ["status 500", { status: 500, headers: failed, body: "" }],
  ["status 501", { status: 501, headers: {}, body: "" }],
  ["an injected header", { status: 200, headers: { ...page, "x-injected": "1" }, body: "" }],
  ["an injected header", { status: 200, headers: { ...page, "set-cookie": "a=b" }, body: "" }],
  ["text of the request in HTML", { status: 404, headers: page, body: "<h1><xss></h1>" }],
  ["an answer over 1 MB", { status: 200, headers: page, body: "x".repeat(1_000_001) }],
  ["a redirect to //evil.example", { status: 301, headers: { ...page, location: "//evil.example" }, body: "" }],
  ["a redirect without a target, or the reverse", { status: 200, headers: { ...page, location: "/" }, body: "" }],
  ["no nosniff", { status: 200, headers: { ...page, "x-content-type-options": "" }, body: "" }],
  ["405 may be kept: public, max-age=0", { status: 405, headers: page, body: "" }],
  ["no Cache-Control", { status: 200, headers: policies, body: "" }],
])("tells of %s", (rule, answer) => {
  expect(violations(request, answer)).toContain(rule);
});

it("tells of a search that may be kept", () => {
  const headers = { ...policies, "content-type": "application/json", "cache-control": "public, max-age=60" };
  expect(violations({ ...request, method: "POST" }, { status: 200, headers, body: "{}" })).toHaveLength(1);
});

it.each(["//evil.example", "/\\evil.example", "https://evil.example", "", "docs", "/a b", "/\r\nx"])(
  "a redirect to %j would leave",
  (location) => {
    expect(staysHere(location)).toBe(false);
  },
);

it("tells of a run whose slowest requests take too long, or whose memory grows", () => {
  const times = [...Array(98).fill(1), 2, 9];
  const memory = [...Array(20).fill(1), ...Array(10).fill(100), ...Array(60).fill(500), 500, ...Array(9).fill(120)];
  expect(runViolations({ times, memory })).toEqual([]);
  expect(runViolations({ times, memory: [] })).toEqual([]);
  expect(
    runViolations({ times: [...times, 20, 20], memory: [...memory.slice(0, 90), ...Array(10).fill(121)] }),
  ).toEqual(["99th percentile 20.0 ms, median 1.0 ms", "memory grew from 100 to 121 bytes"]);
});

it("a request is the same for the same seed and number", () => {
  const known = { release: "abc", paths: ["/docs"] };
  expect(generate(1, 7, known)).toEqual(generate(1, 7, known));
  expect(generate(1, 7, known)).not.toEqual(generate(2, 7, known));
});

it("an answer is read as it arrives, in chunks, with a length, or up to the end", () => {
  const read = (text: string, isHead = false, isEnd = false) => parseAnswer(Buffer.from(text), isHead, isEnd);
  const chunked = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n1\r\nd\r\n";
  expect(read(chunked)).toBeNull();
  expect(read(`${chunked}0\r\n\r\n`)).toMatchObject({ status: 200, body: "abcd" });
  expect(read("HTTP/1.1 404 Not Found\r\nContent-Length: 2\r\n\r\na")).toBeNull();
  expect(read("HTTP/1.1 404 Not Found\r\nContent-Length: 2\r\n\r\nab")).toMatchObject({ status: 404, body: "ab" });
  expect(read("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n", true)).toMatchObject({ body: "" });
  expect(read("HTTP/1.1 400 Bad Request\r\n\r\nno", false, true)).toMatchObject({ body: "no" });
});
