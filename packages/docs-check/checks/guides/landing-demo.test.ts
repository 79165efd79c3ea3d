import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { site } from "../../../../content/site.ts";

test("the demo only imports React, Craft.js and modules of this site", () => {
  const files = globSync("examples/landing/**/*.{ts,tsx}").filter((file) => !file.includes(".test."));
  const imported = files.flatMap((file) => readFileSync(file, "utf8").match(/(?<=from ")[^."][^"]*/g) ?? []);
  const fromNpm = imported.filter((name) => !existsSync(`packages/${name.split("/")[0]}`));
  expect(new Set(fromNpm)).toEqual(new Set(["@craftjs/core", "react", "react-dom", "react-dom/client"]));
});

const page = readFileSync("content/docs/guides/landing-demo.mdx", "utf8");

test("the page links to the demo’s folder, shows three parts as code, and names a guide in each row", () => {
  expect(page).toContain(`](${site.editBase.replace("/edit/", "/tree/")}examples/landing)`);
  expect(existsSync("examples/landing/main.ts")).toBe(true);
  const sections = page.split(/^## /m).slice(1);
  expect(sections.filter((section) => section.includes("```tsx"))).toHaveLength(3);
  const rows = sections.at(-1)?.match(/^\| (?!---|In the demo).*$/gm) ?? [];
  expect(rows.filter((row) => !row.includes("](/docs/"))).toEqual([]);
});
