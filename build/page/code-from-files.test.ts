import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { codeFromFiles, fillCode } from "./code-from-files.ts";
import { compile } from "./test-page.ts";

let folder: string;
beforeAll(() => {
  mkdirSync(".cache", { recursive: true });
  folder = mkdtempSync(".cache/code-from-files-");
  writeFileSync(`${folder}/before.ts`, "a();\nb();\n");
  writeFileSync(`${folder}/after.ts`, "if (x) {\n  a();\n}\nb();\n");
});
afterAll(() => rmSync(folder, { recursive: true }));

describe("code from a file", () => {
  const read = (file: string, changedFrom?: string) => codeFromFiles(file, changedFrom, [`${folder}/after.ts`]);

  it("ends without the file's last line break", () => {
    expect(read(`${folder}/before.ts`)).toEqual({ code: "a();\nb();", marked: [] });
  });

  it("marks the lines that an earlier state lacks, but not those that only moved to the right", () => {
    expect(read(`${folder}/after.ts`, `${folder}/before.ts`).marked).toEqual([1, 3]);
  });

  it("says that an earlier state is the same", () => {
    const same = `${folder}/before.ts`;
    expect(() => read(same, same)).toThrow(`${same} has no line that is not in ${same}: leave changedFrom out`);
  });

  it("names a file that is not there, and the one that was meant", () => {
    expect(() => read(`${folder}/aftr.ts`)).toThrow(
      `there is no file ${folder}/aftr.ts. Did you mean "${folder}/after.ts"?`,
    );
    expect(() => read(folder)).toThrow(`there is no file ${folder}.`);
    expect(() => read(`${folder}/after.ts`, `${folder}/no.txt`)).toThrow(`there is no file ${folder}/no.txt.`);
  });

  it.each(["/etc/passwd", "../a.ts", "examples/../../a.ts", "./a.ts", "a\\b.ts", ""])("refuses %s", (file) => {
    expect(() => read(file)).toThrow(`"${file}" is no path from the project's root`);
  });
});

describe("the Markdown of a page", () => {
  const filled = async (mdx: string) => fillCode(mdx, (await compile(mdx)).code);
  const fence = (meta: string, code = "") => `\`\`\`ts ${meta}\n${code}\`\`\``;

  it("gets the code of its blocks", async () => {
    const page = (first: string) => `Text\n\n${first}\n\n${fence('title="b"', "own\n")}\n`;
    expect(await filled(page(fence(`title="a" file="${folder}/before.ts" {1}`)))).toBe(
      page(fence('title="a" {1}', "a();\nb();\n")),
    );
    expect(await filled(`\`\`\`ts file="${folder}/before.ts"\n\`\`\``)).toBe("```ts\na();\nb();\n```");
  });

  it("gets it in a list, too", async () => {
    expect(await filled(`- \`\`\`ts file="${folder}/before.ts"\n  \`\`\``)).toBe("- ```ts\n  a();\n  b();\n  ```");
  });

  it.each([
    ["> ", "> "],
    ["> - ", ">   "],
    ["- > ", "  > "],
  ])("gets it in a quote, too: %s", async (first, others) => {
    const file = `${folder}/gap.ts`;
    writeFileSync(file, "a();\n\nb();\n");
    const page = await filled(`${first}\`\`\`ts file="${file}"\n${others}\`\`\`\n${others}\n${others}Text`);
    const lines = ["a();", "", "b();", "```", "", "Text"].map((line) => `${others}${line}`.trimEnd());
    expect(page.replace(/ +$/gm, "")).toBe([`${first}\`\`\`ts`, ...lines].join("\n"));
  });

  it("keeps a block that only shows how to name a file", async () => {
    const shown = `\`\`\`\`markdown\n\`\`\`ts file="no.ts"\n\`\`\`\n\`\`\`\``;
    expect(await filled(shown)).toBe(shown);
  });
});
