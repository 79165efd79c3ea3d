import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { examine } from "../../saved-state/diagnose.ts";
import type { SavedDocument } from "../../saved-state/finding.ts";
import { repair, repairAll } from "../../saved-state/repair.ts";
import { combinedDamages, damaged, damages, rootDamages } from "../saved-state/damages.ts";
import { resolverNames, validDocument } from "../saved-state/documents.ts";
import { load } from "../saved-state/load.ts";
import { oldReleases } from "../saved-state/old-releases.ts";

const options = { resolver: resolverNames };
const codesOf = (document: SavedDocument) => examine(document, options).map(({ code }) => code);
const some = { numRuns: 4 };

it("finds nothing in valid documents, which Craft.js loads and saves as they are", () => {
  fc.assert(
    fc.property(validDocument, (document) => {
      expect(examine(document, options)).toEqual([]);
      expect(repairAll(document, options, true)).toEqual({ document, removed: [] });
      expect(Object.keys(load(document).saved).sort()).toEqual(Object.keys(document).sort());
    }),
    { numRuns: 100 },
  );
});

const all = { ...damages, ...combinedDamages, ...rootDamages };

describe.each(Object.entries(all))("%s", (_, damage) => {
  it("is found, and mended so that Craft.js loads it", () => {
    fc.assert(
      fc.property(validDocument, (valid) => {
        const document = damaged(valid, damage);
        const findings = examine(document, options);
        expect(findings.map(({ code }) => code)).toContain(damage.code);
        for (const { effect, severity } of findings) {
          if (effect.phase === "load") expect(severity).toBe("error");
          expect([effect.phase === null, effect.message === null]).toEqual(Array(2).fill(/^Ignored/.test(effect.text)));
        }
        const mended = repair(document, findings);
        expect(repair(mended.document, findings)).toEqual({ document: mended.document, removed: [] });
        expect(repair(document, findings.toReversed())).toEqual(mended);
        expectMended(document);
      }),
      some,
    );
  });
});

it("finds and mends many damages together", () => {
  const any = fc.subarray(Object.values({ ...damages, ...combinedDamages }), { minLength: 2, maxLength: 12 });
  const root = fc.option(fc.constantFrom(...Object.values(rootDamages)), { nil: undefined });
  fc.assert(
    fc.property(validDocument, any, root, (valid, several, whole) => {
      const document = damaged(valid, ...several, ...(whole ? [whole] : []));
      const codes = codesOf(document);
      if (!whole) expect(codes).toEqual(expect.arrayContaining(several.map(({ code }) => code)));
      expectMended(document);
    }),
    { numRuns: 100 },
  );
});

it.each([
  ["0.1.0-beta.1", ["old-root", "old-children", "unknown-key", "old-linked-nodes"]],
  ["0.1.0-beta.8", ["fixed-children"]],
  ["0.3.0-alpha.4", ["component-as-tag", "unknown-key", "fixed-children"]],
] as const)("knows what %s saved, and brings it up to date", (release, codes) => {
  const old = oldReleases[release];
  expect([...new Set(codesOf(old))]).toEqual(expect.arrayContaining([...codes]));
  expect(new Set(codesOf(old)).size).toBe(codes.length);
  const { document } = repairAll(old, options, true);
  expect(codesOf(document)).toEqual([]);
  const { html, saved } = load(document);
  expect(html.replace(/<[^>]+>/g, " ").match(/\w+( card)?/g)).toEqual(["a", "in card", "fixed", "plain"]);
  expect(Object.keys(saved)).toHaveLength(8);
});

it("makes a Canvas the component that its prop names", () => {
  const props = { is: { resolvedName: "Box" }, pad: 1 };
  const old = { ROOT: { type: { resolvedName: "Canvas" }, props, nodes: [], linkedNodes: {} } };
  expect(codesOf(old)).not.toContain("resolved-name-prop");
  expect(repairAll(old, options).document.ROOT).toMatchObject({ type: { resolvedName: "Box" }, props: { pad: 1 } });
});

/** No error or warning that can be mended is left, it loads, a second repair changes nothing, and nothing is lost. */
function expectMended(document: SavedDocument): void {
  const { document: mended, removed } = repairAll(document, options);
  const left = examine(mended, options).filter(({ severity }) => severity !== "note");
  expect(left.filter(({ repair }) => repair !== null)).toEqual([]);
  expect(left.filter(({ severity }) => severity === "error")).toEqual([]);
  load(mended);
  expect(repairAll(mended, options)).toEqual({ document: mended, removed: [] });
  const thorough = repairAll(document, options, true);
  load(thorough.document);
  // Nodes of a valid page, own-0 and own-own-0 have a valid place in spite of all damages, the latter in ROOT.
  const isSafe = (id: string) => !/^(canvas-ROOT|root|__proto__|own.*\D)$/.test(id);
  const safe = Object.keys(document).filter((id) => isSafe(id) && (document.ROOT || !id.startsWith("own-own")));
  expect(Object.keys(thorough.document)).toEqual(expect.arrayContaining(safe));
  expect(repairAll(thorough.document, options, true)).toEqual({ document: thorough.document, removed: [] });
  const kept = new Set([...strings(mended), ...strings(removed)]);
  expect([...strings(document)].filter((text) => !kept.has(text))).toEqual([]);
}

/** All texts, numbers and keys within a value, but for parents, which follow from the rest. */
function* strings(value: unknown): Generator<unknown> {
  if (typeof value !== "object" || value === null) {
    if (typeof value === "string" || typeof value === "number") yield value;
    return;
  }
  for (const [key, inner] of Object.entries(value)) {
    if (key === "parent") continue;
    if (!Array.isArray(value) && key !== "_childCanvas") yield key;
    yield* strings(inner);
  }
}
