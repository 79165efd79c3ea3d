import { expect, it } from "vitest";
import { type MigrationStep, migrateSavedState } from "./migrate-saved-state.ts";

const page = (more: object = {}) => ({
  ROOT: { type: { resolvedName: "Box" }, props: {}, displayName: "Box", nodes: ["a"] },
  a: { type: { resolvedName: "Hero" }, props: { url: "/", size: 1 }, displayName: "Hero", parent: "ROOT", ...more },
});

it.each<[string, MigrationStep, object]>([
  [
    "renames a component, with its label",
    { rename: "Hero", to: "Banner" },
    { type: { resolvedName: "Banner" }, displayName: "Banner" },
  ],
  ["renames a prop", { component: "Hero", renameProp: "url", to: "href" }, { props: { href: "/", size: 1 } }],
  [
    "keeps an existing value of the new name",
    { component: "Hero", renameProp: "url", to: "size" },
    { props: { size: 1 } },
  ],
  [
    "sets a prop that is missing",
    { component: "Hero", setProp: "tone", value: "calm" },
    { props: { url: "/", size: 1, tone: "calm" } },
  ],
  ["keeps a saved prop", { component: "Hero", setProp: "size", value: 2 }, {}],
  [
    "overwrites a value with overwrite: true",
    { component: "Hero", setProp: "size", value: 2, overwrite: true },
    { props: { url: "/", size: 2 } },
  ],
  ["removes a prop", { component: "Hero", removeProp: "size" }, { props: { url: "/" } }],
  ["leaves other components unchanged", { component: "Other", removeProp: "size" }, {}],
  ["treats __proto__ as a name", { component: "Hero", renameProp: "__proto__", to: "x" }, {}],
])("%s", (_, step, changed) => {
  const before = page();
  expect(migrateSavedState(before, [step])).toEqual(page(changed));
  expect(before).toEqual(page());
});

it("applies steps in order, and changes nothing when applied again", () => {
  const steps: MigrationStep[] = [
    { rename: "Hero", to: "Banner" },
    { component: "Banner", renameProp: "url", to: "href" },
  ];
  const once = migrateSavedState(page(), steps);
  expect(once.a.props).toEqual({ href: "/", size: 1 });
  expect(migrateSavedState(once, steps)).toEqual(once);
});

it("keeps a display name that differs from the component's name", () => {
  const { a } = migrateSavedState(page({ displayName: "Mine" }), [{ rename: "Hero", to: "Banner" }]);
  expect(a).toMatchObject({ type: { resolvedName: "Banner" }, displayName: "Mine" });
});

it("renames elements within children", () => {
  const children = ["Text", { type: { resolvedName: "Hero" }, props: { url: "/" } }];
  const before = page({ type: { resolvedName: "Box" }, props: { children } });
  const { a } = migrateSavedState(before, [{ rename: "Hero", to: "Banner" }]);
  expect(a.props).toEqual({ children: ["Text", { type: { resolvedName: "Banner" }, props: { url: "/" } }] });
});

it("upgrades pages of releases before 0.1.0-beta.8", () => {
  const old = {
    "canvas-ROOT": { type: { resolvedName: "Canvas" }, props: { is: { resolvedName: "Box" }, pad: 1 }, nodes: ["a"] },
    a: { type: { resolvedName: "Card" }, props: {}, parent: "canvas-ROOT", _childCanvas: { body: "b" } },
    b: { type: { resolvedName: "Canvas" }, props: {}, parent: "a" },
    c: { type: { resolvedName: "Canvas" }, subtype: { resolvedName: "Box" }, props: { pad: 2 }, parent: "a" },
    version: 3,
  };
  expect(migrateSavedState(old, [{ upgrade: true }])).toEqual({
    ROOT: { type: { resolvedName: "Box" }, props: { pad: 1 }, isCanvas: true, nodes: ["a"] },
    a: { type: { resolvedName: "Card" }, props: {}, parent: "ROOT", linkedNodes: { body: "b" } },
    b: { type: "div", props: {}, isCanvas: true, parent: "a" },
    c: { type: { resolvedName: "Box" }, props: { pad: 2 }, isCanvas: true, parent: "a" },
    version: 3,
  });
});
