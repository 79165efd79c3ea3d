import { readFile } from "node:fs/promises";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { LandingFacts } from "./landing-facts.tsx";

it("says of the package what the package says of itself", async () => {
  const { peerDependencies, types, license } = JSON.parse(
    await readFile("node_modules/@craftjs/core/package.json", "utf8"),
  );
  const versions = (peerDependencies.react as string).split(" || ").map((range) => range.slice(1).replace(/\.0$/, ""));
  expect(types).toMatch(/\.d\.ts$/);
  const words = renderToStaticMarkup(createElement(LandingFacts)).replace(/<[^>]+>/g, " ");
  expect(words).toContain(` ${versions[0]} to ${versions.at(-1)} `);
  expect(words).toContain("Types included");
  expect(words).toContain(` ${license} `);
});
