import { describe, expect, test } from "vitest";
import { runModule } from "../../harness-node/run-module.ts";

describe("api/errors#others", () => {
  test("Node.js finds all named exports but ROOT_NODE, which is 'ROOT'", () => {
    const said = runModule('import { ROOT_NODE } from "@craftjs/core";');
    expect(said).toContain("Named export 'ROOT_NODE' not found");
    expect(said).toContain("is a CommonJS module");
    const others = `
      import all from "@craftjs/core";
      import * as named from "@craftjs/core";
      console.log(Object.keys(all).filter((name) => !(name in named)).join(), all.ROOT_NODE);`;
    expect(runModule(others)).toBe("ROOT_NODE ROOT");
  });
});
