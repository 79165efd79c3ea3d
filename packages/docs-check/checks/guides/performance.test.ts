import { readFileSync } from "node:fs";
import { tables } from "page:guides/performance";
import { expect, test } from "vitest";
import { packageJson } from "../../../../test/package-json.ts";
import { type Change, formatTime, readTimes } from "../../large-editor/times.ts";

const times = readTimes();
const changes: Change[] = ["select", "setProp", "add", "setPropEach", "setPropAll"];
const [mounts, costs] = tables.map(({ headers, rows }) => [
  headers.slice(1),
  ...rows.map(({ cells }) => cells.slice(1).map(({ text }) => text)),
]);

test("the tables have the times that were measured", () => {
  expect(Object.keys(times.mount)).toEqual(["100", "500", "2000"]);
  const ofMounts = Object.values(times.mount).map(({ plain, batched, read }) => [plain, batched, read].map(formatTime));
  expect(mounts?.slice(1)).toEqual(ofMounts);
  expect(costs?.[0]).toEqual(
    Object.keys(times.change).map((blocks) => `${Number(blocks).toLocaleString("en-GB")} blocks`),
  );
  const ofChange = (change: Change) => Object.values(times.change).map((all) => formatTime(all[change]));
  expect(costs?.slice(1)).toEqual(changes.map(ofChange));
});

test("#fewer: its sentences, and the sentences of #small-props, have the measured times", () => {
  const page = readFileSync("content/docs/guides/performance.mdx", "utf8").replace(/\s+/g, " ");
  const { addInSection, selectAmongLong, change } = times;
  const [add, select] = [change["500"]?.add ?? 0, change["500"]?.select ?? 0].map(formatTime);
  expect(page).toContain(`25 blocks each took ${formatTime(addInSection)}; into one section with 500 blocks, ${add}.`);
  expect(page).toContain(`selecting one took ${formatTime(selectAmongLong)} instead of ${select}.`);
});

test("the times are from the installed versions; after an update, run `npm run bench:editor -w lab`", () => {
  const { core, react, cores, runs } = times.with;
  expect([core, react]).toEqual(["@craftjs/core", "react"].map((name) => packageJson(name).version));
  expect([core, react.split(".")[0], cores, runs]).toEqual(["0.2.12", "19", 2, 5]);
});
