import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { FoundImage } from "./compile-page.ts";
import { inspectLive } from "./inspect-live.ts";

const contentDir = mkdtempSync(join(tmpdir(), "inspect-live-"));
const source = "export const App = () => <b>1</b>;\n";

beforeAll(() => {
  mkdirSync(join(contentDir, "live"));
  writeFileSync(join(contentDir, "live/nodes.tsx"), source);
  writeFileSync(join(contentDir, "live/nodes.png"), readFileSync("content/live/nodes.png"));
  writeFileSync(join(contentDir, "live/bare.tsx"), source);
});
afterAll(() => rmSync(contentDir, { recursive: true }));

function inspect(example: unknown) {
  const props: Record<string, unknown> = { example, title: "T" };
  const found = { images: [] as FoundImage[], dependencies: [] as string[] };
  const reports: string[] = [];
  inspectLive(props, { contentDir, found, report: (message) => reports.push(message) });
  return { props, found, reports };
}

it("gives an example its source in colours and the picture of its canvas, and depends on both", () => {
  const { props, found, reports } = inspect("nodes");
  const files = [join(contentDir, "live/nodes.tsx"), join(contentDir, "live/nodes.png")];
  expect(reports).toEqual([]);
  expect(props).toMatchObject({ example: "nodes", title: "T", width: 628, height: expect.any(Number) });
  expect(props.html).toMatch(/^<span class="t-keyword">export<\/span> .*;$/);
  expect(props.picture).toMatch(/^\/_assets\/img-[0-9a-f]{20}\.png$/);
  expect(found).toEqual({ images: [{ file: files[1], path: props.picture }], dependencies: files });
});

it("reports an example that is not there, with the name that was meant", () => {
  expect(inspect("node").reports).toEqual([
    `<Live example="node">: there is no file ${join(contentDir, "live/node.tsx")}. Did you mean "nodes"?`,
  ]);
});

it("reports a picture that has not been taken yet, and how to take it", () => {
  expect(inspect("bare").reports).toEqual([
    `<Live example="bare">: there is no picture ${join(contentDir, "live/bare.png")}. Make it with npm run live:pictures`,
  ]);
});

it("leaves it to others to report a name that is missing", () => {
  expect(inspect(undefined).reports).toEqual([]);
});
