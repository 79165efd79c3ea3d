import { describe, expect, it } from "vitest";
import type { Code } from "../catalogue.ts";
import { compare } from "../compare.ts";
import { examine } from "../diagnose.ts";
import type { SavedDocument } from "../document.ts";
import type { Finding } from "../finding.ts";
import { repair, repairAll } from "../repair.ts";
import { savedNode } from "./damages.ts";
import { resolverNames } from "./documents.ts";
import { load } from "./load.ts";
import { repairThoroughly } from "./repair-thoroughly.ts";

type Node = ReturnType<typeof savedNode>;

const options = { resolver: resolverNames };
const root = (nodes: unknown, more: object = {}) => savedNode("Box", { nodes, ...more });
const text = (parent: string, more: object = {}) => savedNode("Text", { parent, ...more });
const tag = (type: string, parent: string, more: object = {}) =>
  savedNode("Box", { type, parent, props: {}, displayName: type, ...more });

/** Repairs all findings, or those with some codes, once. */
function repairOnce(document: SavedDocument, codes?: Code[]): Record<string, Node> {
  const findings = examine(document, options).filter(({ code }) => codes?.includes(code) ?? true);
  return repair(
    document,
    findings,
    findings.filter(({ repair }) => repair === null),
  ).document as Record<string, Node>;
}

/** Applies the removal of each finding. */
const removeAll = (document: SavedDocument) => repair(document, [], examine(document, options)).document;

/** Repairs everything, optionally notes as well, and loads the result in Craft.js. */
function repairFully(document: SavedDocument, withNotes = false): Record<string, Node> {
  const repaired = repairThoroughly(document, withNotes);
  load(repaired);
  return repaired as Record<string, Node>;
}

const nested = (levels: number, innermost: unknown) => {
  let value = innermost;
  for (let level = 0; level < levels; level++) value = { in: value };
  return value;
};

describe("findings in any order", () => {
  const element = (type: string) => ({ type, props: {}, key: null });
  const documents: Record<string, SavedDocument> = {
    "missing children": { ROOT: root(["x", "a", "y"]), a: text("ROOT") },
    "elements in a list": { ROOT: root([], { props: { icons: [element("i"), "kept", element("b")] } }) },
    "an element before a __proto__": {
      ROOT: root([], { props: { list: [element("i"), JSON.parse('{"__proto__":1,"kept":2}')] } }),
    },
    "a flag and fixed children": { ROOT: root(["a"]), a: text("ROOT", { isCanvas: 0, nodes: ["b"] }), b: text("a") },
    "no canvas and fixed children": { ROOT: root(["a"], { isCanvas: false }), a: text("ROOT") },
    "one child named twice as an object": {
      ROOT: root(["a", { id: "b" }, { id: "b" }]),
      a: text("ROOT"),
      b: text("ROOT"),
    },
  };

  it.each(Object.entries(documents))("are repaired at once: %s", (_, document) => {
    const findings = examine(document, options);
    const removals = findings.filter(({ repair }) => repair === null);
    const { document: repaired } = repair(document, findings, removals);
    expect(examine(repaired, options)).toEqual([]);
    expect(repair(document, findings.toReversed(), removals.toReversed()).document).toEqual(repaired);
    load(repaired);
  });

  it("reports the values of a list in their order", () => {
    const findings = examine({ ROOT: root([], { props: { icons: [element("i"), element("b")] } }) }, options);
    expect(findings.map(({ path }) => path)).toEqual(["nodes.ROOT.props.icons[0]", "nodes.ROOT.props.icons[1]"]);
  });
});

describe("two roots", () => {
  it("list a shared child once", () => {
    const { ROOT } = repairOnce({
      ROOT: root(["a"]),
      "canvas-ROOT": root(["a", "b", "b"]),
      a: text("ROOT"),
      b: text("x"),
    });
    expect(ROOT?.nodes).toEqual(["a", "second-root"]);
  });

  it("do not become children of each other", () => {
    const { ROOT } = repairOnce({
      ROOT: root(["a"]),
      "canvas-ROOT": root(["ROOT", "b"]),
      a: text("ROOT"),
      b: text("x"),
    });
    expect(ROOT?.nodes).toEqual(["a", "second-root"]);
  });

  it("keep a child that lists itself", () => {
    const { ROOT, b, ...others } = repairFully({
      ROOT: root([]),
      "canvas-ROOT": root(["b"]),
      b: root(["b"], { parent: "canvas-ROOT" }),
    });
    expect([ROOT?.nodes, others["second-root"]?.nodes, b?.nodes]).toEqual([["second-root"], ["b"], []]);
  });
});

