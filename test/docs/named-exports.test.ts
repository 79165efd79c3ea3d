import { execFileSync } from "node:child_process";
import { expect, it } from "vitest";

const script = `
  import all from "@craftjs/core";
  import * as named from "@craftjs/core";
  console.log(Object.keys(all).filter((name) => !(name in named)).join());`;

// What docs/api/errors says of a named export that is not found, which no browser can tell.
it("finds every export of @craftjs/core but ROOT_NODE in Node.js itself", () => {
  const found = execFileSync(process.execPath, ["--input-type=module", "--eval", script], { encoding: "utf8" });
  expect(found.trim()).toBe("ROOT_NODE");
});
