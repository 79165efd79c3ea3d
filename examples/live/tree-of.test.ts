import { expect, it } from "vitest";
import { treeOf } from "./tree-of.ts";

const node = (displayName: string, more: object = {}) => ({
  displayName,
  isCanvas: false,
  nodes: [],
  linkedNodes: {},
  ...more,
});
const row = (id: string, label: string, more: object = {}) => ({
  id,
  label,
  isCanvas: false,
  linkedAs: null,
  rows: [],
  ...more,
});

it("is none before the page is there", () => {
  expect(treeOf("{}", "ROOT")).toBeNull();
});

it("has children in their order, and linked Nodes by their name before them", () => {
  const json = JSON.stringify({
    b: node("Text"),
    ROOT: node("Page", { isCanvas: true, nodes: ["b", "a"], linkedNodes: { footer: "c" } }),
    a: node("Card", { nodes: ["d"] }),
    c: node("Area", { isCanvas: true }),
    d: node("p"),
  });
  expect(treeOf(json, "ROOT")).toEqual(
    row("ROOT", "Page", {
      isCanvas: true,
      rows: [
        row("c", "Area", { isCanvas: true, linkedAs: "footer" }),
        row("b", "Text"),
        row("a", "Card", { rows: [row("d", "p")] }),
      ],
    }),
  );
});

it("leaves out an id that leads to nothing", () => {
  expect(treeOf(JSON.stringify({ ROOT: node("Page", { nodes: ["gone"] }) }), "ROOT")).toEqual(row("ROOT", "Page"));
});
