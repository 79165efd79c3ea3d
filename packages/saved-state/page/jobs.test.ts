import { expect, it } from "vitest";
import { jobsOf } from "./jobs.ts";

it("reports increasing progress of a job", async () => {
  const ids = Array.from({ length: 3000 }, (_, index) => `n${index}`);
  const node = { type: "p", props: {}, parent: "ROOT" };
  const document = { ROOT: { type: "div", props: {}, nodes: ids }, ...Object.fromEntries(ids.map((id) => [id, node])) };
  const reports: number[] = [];
  const jobs = jobsOf((done) => void reports.push(done));
  await jobs.open(JSON.stringify(document), undefined);
  expect(reports).toHaveLength(4);
  expect(reports[0]).toBe(0.4);
  jobs.repair(document, [], [], [], undefined);
  expect(reports.slice(4)).toEqual(reports.slice(4).toSorted((a, b) => a - b));
  expect(reports.slice(0, 4)).toEqual(reports.slice(0, 4).toSorted((a, b) => a - b));
  expect(Math.max(...reports)).toBeLessThan(1);
});
