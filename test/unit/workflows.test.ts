import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parse } from "yaml";

interface Job {
  permissions?: Record<string, string>;
  steps: { uses?: string }[];
}
interface Workflow {
  permissions?: Record<string, string>;
  jobs: Record<string, Job>;
}

const files = globSync(".github/workflows/*.yml");
const read = (file: string) => parse(readFileSync(file, "utf8")) as Workflow;

it.each(files)("%s may only read, where a job does not say more, and pins actions by commit", (file) => {
  const { permissions, jobs } = read(file);
  expect(permissions).toEqual({ contents: "read" });
  const actions = Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ uses }) => uses ?? []));
  expect(actions.filter((action) => !/@[0-9a-f]{40}$/.test(action))).toEqual([]);
  expect(actions.length).toBeGreaterThan(0);
});
