import { expect, it } from "vitest";
import { violations } from "./invariants.ts";

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

it("nothing is wrong with the usual answer, or with a failure that says so", () => {
  expect(violations(healthy, healthy, null)).toEqual([]);
  expect(violations(failed, healthy, 503)).toEqual([]);
  const headers = { ...failed.headers, "content-type": "application/json" };
  expect(violations({ ...failed, headers, body: '{"message":"x"}' }, healthy, 503)).toEqual([]);
});

it.each([
  ["status 503, not 200", failed, null],
  ["took 5001 ms", { ...failed, milliseconds: 5001 }, 503],
  ["no security policy", { ...healthy, headers: { "cache-control": "no-store" } }, null],
  ["another answer than usual, which may be kept", { ...healthy, body: "nothing found" }, null],
  ["a failure that may be kept", { ...failed, headers: { ...failed.headers, etag: "x" } }, 503],
  ["a failure that may be kept", { ...failed, headers: { ...failed.headers, "cache-control": "public" } }, 503],
  ["no Retry-After", { ...failed, headers: { ...failed.headers, "retry-after": "" } }, 503],
  ["no whole page", { ...failed, body: failed.body.replace("</html>", "") }, 503],
  ["no way on", { ...failed, body: "<h1>Sorry</h1></html>" }, 503],
])("tells of %s", (rule, answer, expected) => {
  expect(violations(answer, healthy, expected)).toEqual([rule]);
});
