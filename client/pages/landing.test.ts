import { readFile } from "node:fs/promises";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Page } from "./landing.tsx";

it("shows the React versions and the licence of the package's package.json", async () => {
  const { peerDependencies, types, license } = JSON.parse(
    await readFile("node_modules/@craftjs/core/package.json", "utf8"),
  );
  const versions = (peerDependencies.react as string).split(" || ").map((range) => range.slice(1).replace(/\.0$/, ""));
  expect(types).toMatch(/\.d\.ts$/);
  const data = {
    head: { title: "", description: "", path: "/" },
    page: { kind: "landing", html: {} },
    sidebar: null,
  } as const;
  const facts = /<dl.*<\/dl>/.exec(renderToStaticMarkup(createElement(Page, { data })))?.[0].replace(/<[^>]+>/g, " ");
  expect(facts).toContain(` ${versions[0]} to ${versions.at(-1)} `);
  expect(facts).toContain("Types included");
  expect(facts).toContain(` ${license} `);
});
