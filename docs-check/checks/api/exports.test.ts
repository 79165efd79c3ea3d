import { describe, expect, test } from "vitest";
import { runModule } from "../../harness-node/run-module.ts";

describe("api/exports#functions", () => {
  test("Node.js does not find ROOT_NODE without a bundler", () => {
    expect(runModule('import { ROOT_NODE } from "@craftjs/core";')).toContain("Named export 'ROOT_NODE' not found");
    expect(runModule('import all from "@craftjs/core"; console.log(all.ROOT_NODE);')).toBe("ROOT");
  });
});
