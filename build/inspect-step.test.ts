import { expect, it } from "vitest";
import type { FoundImage } from "./compile-page.ts";
import { finishTree } from "./finish-tree.ts";
import { inspectStep } from "./inspect-step.ts";

function inspect(example: unknown) {
  const props: Record<string, unknown> = { example, title: "After step 2" };
  const found = { images: [] as FoundImage[], dependencies: [] as string[] };
  const reports: string[] = [];
  inspectStep(props, { found, report: (message) => reports.push(message) });
  return { props, found, reports };
}

it("gives a step the picture of its editor, and depends on it", () => {
  const { props, found, reports } = inspect("basic/step-2");
  const picture = "examples/basic/pictures/step-2.png";
  expect(reports).toEqual([]);
  expect(props).toMatchObject({ width: 1404, height: expect.any(Number) });
  expect(props.picture).toMatch(/^\/_assets\/img-[0-9a-f]{20}\.png$/);
  expect(found).toEqual({ images: [{ file: picture, path: props.picture }], dependencies: [picture] });
});

it("reports a step that is not there, with those that are", () => {
  expect(inspect("basic/step-22").reports).toEqual([
    '<LiveStep example="basic/step-22">: no example has this step. Did you mean "basic/step-2"?',
  ]);
  expect(inspect("nowhere").reports[0]).toContain("Known ones: basic/step-1, basic/step-2, ");
});

it("leaves it to others to report a name that is missing", () => {
  expect(inspect(undefined).reports).toEqual([]);
});

it("becomes a figure with the picture, a link, and no frame yet", () => {
  const { props } = inspect("basic/step-2");
  const [run] = finishTree([["LiveStep", props as never]]);
  const html = (run as [string, { $html: string }])[1].$html;
  expect(html).toContain('<figure class="live live-step live-middle" data-live="/examples/basic/step-2"');
  expect(html).toContain('alt="After step 2: the editor as it looks at first"');
  expect(html).toContain('<a href="/examples/basic/step-2" target="_blank" rel="noopener" data-alone="">Open alone');
  expect(html).not.toContain("<iframe");
});
