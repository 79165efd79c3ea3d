import { describe, expect, it } from "vitest";
import { readTemplates } from "../../../../build/sources/templates.ts";
import { playgroundTypes } from "../../types/playground-types.ts";
import { projectService } from "./project-service.ts";

const service = projectService(playgroundTypes());
const cursor = "│";
const at = (text: string) => [{ "App.tsx": text.replace(cursor, "") }, "App.tsx", text.indexOf(cursor)] as const;
const errorsOf = (files: Record<string, string>) => service.check(files)["App.tsx"] ?? [];
const app = (body: string) => `import { Editor, Frame, useEditor, useNode } from "@craftjs/core";\n${body}\n`;

describe("TypeScript in a playground project", () => {
  it("names what useEditor() returns, with its type", () => {
    const place = at(app(`export function App() {\n  useEditor().${cursor}\n  return null;\n}`));
    const suggestions = service.complete(...place);
    expect(suggestions.map(({ name }) => name)).toEqual(expect.arrayContaining(["connectors", "actions", "query"]));
    const connectors = suggestions.find(({ name }) => name === "connectors");
    expect(connectors && service.suggestion(...place, connectors).signature).toContain(
      "select: (el: HTMLElement, id: NodeId) => void",
    );
  });
  it("suggests and imports names that the file lacks", () => {
    const place = at(`export const App = () => <Elem${cursor} />;\n`);
    const element = service
      .complete(...place)
      .find(({ name, source }) => name === "Element" && source === "@craftjs/core");
    const sources = service.complete(...at(`use${cursor}`)).map(({ source }) => source);
    expect(new Set(sources)).toEqual(new Set([undefined, "@craftjs/core", "@craftjs/layers", "react", "react-dom"]));
    expect(element && service.suggestion(...place, element).edits).toEqual([
      { from: 0, to: 0, insert: "import { Element } from '@craftjs/core';\n\n" },
    ]);
  });
  it("imports a name that was suggested before the project changed", () => {
    const place = at(`export const App = () => null;\nuseEd${cursor}`);
    const suggestion = service.complete(...place).find(({ name }) => name === "useEditor");
    service.check({ "App.tsx": "export const App = () => null;\nuseEditor" });
    expect(suggestion && service.suggestion(...place, suggestion).edits).toMatchObject([{ from: 0, to: 0 }]);
  });
  it("replaces a dot by ?.", () => {
    const place = at(`const here = document.querySelector("a");\nhere.${cursor}\nexport const App = () => null;`);
    expect(service.complete(...place).find(({ name }) => name === "href")).toMatchObject({
      insert: "?.href",
      before: 1,
    });
  });
  it("finds the place of a wrong prop", () => {
    const text = app("export const App = () => <Editor enabeld><Frame /></Editor>;");
    const [error, ...others] = errorsOf({ "App.tsx": text });
    expect(others).toEqual([]);
    expect(error?.message).toContain("'enabeld' does not exist");
    expect(text.slice(error?.from, error?.to)).toBe("enabeld");
  });
  it("follows imports of other files, also after they change", () => {
    const project = {
      "App.tsx":
        'import "./app.css";\nimport { size } from "./size";\nimport data from "./data.json";\nexport const App = () => size + data.more;\n',
      "data.json": '{ "more": 2 }',
    };
    expect(service.check({ ...project, "size.ts": "export const size = 1;" })).toEqual({});
    expect(errorsOf({ ...project, "size.ts": "export const size = {};" })[0]?.message).toContain("'+'");
    expect(errorsOf(project)[0]?.message).toContain("Cannot find module './size'");
  });
  it("finds the errors of all files", () => {
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
  it("names the files and packages that can be imported", () => {
    const [project, name, position] = at(`import { size } from "./${cursor}";`);
    const names = service.complete({ ...project, "size.ts": "export const size = 1;", "a/b/c.ts": "" }, name, position);
    expect(names.map(({ name }) => name)).toEqual(["size", "a"]);
    const packages = service.complete(...at(`import { Element } from "@${cursor}";`));
    expect(packages.map(({ name }) => name)).toEqual(["react", "react-dom", "@craftjs/core", "@craftjs/layers"]);
  });
  it("describes a name with its documentation", () => {
    const text = app("export const App = () => null;\nuseNode();");
    const description = service.describe({ "App.tsx": text }, "App.tsx", text.lastIndexOf("useNode"));
    expect(description?.signature).toContain("inNodeContext: boolean");
    expect(text.slice(description?.from, description?.to)).toBe("useNode");
    expect(service.describe({ "App.tsx": text }, "App.tsx", text.length)).toBe(null);
  });
  it("finds no errors in the templates and the live examples", async () => {
    const templates = await readTemplates("content");
    const errorsByTemplate = templates.map(({ id, project: { files } }) => [id, service.check(files)]);
    expect(templates.length).toBeGreaterThan(10);
    expect(errorsByTemplate).toEqual(templates.map(({ id }) => [id, {}]));
  });
  it("knows the layers and React's types", () => {
    const text =
      'import { Layers } from "@craftjs/layers";\nimport { useState } from "react";\nexport const App = () => { const [open] = useState<number>("");\n return <Layers expandRootOnLoad={open} />; };\n';
    const errors = errorsOf({ "App.tsx": text }).map(({ message }) => message);
    expect(errors).toEqual([
      "Argument of type 'string' is not assignable to parameter of type 'number | (() => number)'.",
      expect.stringContaining("Type 'number' is not assignable to type 'boolean | undefined'."),
    ]);
  });
});