it("turns a void element with children into a div only if the removal is chosen", () => {
  const document = { ROOT: root(["pic"]), pic: tag("img", "ROOT", { nodes: ["in"] }), in: text("pic") };
  expect(repairAll(document, options)).toEqual({ document, removed: [] });
  expect(removeAll(document)).toMatchObject({ pic: { type: "div", nodes: ["in"] }, in: document.in });
  load(repairFully(document));
});

it("does not attach an orphan that another repair has linked", () => {
  const document = { ROOT: root("title"), title: savedNode("Text") };
  const repaired = repairOnce(document, ["bad-nodes", "orphan"]);
  expect(repaired).toEqual({ ROOT: root(["title"]), title: savedNode("Text") });
  expect(repairFully(document, true).title?.parent).toBe("ROOT");
});

it("keeps the link to an entry that another repair turns into a node", () => {
  const box = { data: { type: { resolvedName: "Text" }, props: {}, parent: "ROOT" } };
  const { ROOT, box: repaired } = repairOnce({ ROOT: root(["box"]), box });
  expect([ROOT?.nodes, repaired?.parent]).toEqual([["box"], "ROOT"]);
});

describe("_childCanvas beside linkedNodes", () => {
  const card = (more: object) => savedNode("Card", { parent: "ROOT", ...more });
  it.each([
    ["a missing node", { body: "gone" }, {}],
    ["a node that has a place", { body: "a" }, {}],
    ["the root", { body: "ROOT" }, {}],
    ["a node without a place", { body: "b", more: "b" }, { body: "b" }],
  ])("moves only links to nodes without a place: %s", (_, _childCanvas, linkedNodes) => {
    const document = {
      ROOT: root(["card", "a"]),
      card: card({ _childCanvas }),
      a: text("ROOT"),
      b: root([], { parent: "card" }),
    };
    expect(repairOnce(document, ["lost-linked-nodes"]).card).toEqual(card({ linkedNodes }));
  });
});

it.each([
  ["_childCanvas is a string", { linkedNodes: { body: "b" }, _childCanvas: "side" }],
  ["linkedNodes is a list", { linkedNodes: ["side"], _childCanvas: { body: "b" } }],
  ["a component is unknown", { type: { resolvedName: "Old" }, displayName: "Old", linkedNodes: { side: "b" } }],
  [
    "a component is unknown and linkedNodes is a string",
    { type: { resolvedName: "Old" }, displayName: "Old", linkedNodes: "side" },
  ],
])("lists linked nodes among the removed values if %s", (_, more) => {
  const document = { ROOT: root(["card"]), card: savedNode("Card", { parent: "ROOT", ...more }), b: root([]) };
  const findings = examine(document, options).filter(({ code }) =>
    /^(lost-linked-nodes|unknown-component|tag-links)$/.test(code),
  );
  expect(JSON.stringify(repair(document, findings, findings).removed)).toContain('"side"');
});

describe("nodes that ROOT does not reach", () => {
  it("are listed if ROOT lists nothing, even in a cycle", () => {
    const document = { ROOT: root([]), A: root(["B"], { parent: "ROOT" }), B: root(["A"], { parent: "A" }) };
    const { ROOT, A, B } = repairAll(document, options).document as Record<string, Node>;
    expect([ROOT?.nodes, A?.nodes, B?.nodes]).toEqual([["A"], ["B"], []]);
  });

  it("are listed in the order of the document", () => {
    const ids = ["z", "a", "m"];
    const document = { ROOT: root(null), ...Object.fromEntries(ids.map((id) => [id, text("ROOT")])) };
    expect(repairAll(document, options).document).toEqual({ ...document, ROOT: root(ids) });
  });

  it("stay unlisted if their parent lists others", () => {
    const document = { ROOT: root(["a"]), a: text("ROOT"), copy: text("ROOT") };
    const findings = examine(document, options);
    expect(findings).toMatchObject([
      { code: "unlisted-child", repair: expect.stringContaining("Lists it"), removal: expect.any(String) },
    ]);
    expect(repairAll(document, options)).toEqual({ document, removed: [] });
  });

  it("are removed with a cycle below them", () => {
    const cycle = { b: root(["c"], { parent: "a" }), c: root(["b"], { parent: "b" }) };
    expect(removeAll({ ROOT: root([]), a: root(["b"], { parent: "gone" }), ...cycle })).toEqual({ ROOT: root([]) });
  });

  it("do not turn the root into a child", () => {
    expect(repairAll({ ROOT: root([{ id: "ROOT" }]) }, options).document).toEqual({ ROOT: root([]) });
  });

  it("leave the root alone, even if they list it", () => {
    expect(removeAll({ ROOT: root([]), a: root(["ROOT"], { parent: "gone" }) })).toEqual({ ROOT: root([]) });
  });
});

