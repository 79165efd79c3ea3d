import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { codeFromFiles } from "./code-from-files.ts";

let folder: string;
beforeAll(() => {
  mkdirSync(".cache", { recursive: true });
  folder = mkdtempSync(".cache/code-from-files-");
  writeFileSync(`${folder}/before.ts`, "a();\nb();\n");
  writeFileSync(`${folder}/after.ts`, "if (x) {\n  a();\n}\nb();\n");
});
afterAll(() => rmSync(folder, { recursive: true }));

describe("code from a file", () => {
  it("drops the final line break", () => {
    expect(codeFromFiles(`${folder}/before.ts`)).toEqual({ code: "a();\nb();", marked: [] });
  });

  it("converts Windows line endings", () => {
    writeFileSync(`${folder}/windows.ts`, "a();\r\nb();\r\n");
    expect(codeFromFiles(`${folder}/windows.ts`).code).toBe("a();\nb();");
  });

  it("marks the lines that an earlier file lacks, and ignores changes to indentation", () => {
    expect(codeFromFiles(`${folder}/after.ts`, `${folder}/before.ts`).marked).toEqual([1, 3]);
  });

  it("throws if no line has changed", () => {
    const same = `${folder}/before.ts`;
    expect(() => codeFromFiles(same, same)).toThrow(`${same} has no lines that ${same} lacks: remove changedFrom`);
  });

  it("throws for a missing file, and suggests a similar name", () => {
    expect(() => codeFromFiles(`${folder}/aftr.ts`)).toThrow(
      `the file ${folder}/aftr.ts doesn't exist. Did you mean "${folder}/after.ts"?`,
    );
    expect(() => codeFromFiles(folder)).toThrow(`the file ${folder} doesn't exist.`);
    expect(() => codeFromFiles(`${folder}/after.ts`, `${folder}/no.txt`)).toThrow(
      `the file ${folder}/no.txt doesn't exist.`,
    );
  });

  it.each(["/etc/passwd", "../a.ts", "examples/../../a.ts", "./a.ts", "a\\b.ts", ""])("rejects %s", (file) => {
    expect(() => codeFromFiles(file)).toThrow(`"${file}" is not a path from the project's root`);
  });
});
