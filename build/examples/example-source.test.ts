import { expect, it } from "vitest";
import { exampleFiles, sourceTabs } from "./example-source.ts";

it("reads an example's files, top-level files first", async () => {
  const paths = (await exampleFiles("basic")).map(({ path }) => path);
  expect(paths.slice(0, 3)).toEqual(["src/App.tsx", "src/index.css", "src/main.tsx"]);
  expect(paths.at(-1)).toBe("src/user/use-no-drag.ts");
});

it("returns no files for an example without src/", async () => {
  expect(await exampleFiles("landing")).toEqual([]);
});

it("renders a tab for each file, a row for each folder, and the first file's panel", async () => {
  const files = [
    { path: "src/a.ts", code: "const a = 1 < 2;\n" },
    { path: "src/b/c.css", code: "p {}\n" },
  ];
  let otherPanels = "";
  const html = await sourceTabs(files, (panels) => {
    otherPanels = panels;
    return "/others";
  });
  expect(html).toContain(
    `<div role="tablist" aria-label="Files" translate="no" data-others="/others"><div role="presentation" data-folder="src/"><button type="button" role="tab" tabindex="0" id="tab-0" aria-controls="file-0" aria-selected="true" aria-label="a.ts">a.ts</button></div><div role="presentation" data-folder="b/"><button type="button" role="tab" tabindex="-1" id="tab-1" aria-controls="file-1" aria-selected="false" aria-label="b/c.css">c.css</button></div></div>`,
  );
  expect(html).toContain('<div role="tabpanel" id="file-0" aria-labelledby="tab-0"><figure class="code-block"');
  expect(html).toContain("&lt;");
  expect(html).not.toContain('file-1" aria-labelledby');
  expect(otherPanels).toMatch(/^<div role="tabpanel" id="file-1" aria-labelledby="tab-1" hidden>/);
  expect(otherPanels).toContain("<figcaption>src/<wbr>b/<wbr>c.css</figcaption>");
});
