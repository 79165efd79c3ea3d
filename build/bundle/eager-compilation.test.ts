import { build } from "esbuild";
import { expect, it } from "vitest";
import { compileWrappersEagerly } from "./eager-compilation.ts";

it("puts the function around each CommonJS module in parentheses", async () => {
  const contents = 'import { version } from "react"; export const later = call(() => version, 1);';
  const options = { bundle: true, minify: true, write: false, format: "esm" } as const;
  const { outputFiles } = await build({ ...options, stdin: { contents, resolveDir: import.meta.dirname } });
  const code = outputFiles[0]?.text ?? "";
  const wrappers = code.match(/=\w+\((\w+|\([\w,]*\))=>\{/g) ?? [];
  expect(wrappers.length).toBeGreaterThan(1); // React's index file, and what it chooses
  const eager = compileWrappersEagerly(code);
  expect(eager.match(/=\w+\(\((\w+|\([\w,]*\))=>\{/g)).toHaveLength(wrappers.length);
  expect(eager.length).toBe(code.length + 2 * wrappers.length);
});

it("leaves other code as it is", () => {
  expect(compileWrappersEagerly("var a=1,b=f(1,()=>{});export{a};")).toBe("var a=1,b=f(1,()=>{});export{a};");
  expect(compileWrappersEagerly("")).toBe("");
});
