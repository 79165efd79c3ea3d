import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { site } from "../../test/fixtures/site/site.ts";
import { siteLinks } from "./check-content.ts";

it("returns each link of the navbar and the footer with its line in site.ts", () => {
  const file = "test/fixtures/site/site.ts";
  const links = readFileSync(file, "utf8")
    .split("\n")
    .flatMap((text, index) => [...text.matchAll(/href: "(.*?)"/g)].map(([, href]) => ({ href, line: index + 1 })));
  expect(links).toHaveLength(5);
  expect(siteLinks("test/fixtures/site", site)).toEqual({ file, path: "/", links });
});
