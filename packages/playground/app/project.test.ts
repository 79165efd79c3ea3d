import { describe, expect, it } from "vitest";
import {
  initialSource,
  maxNameLength,
  maxProjectLength,
  newFileProblem,
  parseProject,
  pathProblem,
  readProject,
  resolveImport,
} from "./project.ts";

const files = {
  "App.tsx": "app",
  "blocks/text.tsx": "text",
  "blocks/index.ts": "all",
  "data.json": "{}",
  "page.css": "",
};

describe("pathProblem", () => {
  it.each(["a.ts", "blocks/button.tsx", "my-page.v2.css", "_data.json"])("accepts %s", (path) => {
    expect(pathProblem(path, files)).toBeNull();
  });

  it.each(["", "App", "a.js", "/a.ts", "../a.ts", "a//b.ts", "a b.ts", ".ts", "a/.hidden.ts"])(
    "rejects “%s”",
    (path) => {
      expect(pathProblem(path, files)).toContain("ends with .tsx");
    },
  );

  it("rejects a name beyond the limit", () => {
    expect(pathProblem(`${"a".repeat(maxNameLength)}.ts`, files)).toBe("A name has at most 80 characters.");
  });

  it.each(["con.ts", "a/AUX.css", "com1/a.ts", "a./b.ts"])("rejects “%s”, which Windows does not allow", (path) => {
    expect(pathProblem(path, files)).toContain("Windows");
  });

  it.each(["blocks/text.tsx/a.ts", "Data.json/a.ts"])("rejects “%s”, whose folder is a file", (path) => {
    expect(pathProblem(path, files)).toContain("A file and a folder");
    expect(pathProblem("a.ts", { "A.ts/b.ts": "" })).toContain("A file and a folder");
  });

  it("rejects an existing name, ignoring case", () => {
    expect(pathProblem("app.tsx", files)).toBe("The file “App.tsx” already exists.");
  });

  it("rejects a file beyond the limit", () => {
    const fullProject = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`a${index}.ts`, ""]));
    expect(pathProblem("b.ts", fullProject)).toBe("A project has at most 50 files.");
  });
});

describe("parseProject", () => {
  it("only returns name and files", () => {
    expect(parseProject({ name: "Mine", files, more: 1 })).toEqual({ name: "Mine", files });
  });

  it.each([
    null,
    "text",
    { name: "Mine" },
    { name: 1, files },
    { name: "Mine", files: { "App.tsx": 1 } },
    { name: "Mine", files: { "other.tsx": "" } },
    { name: "Mine", files: { "App.tsx": "", "../up.ts": "" } },
    { name: "Mine", files: { "App.tsx": "", "app.tsx": "" } },
  ])("rejects %j", (value) => {
    expect(parseProject(value)).toBeNull();
  });
});

describe("the maximum length", () => {
  const long = (length: number) => ({ name: "Long", files: { "App.tsx": "a".repeat(length) } });

  it("rejects longer projects from a URL or a file, with the reason", () => {
    expect(readProject(long(maxProjectLength))).toEqual(long(maxProjectLength));
    expect(() => readProject(long(maxProjectLength + 1))).toThrow("It is too long. A project has at most 500,000");
    expect(() => readProject({})).toThrow("It does not contain a playground project.");
  });

  it("does not apply to stored projects", () => {
    expect(parseProject(long(maxProjectLength + 1))).toEqual(long(maxProjectLength + 1));
  });

  it("leaves room for a new file's initial content", () => {
    const { files } = long(maxProjectLength - 3);
    expect(newFileProblem("data.json", files)).toBeNull();
    expect(newFileProblem("button.tsx", files)).toContain("at most 500,000");
  });
});

it("resolves imports from the importing file, with and without an extension", () => {
  expect(resolveImport("App.tsx", "./blocks/text", files)).toBe("blocks/text.tsx");
  expect(resolveImport("App.tsx", "./blocks/text.tsx", files)).toBe("blocks/text.tsx");
  expect(resolveImport("App.tsx", "./blocks", files)).toBe("blocks/index.ts");
  expect(resolveImport("blocks/text.tsx", "../data.json", files)).toBe("data.json");
  expect(resolveImport("blocks/text.tsx", "./text", files)).toBe("blocks/text.tsx");
  expect(resolveImport("App.tsx", "./nothing", files)).toBeNull();
  expect(resolveImport("App.tsx", "./100%", files)).toBeNull();
  expect(resolveImport("App.tsx", "./constructor", files)).toBeNull();
});

it("initialSource returns code that can be imported", () => {
  expect(initialSource("a/my-button.tsx")).toContain("export const MyButton");
  expect(initialSource("data.json")).toBe("{}\n");
  expect(initialSource("page.css")).toBe("");
});
