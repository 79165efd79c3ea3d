import { once } from "node:events";
import { globSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { compilerOptions } from "../../../playground/app/compiler-options.ts";
import { maxLines } from "../../../playground/app/console-batch.ts";
import { maxFiles, maxProjectLength } from "../../../playground/app/project.ts";
import { maxUrlLength } from "../../../playground/app/share.ts";
import { loopGuard } from "../../../playground/sandbox/loop-guard.ts";

afterEach(() => void vi.restoreAllMocks());

test("#runs: a loop is stopped after five seconds", () => {
  const clock = vi.spyOn(performance, "now").mockReturnValue(0);
  expect(loopGuard()).toBe(true);
  clock.mockReturnValue(5000);
  expect(loopGuard()).toBe(true);
  clock.mockReturnValue(5001);
  expect(loopGuard).toThrow("within 5 seconds");
});

test("the limits: a thousand lines in the console, links of 8,000 characters, projects of 500,000", () => {
  expect([maxLines, maxUrlLength, maxFiles, maxProjectLength]).toEqual([1000, 8000, 50, 500_000]);
});

test("TypeScript is strict", () => {
  expect(compilerOptions.strict).toBe(true);
});

test("#without: the list has the pages with a live example, by their titles", () => {
  const [, list = ""] = readFileSync("content/docs/tools/playground.mdx", "utf8").split("{#without}");
  const links = [...list.matchAll(/\[([^\]]+)\]\((\/docs\/[\w/-]+)\)/g)].map(([, name, path]) => ({
    name,
    file: `content${path}.mdx`,
  }));
  const pages = globSync("content/docs/{concepts,api,guides,additional}/*.mdx");
  const withExample = pages.filter((page) => readFileSync(page, "utf8").includes("<Live example="));
  expect(links.map(({ file }) => file).sort()).toEqual(withExample.sort());
  for (const { name, file } of links) expect(readFileSync(file, "utf8")).toContain(`title: ${name}`);
});

test("#share: the part of an address after the # is not in the request", async () => {
  const server = createServer((request, response) => void response.end(request.url)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/docs/tools/playground?a=1#code=secret`);
  expect(await answer.text()).toBe("/docs/tools/playground?a=1");
  server.close();
});
