import { same } from "../../../harness/check-file.ts";
import { runModule } from "../../../harness-node/run-module.ts";

/** Prints the exports that Node.js does not find by their names. */
const printMissing = `
  import all from "@craftjs/core";
  import * as named from "@craftjs/core";
  console.log(Object.keys(all).filter((name) => !(name in named)).join());`;

/** Throws where Node.js finds `ROOT_NODE` after all, or misses another export of the package. */
export function missesRootNode(): void {
  const said = runModule('import { ROOT_NODE } from "@craftjs/core";');
  same([said.includes("Named export 'ROOT_NODE' not found"), said.includes("is a CommonJS module")], [true, true]);
  same(runModule(printMissing), "ROOT_NODE");
  same(runModule('import all from "@craftjs/core"; console.log(all.ROOT_NODE);'), "ROOT");
}
