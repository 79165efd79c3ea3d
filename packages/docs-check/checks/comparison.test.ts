import { tables } from "page:comparison";
import { expect, test } from "vitest";
import { packageJson } from "../../../build/base/package-json.ts";
import { bundleSize } from "../large-editor/bundle-size.ts";

const facts = new Map(tables[0]?.rows.map(({ cells }) => [cells[0]?.text, cells[1]?.text ?? ""]));

test("#facts: version, licence and peer of Craft.js match the package", () => {
  const { version, license, peerDependencies } = packageJson("@craftjs/core");
  expect([facts.get("Package"), facts.get("Licence")]).toEqual([`@craftjs/core ${version}`, license]);
  expect([facts.get("React"), peerDependencies?.react]).toEqual(["16.8 to 19", "^16.8.0 || ^17 || ^18 || ^19"]);
});

test("#facts: all exports of Craft.js, without React, have the size in the table", async () => {
  const react = 'import * as React from "react"; import * as ReactDOM from "react-dom";';
  const keep = (names: string) => `globalThis.kept = [${names}];`;
  const [all, alone] = await Promise.all([
    bundleSize(`${react} import * as craft from "@craftjs/core"; ${keep("React, ReactDOM, craft")}`),
    bundleSize(`${react} ${keep("React, ReactDOM")}`),
  ]);
  expect(Math.abs(all - alone - Number.parseInt(facts.get("Size for the editor’s users") ?? "", 10))).toBeLessThan(1.5);
});
