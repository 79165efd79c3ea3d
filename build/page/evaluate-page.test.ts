import { expect, it } from "vitest";
import { compile, problemsOf } from "./test-page.ts";

it("leaves nothing of expressions, exports and imports but what they give", async () => {
  const mdx = [
    'import { Box } from "./box.tsx";',
    'import data from "./data.json";',
    'import { two as pair } from "./numbers.ts";',
    'export { two } from "./numbers.ts";',
    "",
    "export const names = ['a', 'b'];",
    "export const Strong = ({ children }) => <strong>{children}</strong>;",
    "",
    "Version {data.version}, {pair * 2}, <Strong>*{names.length}*</Strong>{/* unseen */}.",
    "",
    "<ul>{names.map((name) => <li key={name}>{name}</li>)}</ul>",
    "",
    "<Box>{await Promise.resolve('later')}</Box>",
  ].join("\n");
  const page = await compile(mdx);
  expect(page.body.filter((node) => typeof node !== "string")).toEqual([
    ["p", null, "Version 0.2.12, 4, ", ["strong", null, ["em", null, "2"]], "."],
    ["ul", null, ["li", null, "a"], ["li", null, "b"]],
    ["p", { className: "box" }, "2: later"],
  ]);
  const own = page.dependencies.filter((name) => name.includes("compile-page-"));
  expect(new Set(own.map((name) => name.split("/").at(-1)))).toEqual(new Set(["box.tsx", "data.json", "numbers.ts"]));
});

it.each([
  ["./syntax.ts", 'syntax.ts:2: Unexpected "="'],
  ["./gone-below.ts", 'gone-below.ts:1: Could not resolve "./gone.ts"'],
])("names the line of %s, an imported file that cannot be read", async (file, problem) => {
  const [found] = await problemsOf(`import { a } from "${file}";`);
  expect(found?.startsWith(`1:1  import of "${file}": `) && found.endsWith(problem)).toBe(true);
});
