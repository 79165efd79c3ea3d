import { join } from "node:path/posix";
import { expect, it } from "vitest";
import { testFolder, writeFiles } from "../../test/test-folder.ts";
import { readLiveSources } from "./live-sources.ts";

const contentDir = testFolder();
const write = (name: string, source: string) => writeFiles(contentDir, { [`live/${name}`]: source });

it("reads and compiles every example, sorted by name", async () => {
  write("b-two.tsx", "export const App = () => null;\n");
  write("a.tsx", "export const App = () => <i />;\n");
  write("a.png", "a picture");
  const sources = await readLiveSources(contentDir);
  expect(sources.map(({ name }) => name)).toEqual(["a", "b-two"]);
  expect(sources[0]?.source).toBe("export const App = () => <i />;");
  expect(sources[0]?.code).toContain("exports.App");
  expect(sources[0]?.code).not.toContain("<i />");
});

it("returns nothing without examples", async () => {
  expect(await readLiveSources(join(contentDir, "nowhere"))).toEqual([]);
});

it("reports file and line of syntax errors, and invalid names", async () => {
  write("one.tsx", "const a = 1;\nconst b = = 2;\n");
  write("Two.tsx", "export const App = () => null;\n");
  const message = await readLiveSources(contentDir).catch((error: Error) => error.message);
  expect(message).toContain(`${join(contentDir, "live/one.tsx")}:2  Unexpected token`);
  expect(message).toContain(`${join(contentDir, "live/Two.tsx")}  a live example's name is part of its address`);
});
