import { expect, it } from "vitest";
import { findReference } from "./find-reference.ts";

const entry = (path: string, name: string, row?: Record<string, string>) => ({
  name,
  path,
  id: null,
  heading: name,
  ...(row ? { row } : {}),
});
const entries = [
  entry("/docs/api/editor", "enabled", { Type: "boolean" }),
  entry("/docs/api/useEditor", "actions.setProp"),
  entry("/docs/api/useNode", "setProp", { Type: "function" }),
  entry("/docs/api/useNode", "actions.setProp"),
  entry("/docs/api/useNode", "useNode"),
  entry("/docs/api/query", "node"),
  entry("/docs/api/useEditor", "query.node", { Type: "function" }),
];

it.each([
  ["useNode", ["/docs/api/useNode useNode"]],
  ["<useNode />", ["/docs/api/useNode useNode"]],
  ["USENODE()", ["/docs/api/useNode useNode"]],
  ["Editor.enabled", ["/docs/api/editor enabled"]],
  ["editor enabled", ["/docs/api/editor enabled"]],
  [
    "actions.setProp",
    ["/docs/api/useEditor actions.setProp", "/docs/api/useNode actions.setProp", "/docs/api/useNode setProp"],
  ],
  [
    "setProp",
    ["/docs/api/useNode setProp", "/docs/api/useEditor actions.setProp", "/docs/api/useNode actions.setProp"],
  ],
  [
    "useNode().actions.setProp(cb, 500)",
    ["/docs/api/useNode actions.setProp", "/docs/api/useEditor actions.setProp", "/docs/api/useNode setProp"],
  ],
  ["query.node", ["/docs/api/useEditor query.node", "/docs/api/query node"]],
  ["prop", []],
  ["", []],
  ["()", []],
])("finds the entries for %s", (query, expected) => {
  expect(findReference(entries, query).map(({ path, name }) => `${path} ${name}`)).toEqual(expected);
});

it("finds at most six entries", () => {
  const pages = ["a", "b", "c", "d", "e", "f", "g"].map((page) => entry(`/docs/api/${page}`, "render"));
  expect(findReference(pages, "render")).toEqual(pages.slice(0, 6));
});
