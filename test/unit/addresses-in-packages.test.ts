import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { compilePages } from "../../build/compile-pages.ts";
import { openPageIndex } from "../../build/page-index.ts";
import { readSources } from "../../build/read-sources.ts";
import { readSettings } from "../../build/settings.ts";
import { normaliseUrl } from "../../worker/normalise-url.ts";

const load = createRequire(import.meta.url);
const settings = await readSettings("content");
const index = await openPageIndex("content");
const { pages } = await compilePages(
  { contentDir: "content", origin: settings.site.origin },
  await readSources("content", settings, index),
  index,
  () => {},
);
index.close();

/** Links to this site's docs in the published packages. */
const addresses = ["@craftjs/core", "@craftjs/layers", "@craftjs/utils"].flatMap((name) => {
  const texts = [readFileSync(load.resolve(name), "utf8"), readFileSync(`node_modules/${name}/README.md`, "utf8")];
  return texts.flatMap((text) => text.match(/https:\/\/craft\.js\.org\/(?:r\/)?docs\/[\w/#.-]+/g) ?? []);
});

test("the packages name addresses of the documentation", () => {
  expect(addresses).toContain("https://craft.js.org/r/docs/api/editor#props");
});

test.each([...new Set(addresses)])("%s leads to a page, and to the heading that it names", (address) => {
  const { pathname, hash } = new URL(address);
  const normal = normaliseUrl(pathname, "");
  const path = "location" in normal ? normal.location : normal.path;
  const [page, ownHash = hash.slice(1)] = (settings.redirects[path] ?? path).split("#");
  const found = pages.find((candidate) => candidate.path === page);
  expect(found, `no page ${page}`).toBeDefined();
  if (ownHash) expect(found?.facts.ids).toContain(ownHash);
});
