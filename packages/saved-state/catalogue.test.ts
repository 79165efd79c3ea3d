import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { type Code, catalogue } from "./catalogue.ts";
import { pathOf } from "./finding.ts";
import { damages, rootDamages } from "./test/damages.ts";

it.each(Object.entries(catalogue))("the reference of %s exists", (_, { reference }) => {
  if (reference === null) return;
  const [path = "", anchor] = reference.split("#");
  const file = `content${path}.mdx`;
  expect(existsSync(file), file).toBe(true);
  if (anchor) expect(readFileSync(file, "utf8"), reference).toContain(`{#${anchor}}`);
});

/** Kinds of findings about the text. */
const textKinds =
  "no-text not-json no-document wrapped double-encoded byte-order-mark compressed cut-off duplicate-key".split(" ");
const withoutDamage = [...textKinds, "deep-tree", "large-document"];

it("has a damage in test/damages.ts for each kind of finding about nodes", () => {
  const kinds = Object.values({ ...damages, ...rootDamages }).map(({ code }) => code);
  expect(Object.keys(catalogue).filter((code) => !kinds.includes(code as Code))).toEqual(withoutDamage);
});

it.each([
  [[], ""],
  [["ROOT"], "nodes.ROOT"],
  [["ROOT", "linkedNodes", "header"], "nodes.ROOT.linkedNodes.header"],
  [["a b", "nodes", 2], 'nodes["a b"].nodes[2]'],
  [["x-Y_1", "props", "", "q.r"], 'nodes.x-Y_1.props[""]["q.r"]'],
])("pathOf writes the place %j as %s", (place, path) => {
  expect(pathOf(place)).toBe(path);
});
