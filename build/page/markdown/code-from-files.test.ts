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
  const read = (file: string, changedFrom?: string) => codeFromFiles(file, changedFrom, [`${folder}/after.ts`]);

  it("ends without the file's last line break", () => {
    expect(read(`${folder}/before.ts`)).toEqual({ code: "a();\nb();", marked: [] });
  });

  it("has no carriage returns of an editor on Windows", () => {
    writeFileSync(`${folder}/windows.ts`, "a();\r\nb();\r\n");
    expect(read(`${folder}/windows.ts`).code).toBe("a();\nb();");
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
