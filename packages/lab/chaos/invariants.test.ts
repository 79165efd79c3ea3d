import { expect, it } from "vitest";
import { type Answer, type Expected, violations } from "./invariants.ts";

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

it("accepts the usual answer, and an expected failure", () => {
  expect(violations(healthy, healthy, null)).toEqual([]);
  expect(violations(failed, healthy, 503)).toEqual([]);
  expect(violations(tool, { ...tool, body: "{}" }, "tool error")).toEqual([]);
  const headers = { ...failed.headers, "content-type": "application/json" };
  expect(violations({ ...failed, headers, body: '{"message":"x"}' }, healthy, 503)).toEqual([]);
});

it.each<[string, Answer, Expected]>([
  ["status 503, not 200", failed, null],
  ["took 5001 ms", { ...failed, milliseconds: 5001 }, 503],
  ["no security policy", { ...healthy, headers: { "cache-control": "no-store" } }, null],
  ["another answer than usual, which may be cached", { ...healthy, body: "nothing found" }, null],
  ["a failure that may be cached", { ...failed, headers: { ...failed.headers, etag: "x" } }, 503],
  ["a failure that may be cached", { ...failed, headers: { ...failed.headers, "cache-control": "public" } }, 503],
  ["no Retry-After", { ...failed, headers: { ...failed.headers, "retry-after": "" } }, 503],
  ["an incomplete page", { ...failed, body: failed.body.replace("</html>", "") }, 503],
  ["an error's details", { ...failed, body: failed.body.replace("</h1>", "</h1>D1_ERROR: no such table") }, 503],
  ["another answer than usual", { ...healthy, headers: { ...policies, "cache-control": "no-store" }, body: "" }, null],
  ["no error for the model", { ...tool, body: JSON.stringify({ result: { content: [] } }) }, "tool error"],
  ["an error's details", { ...tool, body: tool.body.replace("Try", "StorageError") }, "tool error"],
  ["no link to continue", { ...failed, body: "<h1>Sorry</h1></html>" }, 503],
])("reports %s", (rule, answer, expected) => {
  expect(violations(answer, healthy, expected)).toContain(rule);
});
