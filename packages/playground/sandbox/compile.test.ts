import { expect, it } from "vitest";
import { compile } from "./compile.ts";

it("keeps line numbers, for errors that the code throws", () => {
  const source =
    "import { useNode } from '@craftjs/core';\ntype Props = {\n  a: string;\n};\nexport const App = (p: Props) => (\n  <b>\n    {useNode().id}\n  </b>\n);\n";
  const result = compile(source);
  const code = "code" in result ? result.code : "";
  expect(code.split("\n")).toHaveLength(source.split("\n").length);
  expect(code.split("\n")[6]).toContain("useNode");
  expect(code).toContain("require('@craftjs/core')");
  expect(code).toContain("react/jsx-runtime");
});

it.each([
  ["export const App = () => {\n  const a = ;\n};", 2],
  ["const f = async (a: number): Promise<void> => {\n  useEffect(() => {\n    a..b();\n  }, []);\n};", 3],
  ["export const App = () => (\n  <button\n    onClick={() => {\n      a b;\n    }}\n  />\n);", 4],
  ["const f = x =>\n  1 +\n  ;", 3],
])("reports the place of an error in the arrow functions of %j", (source, line) => {
  expect(compile(source)).toMatchObject({ mistake: { place: { line } } });
});

it.each([
  ["export const a = ;", 1],
  ["const a = 1;\n\nexport const App = () => <b>;\n", 3],
  ["const a = {\n  b: 1\n  c: 2\n};", 3],
])("reports the syntax error of %j and its place", (source, line) => {
  const result = compile(source);
  expect(result).toMatchObject({ mistake: { place: { file: "app.tsx" } } });
  if (!("mistake" in result)) return;
  expect(result.mistake.place?.line).toBeGreaterThanOrEqual(line);
  expect(result.mistake.message).not.toMatch(/Error transforming|\(\d+:\d+\)/);
  expect(result.mistake.message).not.toBe("");
});
