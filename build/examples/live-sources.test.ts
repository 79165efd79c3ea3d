import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { readLiveSources } from "./live-sources.ts";

let contentDir: string;
beforeEach(() => {
  contentDir = mkdtempSync(join(tmpdir(), "live-sources-"));
  mkdirSync(join(contentDir, "live"));
});
afterEach(() => rmSync(contentDir, { recursive: true }));
const write = (name: string, source: string) => writeFileSync(join(contentDir, "live", name), source);

it("reads every example with what it is compiled to, by name", async () => {
  write("b-two.tsx", "export const App = () => null;\n");
  write("a.tsx", "export const App = () => <i />;\n");
  write("a.png", "a picture");
  const sources = await readLiveSources(contentDir);
  expect(sources.map(({ name }) => name)).toEqual(["a", "b-two"]);
  expect(sources[0]?.source).toBe("export const App = () => <i />;");
  expect(sources[0]?.code).toContain("exports.App");
  expect(sources[0]?.code).not.toContain("<i />");
});

it("reads nothing where there are no examples", async () => {
  expect(await readLiveSources(join(contentDir, "nowhere"))).toEqual([]);
});

it("names file and line of each source that is no code, and names that are no addresses", async () => {
  write("one.tsx", "const a = 1;\nconst b = = 2;\n");
  write("Two.tsx", "export const App = () => null;\n");
  const message = await readLiveSources(contentDir).catch((error: Error) => error.message);
  expect(message).toContain(`${join(contentDir, "live/one.tsx")}:2  Unexpected token`);
  expect(message).toContain(`${join(contentDir, "live/Two.tsx")}  a live example's name is a part of its address`);
});
