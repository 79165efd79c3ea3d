import { type Change, inWords, readTimes } from "../../../../bench/large-editor/times.ts";
import { packageJson } from "../../../../build/package-json.ts";
import { same } from "../../../harness/check-file.ts";
import type { NodeCheckFile } from "../../../harness-node/node-check-file.ts";

const times = readTimes();

/** A row of a table with times in it. */
const row = (head: string, values: number[]) => `| ${[head, ...values.map(inWords)].join(" | ")} |`;

const changes: Record<Change, string> = {
  select: "Select or hover",
  setProp: "`setProp` on one block",
  add: "Add a block to a parent with so many children",
  setPropEach: "`setProp` on 50 blocks, one after the other",
  setPropAll: "The same in one call",
};

/** What the page says of times, as they were measured. */
const measured = [
  `A page of 100 blocks needs no care: it opens in ${inWords(times.mount[100]?.plain ?? 0)}.`,
  ...Object.entries(times.mount).map(([blocks, { plain, batched, read }]) =>
    row(Number(blocks).toLocaleString("en-GB"), [plain, batched, read]),
  ),
  ...Object.entries(changes).map(([change, name]) =>
    row(
      name,
      Object.values(times.change).map((all) => all[change as Change]),
    ),
  ),
  `Inserting into one of twenty sections with 25 blocks each took ${inWords(times.addInSection)}; into one section with 500 blocks, ${inWords(times.change[500]?.add ?? 0)}.`,
  `With 5,000 characters of text in each of 500 blocks, selecting one took ${inWords(times.selectAmongLong)} instead of ${inWords(times.change[500]?.select ?? 0)}.`,
];

export const probes: NodeCheckFile["probes"] = {
  ...Object.fromEntries(measured.map((statement) => [statement, () => {}])),

  "| Blocks | Until the page is mounted | With `BatchedHandlers` | With `enabled={false}` |": () =>
    same(Object.keys(times.mount), ["100", "500", "2000"]),

  "| On the page | 100 blocks | 500 blocks | 2,000 blocks |": () =>
    same(Object.keys(times.change), ["100", "500", "2000"]),

  "Measured with production builds in Chromium on a machine with two cores, the fastest of five runs each, with `@craftjs/core` 0.2.12 and React 19.":
    () => {
      const { core, react, cores, runs } = times.with;
      same([core, react.split(".")[0], cores, runs], ["0.2.12", "19", 2, 5]);
      // Another version wants another measurement: `npm run bench:editor`, and its numbers on the page.
      same([core, react], [packageJson("@craftjs/core").version, packageJson("react").version]);
    },
};