it.each(["linkedNodes", "_childCanvas"])("repairs the %s of a div although one of the nodes is missing", (field) => {
  const div = tag("div", "ROOT", { linkedNodes: undefined, [field]: { a: "gone", b: "bar" } });
  const document: SavedDocument = { ROOT: root(["div"]), div, bar: text("div") };
  const repaired = repairOnce(document).div;
  if (field === "linkedNodes") expect(repaired).toMatchObject({ linkedNodes: {}, nodes: ["bar"] });
  else expect(repaired).toMatchObject({ linkedNodes: { b: "bar" }, nodes: [] });
  expect(repairFully(document, true).div?.nodes).toEqual(["bar"]);
});

it("sets parent to the node that lists the child after the other repairs", () => {
  const document = { ROOT: root(["box", "a"]), box: root(["a"], { parent: "ROOT" }), a: text("gone") };
  expect(repairOnce(document).a?.parent).toBe("box");
});

it("repairs a list of 100,000 missing children quickly", () => {
  const ids = Array.from({ length: 100_000 }, (_, index) => `gone-${index}`);
  const { document, removed } = repairAll({ ROOT: root([...ids, "a"]), a: text("ROOT") }, options);
  expect(document).toEqual({ ROOT: root(["a"]), a: text("ROOT") });
  expect(removed).toHaveLength(ids.length);
});

it("attaches 30,000 unlisted children to the root quickly", () => {
  const ids = Array.from({ length: 30_000 }, (_, index) => `lost-${index}`);
  const document = { ROOT: root([]), ...Object.fromEntries(ids.map((id) => [id, text("ROOT")])) };
  expect(repair(document, examine(document, options)).document.ROOT).toEqual(root(ids));
});

describe("values nested 20,000 levels deep", () => {
  const levels = 20_000;
  const element = { type: "b", props: {}, key: null };
  const page = (data: unknown) => ({ ROOT: root([], { props: { data } }) });

  it("are repaired, whether or not a finding shares them with the document", () => {
    const findings = examine(page(nested(levels, element)), options);
    expect(findings).toHaveLength(1);
    const { document } = repair(page(nested(levels, element)), [], findings);
    expect(examine(document, options)).toEqual([]);
    const asValue = { ROOT: root([], { custom: [nested(levels, 1)] }) };
    const copy: Finding[] = examine({ ROOT: root([], { custom: [nested(levels, 1)] }) }, options);
    expect(repair(asValue, [], copy).document).toEqual({ ROOT: { ...root([]), custom: undefined } });
  });

  it("are repaired where ids and names belong", () => {
    let list: unknown = "ROOT";
    for (let level = 0; level < levels; level++) list = [list];
    const document = { ROOT: root([list], { linkedNodes: { x: list }, displayName: list, custom: list }) };
    expect(repairAll(document, options).document.ROOT).toMatchObject({ nodes: [], linkedNodes: {} });
  });

  it("are compared", () => {
    const { changed } = compare(page(nested(levels, 1)), page(nested(levels, 2)));
    expect(changed).toMatchObject([{ node: "ROOT", before: 1, after: 2 }]);
  });

  it("are shortened in findings", () => {
    expect(() => examine({ ROOT: root([nested(levels, 1)]) }, options)).not.toThrow();
  });

  it("become nodes if they are elements", () => {
    let child: unknown = { type: "b", props: {} };
    for (let level = 0; level < levels; level++) child = { type: "b", props: { children: [child] } };
    const page = { ROOT: root([], { props: { children: [child] } }) };
    const { document } = repair(page, examine(page, options));
    expect(Object.keys(document)).toHaveLength(levels + 2);
  });
});

it.each([
  ["an empty list", [], {}],
  ["an empty string", "", {}],
  ["a number", 5, 5],
  ["a list", ["x"], ["x"]],
])("replaces props that are %s with {} only if they are empty", (_, props, repaired) => {
  expect(repairAll({ ROOT: root([], { props }) }, options).document.ROOT).toMatchObject({ props: repaired });
});

it.each<[string, unknown, unknown]>([
  ["null", null, text("ROOT")],
  ["an object with a title", { title: "A page" }, text("ROOT")],
  ["JSON", JSON.stringify(text("ROOT")), text("ROOT", { props: { text: "New" } })],
  ["the editor's state", { data: { name: "Text", props: {}, parent: "ROOT" } }, text("ROOT")],
])("leaves a node unchanged that was %s when it was examined", (_, before, after) => {
  const document = (a: unknown) => ({ ROOT: root(["a"]), a });
  const findings = examine(document(before), options).filter(({ place }) => place[0] === "a");
  expect(findings).not.toEqual([]);
  expect(repair(document(after), findings).document).toEqual(document(after));
});
