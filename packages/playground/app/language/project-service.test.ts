import { describe, expect, it } from "vitest";
import { readTemplates } from "../../../../build/sources/templates.ts";
import { playgroundTypes } from "../../types/playground-types.ts";
import { projectService } from "./project-service.ts";

const service = projectService(playgroundTypes());
const cursor = "│";
const projectAt = (text: string) => [{ "App.tsx": text.replace(cursor, "") }, "App.tsx", text.indexOf(cursor)] as const;
const errorsOf = (files: Record<string, string>) => service.check(files)["App.tsx"] ?? [];
const app = (body: string) => `import { Editor, Frame, useEditor, useNode } from "@craftjs/core";\n${body}\n`;

describe("TypeScript in a playground project", () => {
  it("completes the return value of useEditor(), with types", () => {
    const place = projectAt(app(`export function App() {\n  useEditor().${cursor}\n  return null;\n}`));
    const suggestions = service.complete(...place);
    expect(suggestions.map(({ name }) => name)).toEqual(expect.arrayContaining(["connectors", "actions", "query"]));
    const connectors = suggestions.find(({ name }) => name === "connectors");
    expect(connectors && service.suggestion(...place, connectors).signature).toContain(
      "select: (el: HTMLElement, id: NodeId) => void",
    );
  });
  it("suggests and imports exports of the packages", () => {
    const place = projectAt(`export const App = () => <Elem${cursor} />;\n`);
    const element = service
      .complete(...place)
      .find(({ name, source }) => name === "Element" && source === "@craftjs/core");
    const sources = service.complete(...projectAt(`use${cursor}`)).map(({ source }) => source);
    expect(new Set(sources)).toEqual(new Set([undefined, "@craftjs/core", "@craftjs/layers", "react", "react-dom"]));
    expect(element && service.suggestion(...place, element).edits).toEqual([
      { from: 0, to: 0, insert: "import { Element } from '@craftjs/core';\n\n" },
    ]);
  });
  it("imports a name that was suggested before the project changed", () => {
    const place = projectAt(`export const App = () => null;\nuseEd${cursor}`);
    const suggestion = service.complete(...place).find(({ name }) => name === "useEditor");
    service.check({ "App.tsx": "export const App = () => null;\nuseEditor" });
    expect(suggestion && service.suggestion(...place, suggestion).edits).toMatchObject([{ from: 0, to: 0 }]);
  });
  it("completes a value that may be null with ?.", () => {
    const place = projectAt(
      `const here = document.querySelector("a");\nhere.${cursor}\nexport const App = () => null;`,
    );
    expect(service.complete(...place).find(({ name }) => name === "href")).toMatchObject({
      insert: "?.href",
      before: 1,
    });
  });
  it("reports the position of an unknown prop", () => {
    const text = app("export const App = () => <Editor enabeld><Frame /></Editor>;");
    const [error, ...rest] = errorsOf({ "App.tsx": text });
    expect(rest).toEqual([]);
    expect(error?.message).toContain("'enabeld' does not exist");
    expect(text.slice(error?.from, error?.to)).toBe("enabeld");
  });
  it("follows imports of other files, even after they have changed", () => {
    const project = {
      "App.tsx":
        'import "./app.css";\nimport { size } from "./size";\nimport data from "./data.json";\nexport const App = () => size + data.more;\n',
      "data.json": '{ "more": 2 }',
    };
    expect(service.check({ ...project, "size.ts": "export const size = 1;" })).toEqual({});
    expect(errorsOf({ ...project, "size.ts": "export const size = {};" })[0]?.message).toContain("'+'");
    expect(errorsOf(project)[0]?.message).toContain("Cannot find module './size'");
  });
  it("accepts class names of a CSS module", () => {
    const text = 'import styles from "./app.module.css";\nexport const App = () => <p className={styles.big} />;\n';
    expect(service.check({ "App.tsx": text, "app.module.css": ".big {}" })).toEqual({});
  });
  it("reports the errors of all TypeScript files", () => {
    const files = {
      "App.tsx": "export const App = () => null;",
      "a.ts": "const a: string = 1;",
      "b.ts": "b c",
      "c.css": "(",
    };
    expect(Object.entries(service.check(files)).map(([path, { length }]) => [path, length])).toEqual([
      ["a.ts", 1],
      ["b.ts", expect.any(Number)],
    ]);
  });
  it("completes the paths of files and packages in an import", () => {
    const [project, name, position] = projectAt(`import { size } from "./${cursor}";`);
    const names = service.complete({ ...project, "size.ts": "export const size = 1;", "a/b/c.ts": "" }, name, position);
    expect(names.map(({ name }) => name)).toEqual(["size", "a"]);
    const packages = service.complete(...projectAt(`import { Element } from "@${cursor}";`));
    expect(packages.map(({ name }) => name)).toEqual(["react", "react-dom", "@craftjs/core", "@craftjs/layers"]);
  });
  it("describes the name at a position", () => {
    const text = app("export const App = () => null;\nuseNode();");
    const description = service.describe({ "App.tsx": text }, "App.tsx", text.lastIndexOf("useNode"));
    expect(description?.signature).toContain("inNodeContext: boolean");
    expect(text.slice(description?.from, description?.to)).toBe("useNode");
    expect(service.describe({ "App.tsx": text }, "App.tsx", text.length)).toBe(null);
  });
  it("reports no errors in the templates and the live examples", async () => {
    const templates = await readTemplates("content");
    const errorsByTemplate = templates.map(({ id, project: { files } }) => [id, service.check(files)]);
    expect(templates.length).toBeGreaterThan(10);
    expect(errorsByTemplate).toEqual(templates.map(({ id }) => [id, {}]));
  });
  it("checks uses of @craftjs/layers and React", () => {
    const text =
      'import { Layers } from "@craftjs/layers";\nimport { useState } from "react";\nexport const App = () => { const [open] = useState<number>("");\n return <Layers expandRootOnLoad={open} />; };\n';
    const errors = errorsOf({ "App.tsx": text }).map(({ message }) => message);
    expect(errors).toEqual([
      "Argument of type 'string' is not assignable to parameter of type 'number | (() => number)'.",
      expect.stringContaining("Type 'number' is not assignable to type 'boolean | undefined'."),
    ]);
  });
});
