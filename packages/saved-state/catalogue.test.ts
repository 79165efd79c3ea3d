import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { catalogue } from "./catalogue.ts";
import { pathOf } from "./finding.ts";

it.each(Object.entries(catalogue))("the reference of %s exists", (_, { reference }) => {
  if (reference === null) return;
  const [path = "", anchor] = reference.split("#");
  const file = `content${path}.mdx`;
  expect(existsSync(file), file).toBe(true);
  if (anchor) expect(readFileSync(file, "utf8"), reference).toContain(`{#${anchor}}`);
});

it.each([
  [[], ""],
  [["ROOT"], "nodes.ROOT"],
  [["ROOT", "linkedNodes", "header"], "nodes.ROOT.linkedNodes.header"],
  [["a b", "nodes", 2], 'nodes["a b"].nodes[2]'],
  [["x-Y_1", "props", "", "q.r"], 'nodes.x-Y_1.props[""]["q.r"]'],
])("writes %j as %s", (place, path) => {
  expect(pathOf(place)).toBe(path);
});
