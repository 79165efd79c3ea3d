import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { site } from "../../test/fixtures/site/site.ts";
import { siteLinks } from "./check-content.ts";

it("gives each link of the navbar and the footer once, with its line in site.ts", () => {
  const file = "test/fixtures/site/site.ts";
  const lines = readFileSync(file, "utf8").split("\n");
  const hrefs = ["/docs/overview", "/examples/landing", "/support", "https://github.com/example/fixture"];
  const links = hrefs.map((href) => ({ href, line: lines.findIndex((text) => text.includes(`href: "${href}"`)) + 1 }));
  expect(siteLinks("test/fixtures/site", site)).toEqual({ file, path: "/", links });
});
