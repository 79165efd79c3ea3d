import { expect, test } from "vitest";
import { noClaims } from "./collect.ts";
import { commandProblems } from "./command-problems.ts";
import { block } from "./test-block.ts";

const problems = (text: string, code = "") => {
  const shell = block(code, { line: 3, language: "bash" });
  const claims = { ...noClaims(), code: [shell], words: [{ line: 9, text }] };
  return commandProblems(claims, { dev: "" }, (name) => ["@a/core", "tool"].includes(name)).map(
    ({ line, message }) => `${line}: ${message}`,
  );
};

test("a script and a package that are not there are problems, with their lines", () => {
  expect(problems("npm run develop", "cd a\nnpm install -D @a/core tools")).toEqual([
    "5: no package `tools` is installed here",
    "9: package.json has no script `develop`",
  ]);
  expect(problems("@a/cores")).toEqual(["9: no package `@a/cores` is installed here"]);
});

test.each(["npm run dev -- --port 3000", "npm install @a/core@latest tool", "pnpm add @a/core", "@a/core"])(
  "%s is none",
  (text) => {
    expect(problems(text, text)).toEqual([]);
  },
);
