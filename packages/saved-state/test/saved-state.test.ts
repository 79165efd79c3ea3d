import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { isEqual } from "../compare.ts";
import { examine } from "../diagnose.ts";
import type { SavedDocument, SavedNode } from "../document.ts";
import { typeName } from "../migrate-saved-state.ts";
import { nodesOf } from "../nodes.ts";
import { repair, repairAll } from "../repair.ts";
import { combinedDamages, damageDocument, damages, rootDamages } from "./damages.ts";
import { anyDocument, resolverNames, validDocument } from "./documents.ts";
import { load, testResolvers } from "./load.ts";
import { oldReleases } from "./old-releases.ts";
import { repairThoroughly } from "./repair-thoroughly.ts";

// The same documents each time, so that failures are reproducible; the nightly run uses others.
fc.configureGlobal({ seed: Number(process.env.FAST_CHECK_SEED ?? 1) });

const options = { resolver: resolverNames };
const codesOf = (document: SavedDocument) => examine(document, options).map(({ code }) => code);
const errorsOf = (document: SavedDocument) => examine(document, options).filter(({ severity }) => severity === "error");

// React warns about many of the damaged documents.
beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

it("reports nothing for valid documents, which Craft.js loads and saves unchanged", () => {
  fc.assert(
    fc.property(validDocument, (document) => {
      expect(examine(document, options)).toEqual([]);
      expect(repairAll(document, options)).toEqual({ document, removed: [] });
      expect(Object.keys(load(document).save()).sort()).toEqual(Object.keys(document).sort());
    }),
    { numRuns: 50 },
  );
});

const nodeDamages = { ...damages, ...combinedDamages };
const all = { ...nodeDamages, ...rootDamages };

describe.each(Object.entries(all))("%s", (_, damage) => {
  it("is found, and repaired without loss", () => {
    fc.assert(
      fc.property(validDocument, (valid) => {
        const document = damageDocument(valid, damage);
        const findings = examine(document, options);
        expect(findings.map(({ code }) => code)).toContain(damage.code);
        for (const { effect, severity } of findings) if (effect.phase === "load") expect(severity).toBe("error");
        expectRepaired(document);
      }),
      { numRuns: 4 },
    );
  });
});

it("repairs two kinds of damage in one document without loss", () => {
  const list = Object.values(all);
  fc.assert(
    fc.property(
      validDocument,
      fc.constantFrom(...Object.values(nodeDamages)),
      fc.constantFrom(...list),
      (valid, a, b) => expectRepaired(damageDocument(valid, a, b)),
    ),
    { numRuns: 300 },
  );
});

it("repairs several kinds of damage in one document without loss", () => {
  const many = fc.subarray(Object.values(nodeDamages), { minLength: 3, maxLength: 12 });
  const root = fc.option(fc.constantFrom(...Object.values(rootDamages)), { nil: undefined });
  fc.assert(
    fc.property(validDocument, many, root, (valid, several, rootDamage) =>
      expectRepaired(damageDocument(valid, ...several, ...(rootDamage ? [rootDamage] : []))),
    ),
    { numRuns: 100 },
  );
});

it("reports each document that makes Craft.js throw, as an error if it cannot be loaded", () => {
  fc.assert(
    fc.property(anyDocument, (document) => {
      expectOracle(document);
      expectRepaired(document);
    }),
    { numRuns: 300 },
  );
});

it.each([
  ["0.1.0-beta.1", ["old-root", "old-children", "unknown-key", "old-linked-nodes"]],
  ["0.1.0-beta.8", ["fixed-children"]],
  ["0.3.0-alpha.4", ["component-as-tag", "unknown-key", "fixed-children"]],
] as const)("recognises documents of %s, and upgrades them", (release, codes) => {
  const old = oldReleases[release];
  expect(new Set(codesOf(old))).toEqual(new Set(codes));
  const document = repairThoroughly(old, true);
  expect(codesOf(document)).toEqual([]);
  const { html, save } = load(document);
  expect(html.replace(/<[^>]+>/g, " ").match(/\w+( card)?/g)).toEqual(["a", "in card", "fixed", "plain"]);
  expect(Object.keys(save())).toHaveLength(8);
});

it("turns a Canvas into the component in its prop", () => {
  const props = { is: { resolvedName: "Box" }, pad: 1 };
  const old = { ROOT: { type: { resolvedName: "Canvas" }, props, nodes: [], linkedNodes: {} } };
  expect(codesOf(old)).not.toContain("resolved-name-prop");
  expect(repairAll(old, options).document.ROOT).toMatchObject({ type: { resolvedName: "Box" }, props: { pad: 1 } });
});

/** The real package is the oracle, with both kinds of components. */
function expectOracle(document: SavedDocument): void {
  const findings = examine(document, options);
  // A page within itself renders until the stack or the memory is exhausted.
  if (findings.some(({ code }) => code === "cycle" || code === "two-roots")) return;
  const hasError = findings.some(({ severity }) => severity === "error");
  for (const [kind, resolver] of Object.entries(testResolvers)) {
    let step = "load";
    try {
      const { save } = load(document, resolver);
      step = "save";
      save();
    } catch (error) {
      if (findings.length === 0 || (kind === "ignoring" && step === "load" && !hasError))
        throw new Error(`no finding for ${step}, ${kind}: ${error}\n${JSON.stringify(document)}`);
    }
  }
}

/** The preselected repair keeps all content; errors that remain wait for a decision, after which the page loads. */
function expectRepaired(document: SavedDocument): void {
  const findings = examine(document, options);
  expect(repair(document, findings.toReversed())).toEqual(repair(document, findings));
  const { document: repaired } = repairAll(document, options);
  expectContent(document, repaired);
  expectOracle(repaired);
  expect(repairAll(repaired, options)).toEqual({ document: repaired, removed: [] });
  expect(errorsOf(repaired).filter(({ removal }) => removal === null)).toEqual([]);
  expect(errorsOf(repairThoroughly(document))).toEqual([]);
}

/** Each node with a type is in the other document, under the same or another id, with all its props. */
function expectContent(document: SavedDocument, other: SavedDocument): void {
  const nodes = [...nodesOf(Object.entries(other)).values()];
  const isComponent = (node: SavedNode) => resolverNames.includes(typeName(node));
  for (const [id, node] of nodesOf(Object.entries(document))) {
    if (!node.type) continue;
    const { is: _, ...own } = Object(node.props);
    const texts = [...strings(typeName(node) === "Canvas" ? own : node.props)];
    const isSame = (candidate: SavedNode) => {
      if (isComponent(node) && typeName(candidate) !== typeName(node)) return false;
      if (isEqual(candidate.props, node.props)) return true;
      const all = new Set(strings(candidate.props));
      return texts.every((text) => all.has(text));
    };
    if (!nodes.some(isSame)) throw new Error(`lost “${id}”: ${JSON.stringify(node)}\nof ${JSON.stringify(document)}`);
  }
}

/** All strings, numbers and keys within a value, including those in strings that are JSON. */
function* strings(value: unknown): Generator<unknown> {
  if (typeof value !== "object" || value === null) {
    if (typeof value === "string" && value.startsWith("{")) yield* strings(JSON.parse(value));
    else if (typeof value === "string" || typeof value === "number") yield String(value);
    return;
  }
  // An element of the type Canvas becomes the component that its prop names.
  if (typeName(value) === "Canvas") {
    const { is: _, ...own } = Object((value as SavedNode).props);
    return yield* strings(own);
  }
  for (const [key, inner] of Object.entries(value)) {
    if (!Array.isArray(value) && inner !== undefined) yield key;
    yield* strings(inner);
  }
}
