import { expect, test } from "vitest";
import { namedMembers } from "./member-names.ts";

const member = (path: string, more = {}) => ({
  path: path.split("."),
  optional: false,
  parameters: null,
  inferred: null,
  ...more,
});

test("reads names, optional names and paths", () => {
  expect(namedMembers(["id", "custom?", "placement.index"], "")).toEqual([
    member("id"),
    member("custom", { optional: true }),
    member("placement.index"),
  ]);
});

test("reads parameters as a tuple, of which the optional ones may be left out", () => {
  expect(namedMembers(["get()", "throttle(rate?)", "subscribe(collector, onChange, atOnce = false)"], "")).toEqual([
    member("get", { parameters: "[]", inferred: "[]" }),
    member("throttle", { parameters: "[any?]", inferred: "[(number)?]" }),
    member("subscribe", {
      parameters: "[any, any, any?]",
      inferred: "[((...all: any[]) => any), ((...all: any[]) => any), any?]",
    }),
  ]);
});

test("does not count parameters that the page leaves out", () => {
  expect(namedMembers(["getDropPlaceholder(…)"], "")).toEqual([member("getDropPlaceholder")]);
});

test("takes off the prefix, and goes on from the name before", () => {
  expect(namedMembers(["node.data.parent", ".nodes"], "node")).toEqual([member("data.parent"), member("data.nodes")]);
});

test("leaves out what is no name", () => {
  expect(namedMembers(["<Text />", "a b", "{ x }"], "")).toEqual([]);
});
