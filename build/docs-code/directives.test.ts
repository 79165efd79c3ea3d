import { expect, test } from "vitest";
import { readDirective } from "./directives.ts";

const members = { kind: "members", subject: "Options", prefix: "", partial: false, defaults: "", without: "never" };

test.each([
  ["documents Options", members],
  ["documents Options, defaults: editor", { ...members, defaults: "editor" }],
  ["documents some of Options as options", { ...members, partial: true, prefix: "options" }],
  ["documents ReturnType<typeof useNode>['actions']", { ...members, subject: "ReturnType<typeof useNode>['actions']" }],
  ["documents exports of @craftjs/core", { ...members, kind: "exports", subject: "@craftjs/core" }],
  [
    "signatures Options as options, without Node[]",
    { ...members, kind: "signatures", prefix: "options", without: "Node[]" },
  ],
  ["signatures Options as options", { ...members, kind: "signatures", prefix: "options" }],
  ["continues guides/basic-tutorial", { kind: "continues", page: "guides/basic-tutorial" }],
  ["lists the errors of @craftjs/core", { kind: "errors", begins: true }],
  ["ends the list of errors", { kind: "errors", begins: false }],
  ["shows these mistakes: `a(b, c)`, `d`", { kind: "mistakes", codes: ["a(b, c)", "d"] }],
  ["is about this site", { kind: "site" }],
  ["says of these that they do not exist: a.b, c", { kind: "absent", names: ["a.b", "c"] }],
])("reads %s", (comment, wanted) => {
  expect(readDirective(`/* ${comment} */`)).toEqual(wanted);
});

test.each(["/* a note */", "/* Documents what a node is. */", "1 + 1", "/* documentation */"])(
  "leaves %s alone",
  (expression) => {
    expect(readDirective(expression)).toBeNull();
  },
);
