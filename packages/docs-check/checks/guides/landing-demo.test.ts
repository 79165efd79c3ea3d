import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("the demo only imports React, Craft.js and modules of this site", () => {
  const files = globSync("examples/landing/**/*.{ts,tsx}").filter((file) => !file.includes(".test."));
  const imported = files.flatMap((file) => readFileSync(file, "utf8").match(/(?<=from ")[^."][^"]*/g) ?? []);
  const fromNpm = imported.filter((name) => !existsSync(`packages/${name.split("/")[0]}`));
  expect(new Set(fromNpm)).toEqual(new Set(["@craftjs/core", "react", "react-dom", "react-dom/client"]));
});
