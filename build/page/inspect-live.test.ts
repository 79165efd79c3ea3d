import { readFileSync } from "node:fs";
import { join } from "node:path/posix";
import { describe, expect, it } from "vitest";
import { testFolder } from "../base/test-folder.ts";
import type { FoundExample, FoundImage } from "./compiled-page.ts";
import { contentHtml } from "./content-html.ts";
import { inspectLive, inspectStep } from "./inspect-live.ts";

const source = "export const App = () => <b>1</b>;\n";
const contentDir = testFolder({
  "live/nodes.tsx": source,
  "live/nodes.png": readFileSync("content/live/nodes.png"),
  "live/bare.tsx": source,
});

function inspect(inspectProps: typeof inspectLive, example: unknown) {
  const props: Record<string, unknown> = { example, title: "T" };
  const found = { images: [] as FoundImage[], dependencies: [] as string[], examples: [] as FoundExample[] };
  const reports: string[] = [];
  inspectProps(props, { contentDir, found, report: (message) => reports.push(message) });
  return { props, found, reports };
}

describe("a live example", () => {
  it("gives an example its source in colours and the picture of its canvas, and depends on both", () => {
    const { props, found, reports } = inspect(inspectLive, "nodes");
    const files = [join(contentDir, "live/nodes.tsx"), join(contentDir, "live/nodes.png")];
    expect(reports).toEqual([]);
    expect(props).toMatchObject({ example: "nodes", title: "T", width: 628, height: expect.any(Number) });
    expect(props.html).toMatch(/^<span class="t-keyword">export<\/span> .*;$/);
    expect(props.picture).toMatch(/^\/_assets\/img-[0-9a-f]{20}\.png$/);
    expect(found).toEqual({
      images: [{ file: files[1], path: props.picture }],
      dependencies: files,
      examples: [{ path: "/examples/live/nodes", title: "T" }],
    });
  });

  it("reports an example that is not there, with the name that was meant", () => {
    expect(inspect(inspectLive, "node").reports).toEqual([
      `<Live example="node">: there is no file ${join(contentDir, "live/node.tsx")}. Did you mean "nodes"?`,
    ]);
  });

  it("reports a picture that has not been taken yet, and how to take it", () => {
    expect(inspect(inspectLive, "bare").reports).toEqual([
      `<Live example="bare">: there is no picture ${join(contentDir, "live/bare.png")}. Make it with npm run live:pictures`,
    ]);
  });
});

describe("a step", () => {
  it("gives a step the picture of its editor, and depends on it", () => {
    const { props, found, reports } = inspect(inspectStep, "tutorial/step-2");
    const picture = "examples/tutorial/pictures/step-2.png";
    expect(reports).toEqual([]);
    expect(props).toMatchObject({ width: 1404, height: expect.any(Number) });
    expect(props.picture).toMatch(/^\/_assets\/img-[0-9a-f]{20}\.png$/);
    expect(found).toEqual({
      images: [{ file: picture, path: props.picture }],
      dependencies: [picture],
      examples: [{ path: "/examples/tutorial/step-2", title: "T" }],
    });
  });

  it("reports a step that is not there, with those that are", () => {
    expect(inspect(inspectStep, "tutorial/step-22").reports).toEqual([
      '<LiveStep example="tutorial/step-22">: no example has this step. Did you mean "tutorial/step-2"?',
    ]);
    expect(inspect(inspectStep, "nowhere").reports[0]).toContain(
      "Known ones: first-editor/step-1, first-editor/step-2, ",
    );
  });

  it("becomes a figure with the picture, a link, and no frame yet", () => {
    const { props } = inspect(inspectStep, "tutorial/step-2");
    const html = contentHtml([["LiveStep", props as never]]);
    expect(html).toContain('<figure class="live live-step live-small" data-live="/examples/tutorial/step-2"');
    expect(html).toContain('alt="T: the editor as it looks at first"');
    expect(html).toContain(
      '<a href="/examples/tutorial/step-2" target="_blank" rel="noopener" data-alone="">Open alone',
    );
    expect(html).not.toContain("<iframe");
  });
});

it.each([inspectLive, inspectStep])("leaves it to others to report a name that is missing (%o)", (inspectProps) => {
  expect(inspect(inspectProps, undefined).reports).toEqual([]);
});
