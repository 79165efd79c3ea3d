import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { packageJson } from "../../../../test/package-json.ts";

test.each([
  ["@craftjs/core", "0.2.12"],
  ["@craftjs/layers", "0.2.7"],
])("%s %s accepts React 16.8, 17, 18 and 19", (name, expected) => {
  const { peerDependencies, version } = packageJson(name);
  const accepted = peerDependencies?.react?.match(/(?<![\d.])\d+(?:\.[1-9]\d*)?/g);
  expect([version, accepted]).toEqual([expected, ["16.8", "17", "18", "19"]]);
});

test("#strict-mode: only the development build of React can run effects twice", () => {
  const builds = ["development", "production"].map((build) =>
    readFileSync(`node_modules/react-dom/cjs/react-dom-client.${build}.js`, "utf8").includes("doubleInvokeEffects"),
  );
  expect(builds).toEqual([true, false]);
});
