import { describe, expect, it } from "vitest";
import { readTemplates } from "../../../../build/sources/templates.ts";
import { formatCode } from "./format-code.ts";
import { difference } from "./format-editor.ts";

describe("formatting", () => {
  it("formats TSX, and moves the cursor with the code", async () => {
    const text = "export const App=()=><p  title='a'>{name}</p>";
    const { text: formatted, cursor } = await formatCode("App.tsx", text, text.indexOf("name"));
    expect(formatted).toBe('export const App = () => <p title="a">{name}</p>;\n');
    expect(formatted.slice(cursor, cursor + 4)).toBe("name");
  });
  it("formats styles and JSON", async () => {
    expect((await formatCode("app.css", "a{color:red}", 0)).text).toBe("a {\n  color: red;\n}\n");
    expect(await formatCode("data.json", '{   "a":[1]}', 12)).toEqual({
      text: '{\n  "a": [\n    1\n  ]\n}\n',
      cursor: 12,
    });
  });
  it("leaves the templates unchanged", async () => {
    const templates = (await readTemplates("content")).filter(({ description }) => description !== null);
    for (const { id, project } of templates) {
      for (const [path, text] of Object.entries(project.files)) {
        expect((await formatCode(path, text, 0)).text, `${id}/${path}`).toBe(text);
      }
    }
  });
  it("reports the position of a syntax error in one line", async () => {
    await expect(formatCode("App.tsx", "const = 1;\n", 0)).rejects.toThrow(/^[^\n]+\(1:7\)$/);
    await expect(formatCode("app.css", "a { color: ", 0)).rejects.toThrow(/^[^\n]+$/);
    await expect(formatCode("data.json", "{", 0)).rejects.toThrow("JSON");
  });
});

it.each([
  ["a b c", "a  b c"],
  ["aaa", "aa"],
  ["", "x"],
  ["same", "same"],
])("difference changes at most one character between %o and %o", (old, text) => {
  const { from, to, insert } = difference(old, text);
  expect(old.slice(0, from) + insert + old.slice(to)).toBe(text);
  expect(insert.length).toBeLessThanOrEqual(1);
});
