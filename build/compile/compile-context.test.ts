import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { testFolder } from "../../test/test-folder.ts";
import { compileContext } from "./compile-context.ts";

const content = testFolder({ "a.png": "a picture", "b.png": "a picture", "c.png": "another one" });
const site = { origin: "https://example.com", siteFolder: content, additionalLanguages: [] };

it("names pictures by the hash of their contents", () => {
  const { pathOfImage } = compileContext(content, site, new Map());
  const [a, b, c] = ["a.png", "b.png", "c.png"].map((name) => pathOfImage(join(content, name)));
  expect(a).toMatch(/^\/_assets\/img-[0-9a-f]{20}\.png$/);
  expect([b === a, c === a]).toEqual([true, false]);
});

it("lists the pictures of example steps, all of which exist", () => {
  const { steps } = compileContext(content, site, new Map());
  expect([...steps.keys()]).toEqual(expect.arrayContaining(["first-editor/step-1", "tutorial/step-2"]));
  expect([...steps.values()].filter((file) => !existsSync(file))).toEqual([]);
});

it("resolves links to Docusaurus ids, unless they are a page's path", () => {
  const pathOfFile = new Map(["a", "b", "c"].map((name) => [`content/docs/x/${name}.md`, `/docs/x/${name}`]));
  const pages = [
    { path: "/docs/x/a", data: { id: "intro" } },
    { path: "/docs/x/b", data: { id: "c" } },
  ];
  const { resolveLink } = compileContext(content, site, pathOfFile, pages);
  const resolve = (href: string) => resolveLink("content/docs/x/c.md", href).href;
  const hrefs = ["./intro", "/docs/x/intro#d", "./c", "gone"].map(resolve);
  expect(hrefs).toEqual(["/docs/x/a", "/docs/x/a#d", "/docs/x/c", "gone"]);
});
