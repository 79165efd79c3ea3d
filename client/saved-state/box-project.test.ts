import { expect, it } from "vitest";
import { boxProject, deepest, most } from "./box-project.ts";

const node = (name: string, more: object = {}) => ({ type: { resolvedName: name }, props: { text: "x" }, ...more });
const pageOf = (document: Record<string, unknown>): Record<string, { props: object; nodes: string[] }> =>
  JSON.parse(boxProject(document)?.files["page.json"] ?? "null");

it("draws each node once, with the name of its component and its link, and what is hidden as well", () => {
  const page = pageOf({
    ROOT: node("Page", { nodes: ["a", "a", "gone", "ROOT"], linkedNodes: { header: "h" } }),
    a: node("Text", { hidden: true, nodes: ["h", 1] }),
    h: { type: "div", nodes: ["ROOT"] },
    lost: node("Lost"),
  });
  expect(Object.entries(page).map(([id, { props, nodes }]) => [id, props, nodes])).toEqual([
    ["ROOT", { name: "Page", kind: "" }, ["h", "a"]],
    ["h", { name: "header: div", kind: "linked" }, []],
    ["a", { name: "Text", kind: "hidden" }, []],
  ]);
});

it("ends after so many nodes and levels, and says so", () => {
  const ids = Array.from({ length: 20_000 }, (_, index) => `n${index}`);
  const wide = { ROOT: node("Page", { nodes: ids }), ...Object.fromEntries(ids.map((id) => [id, node("Text")])) };
  const deep = { ROOT: node("Page", { nodes: ["n0"] }) };
  for (const [index, id] of ids.entries()) Object.assign(deep, { [id]: node("Box", { nodes: [ids[index + 1]] }) });
  expect([Object.keys(pageOf(wide)).length, boxProject(wide)?.isCut]).toEqual([most, true]);
  expect([Object.keys(pageOf(deep)).length, boxProject(deep)?.isCut]).toEqual([deepest, true]);
  expect(boxProject({ ROOT: node("Page") })?.isCut).toBe(false);
});

it("draws nothing without a root", () => {
  expect([boxProject({ a: node("Text") }), boxProject({ ROOT: 1 })]).toEqual([null, null]);
});
