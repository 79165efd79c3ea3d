import { expect, it } from "vitest";
import { type Expected, type TimedResponse, violations } from "./invariants.ts";

const policies = { "content-security-policy": "x" };
const healthy = {
  status: 200,
  headers: { ...policies, "cache-control": "public, max-age=0", "cloudflare-cdn-cache-control": "public, max-age=60" },
  body: "page",
  milliseconds: 5,
};
const failed = {
  status: 503,
  headers: { ...policies, "cache-control": "no-store", "retry-after": "30" },
  body: '<h1>Back in a moment</h1><a class="button" href="/">Go to the start page</a></html>',
  milliseconds: 2001,
};
const tool = {
  status: 200,
  headers: { ...policies, "cache-control": "no-store", "content-type": "application/json" },
  body: JSON.stringify({ result: { isError: true, content: [{ type: "text", text: "Try again." }] } }),
  milliseconds: 5,
};

it("accepts the usual response and an expected failure", () => {
  expect(violations(healthy, healthy, null)).toEqual([]);
  expect(violations(failed, healthy, 503)).toEqual([]);
  expect(violations(tool, { ...tool, body: "{}" }, "tool error")).toEqual([]);
  const headers = { ...failed.headers, "content-type": "application/json" };
  expect(violations({ ...failed, headers, body: '{"message":"x"}' }, healthy, 503)).toEqual([]);
});

it.each<[string, TimedResponse, Expected]>([
  ["status 503, not 200", failed, null],
  ["took 5001 ms", { ...failed, milliseconds: 5001 }, 503],
  ["no security policy", { ...healthy, headers: { "cache-control": "no-store" } }, null],
  ["an unusual response that may be cached", { ...healthy, body: "nothing found" }, null],
  ["a failure that may be cached", { ...failed, headers: { ...failed.headers, etag: "x" } }, 503],
  ["a failure that may be cached", { ...failed, headers: { ...failed.headers, "cache-control": "public" } }, 503],
  ["no Retry-After", { ...failed, headers: { ...failed.headers, "retry-after": "" } }, 503],
  ["no heading, or an incomplete page", { ...failed, body: failed.body.replace("</html>", "") }, 503],
  ["an error's details", { ...failed, body: failed.body.replace("</h1>", "</h1>D1_ERROR: no such table") }, 503],
  ["an unusual response", { ...healthy, headers: { ...policies, "cache-control": "no-store" }, body: "" }, null],
  ["no tool error", { ...tool, body: JSON.stringify({ result: { content: [] } }) }, "tool error"],
  ["no tool error", { ...tool, body: JSON.stringify({ result: { isError: true, content: [] } }) }, "tool error"],
  ["no tool error", { ...tool, body: tool.body.slice(0, -1) }, "tool error"],
  ["no message", { ...failed, headers: { ...failed.headers, "content-type": "application/json" }, body: "{}" }, 503],
  ["no message", { ...failed, headers: { ...failed.headers, "content-type": "application/json" }, body: '{"me' }, 503],
  ["an error's details", { ...tool, body: tool.body.replace("Try", "StorageError") }, "tool error"],
  ["no link to the home or docs page", { ...failed, body: "<h1>Sorry</h1></html>" }, 503],
])("reports %s", (rule, response, expected) => {
  expect(violations(response, healthy, expected)).toContain(rule);
});
