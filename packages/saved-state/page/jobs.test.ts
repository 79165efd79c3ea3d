import { expect, it } from "vitest";
import { jobsOf } from "./jobs.ts";

it("tells how far a job is, ever further", async () => {
  const ids = Array.from({ length: 3000 }, (_, index) => `n${index}`);
  const node = { type: "p", props: {}, parent: "ROOT" };
  const document = { ROOT: { type: "div", props: {}, nodes: ids }, ...Object.fromEntries(ids.map((id) => [id, node])) };
  const told: number[] = [];
  const jobs = jobsOf((done) => void told.push(done));
  await jobs.open(JSON.stringify(document), undefined);
  expect(told).toHaveLength(4);
  expect(told[0]).toBe(0.4);
  jobs.repair(document, [], [], [], undefined);
  expect(told.slice(4)).toEqual(told.slice(4).toSorted((a, b) => a - b));
  expect(told.slice(0, 4)).toEqual(told.slice(0, 4).toSorted((a, b) => a - b));
  expect(Math.max(...told)).toBeLessThan(1);
});
