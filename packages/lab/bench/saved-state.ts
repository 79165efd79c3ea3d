import type { SavedDocument } from "saved-state";
import { compare, examine, migrateSavedState, read, repairAll } from "saved-state";
import { savedNode } from "saved-state/test/damages";
import { median } from "./median.ts";

// `npm run bench:saved-state -w lab`: times in milliseconds. `sizes` are numbers of nodes, of which a fifth are damaged.
const sizes = [100, 1_000, 20_000, 100_000];
const rounds = 5;

/** Boxes of ten nodes; in a chain, each box contains the next one. */
function page(count: number, isChain: boolean, isDamaged: boolean): SavedDocument {
  const document: SavedDocument = { ROOT: savedNode("Box") };
  let box = "ROOT";
  for (let index = 1; index < count; index++) {
    const id = `n${index}`;
    const isBox = index % 10 === 0;
    const damage = isDamaged ? damageOf(index) : {};
    document[id] = savedNode(isBox ? "Box" : "Text", {
      parent: box,
      props: { text: `Block ${index}`, size: { width: index } },
      ...damage,
    });
    (document[box] as { nodes: string[] }).nodes.push(
      id,
      ...(isDamaged && index % 15 === 0 ? [`gone-${index}`, id] : []),
    );
    if (isBox) box = isChain || index % 100 !== 0 ? id : "ROOT";
  }
  if (isDamaged)
    for (let index = 0; index < count / 20; index++) document[`lost-${index}`] = savedNode("Text", { parent: "n10" });
  return document;
}

function damageOf(index: number): object {
  if (index % 10 === 3) return { type: { resolvedName: "OldHero" } };
  return index % 10 === 5 ? { parent: "gone" } : {};
}

const options = { resolver: ["Text", "Box"] };
const time = (work: () => unknown) => {
  const times = Array.from({ length: rounds }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return median(times).toFixed(1);
};

for (const isChain of [false, true]) {
  console.log(isChain ? "boxes within boxes" : "a page");
  for (const size of sizes) {
    const valid = page(size, isChain, false);
    const damaged = page(size, isChain, true);
    const text = JSON.stringify(valid);
    const repaired = repairAll(damaged, options).document;
    console.table({
      [`${size} nodes, ${Math.round(text.length / 1000)} kB`]: {
        read: time(() => read(text)),
        "examine, valid": time(() => examine(valid, options)),
        "examine, damaged": time(() => examine(damaged, options)),
        findings: examine(damaged, options).length,
        repairAll: time(() => repairAll(damaged, options)),
        compare: time(() => compare(damaged, repaired)),
        migrate: time(() => migrateSavedState(valid, [{ rename: "Text", to: "Copy" }])),
      },
    });
  }
}
