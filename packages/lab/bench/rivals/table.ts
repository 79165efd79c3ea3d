import { median } from "../median.ts";
import type { Counts } from "./count.ts";

export interface Measurement {
  name: string;
  counts: Counts;
  menu: boolean;
  times: Record<string, number>[];
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

function spread(times: Measurement["times"], name: string, digits = 0): string {
  const values = times.map((run) => run[name] ?? Number.NaN);
  const [low, high] = [Math.min(...values), Math.max(...values)].map((value) => value.toFixed(digits));
  const middle = median(values).toFixed(digits);
  return low === high ? middle : `${middle} (${low}–${high})`;
}

const milliseconds = (name: string) => (site: Measurement) => spread(site.times, name);

const rows: Record<string, (site: Measurement) => string> = {
  "JavaScript run, kB": ({ counts }) => kilobytes(counts.scriptsRun),
  "… inside the page, kB": ({ counts }) => kilobytes(counts.inlineScripts),
  "JavaScript fetched, run or not, kB": ({ counts }) => kilobytes(counts.scriptsFetched),
  "requests at once + ahead": ({ counts }) => `${counts.requests - counts.requestsAhead} + ${counts.requestsAhead}`,
  "whole visit at once + ahead, kB": ({ counts }) =>
    `${kilobytes(counts.bytes - counts.bytesAhead)} + ${kilobytes(counts.bytesAhead)}`,
  "first paint, ms": milliseconds("firstPaint"),
  "largest paint, ms": milliseconds("largestPaint"),
  "layout shift": ({ times }) => spread(times, "shift", 3),
  "longest task, ms (0: none over 50)": milliseconds("maxTaskTime"),
  "total blocking time, ms": milliseconds("blocking"),
  "colour switch responds, ms from the start": milliseconds("colour"),
  "… after the first paint": milliseconds("colourAfterPaint"),
  "next page after a click, ms": milliseconds("click"),
  "next page after 300 ms of hover and a click, ms": milliseconds("hover"),
  "menu opens without JavaScript": ({ menu }) => (menu ? "yes" : "no"),
};

/** Markdown table with a column for each site. */
export function table(sites: Measurement[]): string {
  const lines = [
    ["", ...sites.map(({ name }) => name)],
    ["---", ...sites.map(() => "---")],
    ...Object.entries(rows).map(([name, cell]) => [name, ...sites.map(cell)]),
  ];
  return lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
