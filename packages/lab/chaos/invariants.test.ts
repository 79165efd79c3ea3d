import { expect, it } from "vitest";
import { type Expected, type TimedResponse, violations } from "./invariants.ts";

const policies = { "content-security-policy": "x" };
const page = {
  status: 200,
  headers: { ...policies, "cache-control": "public, max-age=0", "cloudflare-cdn-cache-control": "public, max-age=60" },
  body: "page",
  milliseconds: 5,
};
const failure = {
  status: 503,
  headers: { ...policies, "cache-control": "no-store", "retry-after": "30" },
  body: '<h1>Back in a moment</h1><a class="button" href="/">Go to the start page</a></html>',
  milliseconds: 2001,
};
const toolError = {
  status: 200,
  headers: { ...policies, "cache-control": "no-store", "content-type": "application/json" },
  body: JSON.stringify({ result: { isError: true, content: [{ type: "text", text: "Try again." }] } }),
  milliseconds: 5,
};

it("accepts the usual response and an expected failure", () => {
  expect(violations(page, page, null)).toEqual([]);
  expect(violations(failure, page, 503)).toEqual([]);
  expect(violations(toolError, { ...toolError, body: "{}" }, "tool error")).toEqual([]);
  const headers = { ...failure.headers, "content-type": "application/json" };
  expect(violations({ ...failure, headers, body: '{"message":"x"}' }, page, 503)).toEqual([]);
});

it.each<[string, TimedResponse, Expected]>([
  ["status 503, not 200", failure, null],
  ["took 5001 ms", { ...failure, milliseconds: 5001 }, 503],
  ["no security policy", { ...page, headers: { "cache-control": "no-store" } }, null],
  ["an unusual response that may be cached", { ...page, body: "nothing found" }, null],
  ["a failure that may be cached", { ...failure, headers: { ...failure.headers, etag: "x" } }, 503],
  ["a failure that may be cached", { ...failure, headers: { ...failure.headers, "cache-control": "public" } }, 503],
  ["no Retry-After", { ...failure, headers: { ...failure.headers, "retry-after": "" } }, 503],
  ["no heading, or an incomplete page", { ...failure, body: failure.body.replace("</html>", "") }, 503],
  ["an error's details", { ...failure, body: failure.body.replace("</h1>", "</h1>D1_ERROR: no such table") }, 503],
  ["an unusual response", { ...page, headers: { ...policies, "cache-control": "no-store" }, body: "" }, null],
  ["no tool error", { ...toolError, body: JSON.stringify({ result: { content: [] } }) }, "tool error"],
  ["no tool error", { ...toolError, body: JSON.stringify({ result: { isError: true, content: [] } }) }, "tool error"],
  ["no tool error", { ...toolError, body: toolError.body.slice(0, -1) }, "tool error"],
  ["no message", { ...failure, headers: { ...failure.headers, "content-type": "application/json" }, body: "{}" }, 503],
  [
    "no message",
    { ...failure, headers: { ...failure.headers, "content-type": "application/json" }, body: '{"me' },
    503,
  ],
  ["an error's details", { ...toolError, body: toolError.body.replace("Try", "StorageError") }, "tool error"],
  ["no link to the home or docs page", { ...failure, body: "<h1>Sorry</h1></html>" }, 503],
])("reports “%s”", (rule, response, expected) => {
  expect(violations(response, page, expected)).toContain(rule);
});
