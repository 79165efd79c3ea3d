import { execFileSync } from "node:child_process";
import { expect, it } from "vitest";

it("uses slashes on Windows in URLs, modules and the steps of examples", () => {
  const output = execFileSync(process.execPath, ["test/windows-paths.ts"], { encoding: "utf8" });
  const { editUrls, step, stepImport, chunk } = JSON.parse(output.trim().split("\n").at(-1) ?? "");
  expect(editUrls).toContain("https://github.com/example/fixture/edit/main/test/fixtures/site/docs/guides/second.mdx");
  expect(editUrls).toContain(
    "https://github.com/example/fixture/edit/main/test/fixtures/site/blog/2026-02-01-second.mdx",
  );
  expect(output).not.toContain("\\");
  expect(step).toContain("blocks.tsx");
  expect(stepImport).toEqual({ path: "examples/first-editor/src/App.tsx", namespace: "first-editor/step-1" });
  expect(chunk).toEqual({ path: "client/pages/doc.tsx", namespace: "chunk" });
});
