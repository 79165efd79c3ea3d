import { expect, it } from "vitest";
import { site } from "../../test/fixtures/site/site.ts";
import { siteLinks } from "./check-content.ts";

it("gives each link of the navbar and the footer once, with its line in site.ts", () => {
  expect(siteLinks("test/fixtures/site", site)).toEqual({
    file: "test/fixtures/site/site.ts",
    path: "/",
    links: [
      { href: "/docs/overview", line: 15 },
      { href: "/examples/landing", line: 16 },
      { href: "/support", line: 17 },
      { href: "https://github.com/example/fixture", line: 18 },
    ],
  });
});
