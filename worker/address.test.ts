import { describe, expect, it } from "vitest";
import { readAddress } from "./address.ts";
import { routes, routesOf } from "./routes.ts";

const release = {
  pages: { "/": "", "/docs": "", "/docs/overview": "" },
  files: { "/favicon.svg": "", "/examples/basic": "" },
  redirects: { "/old": "/docs/overview#new" },
};
const at = (path: string) => readAddress(new URL(path, "https://site.example"), release);

describe("the address of a request", () => {
  it.each([
    ["/docs/overview", "/docs/overview"],
    ["/docs/overview?x=1", "/docs/overview"],
    ["/nope", "/nope"],
    ["/", "/"],
    ["/sub/", "/sub/"], // the site may be routed there by mistake
  ])("%s is canonical", (path, canonical) => {
    expect(at(path)).toEqual({ requested: canonical, path: canonical, location: null, isFile: false });
  });

  it.each([
    ["/docs/overview/", "/docs/overview"],
    ["/docs/overview/index.html?x=1", "/docs/overview?x=1"],
    ["/r/next/docs/overview", "/docs/overview"],
    ["/old?x=1", "/docs/overview?x=1#new"],
    ["//docs//overview", "/overview"],
    ["/%64ocs", "/docs"],
    ["/favicon.svg/", "/favicon.svg"],
    ["/sub.html/", "/sub.html"],
  ])("%s redirects to %s", (path, location) => {
    expect(at(path)).toMatchObject({ path: "", location, isFile: false });
  });

  it("recognises static files", () => {
    expect(at("/favicon.svg").isFile).toBe(true);
    for (const path of ["/favicon", "/__proto__", "/constructor"]) expect(at(path).isFile).toBe(false);
  });
});

describe("the first route for an address", () => {
  it.each([
    ["/1/indexes/*/queries", "search API"],
    ["/1/indexes/%2a/queries", "search API"],
    ["/1/indexes/*/queries/", "rest of Algolia's API"],
    ["/1/", "rest of Algolia's API"],
    ["/1", "page"],
    ["/mcp", "MCP server"],
    ["/mcp/", "MCP server"],
    ["/mcp/x", "page"],
    ["/old", "redirect"],
    ["/docs/overview/", "redirect"],
    ["/_data/abc/docs/overview.json", "page data"],
    ["/_data/abc", "page"],
    ["/favicon.svg", "static file"],
    ["/examples/basic", "static file"],
    ["/_assets/app-1.js", "file of another release"],
    ["/docs/overview.md", "page's Markdown"],
    ["/search?q=a", "search page"],
    ["/docs/overview", "page"],
    ["/", "page"],
    ["/nope", "page"],
  ])("%s matches the route %s", (path, name) => {
    expect(routesOf(at(path))[0]?.name).toBe(name);
  });

  it("is the one for addresses outside the base path", () => {
    expect(routesOf({ requested: null, path: "", location: null, isFile: false })[0]?.name).toBe(
      "outside the base path",
    );
  });

  it("is always followed by the route for pages", () => {
    for (const path of ["/_assets/app-1.js", "/docs.md", "/favicon.svg", "/nope"])
      expect(routesOf(at(path)).at(-1)?.name).toBe("page");
  });
});

it("gives each route a unique name", () => {
  expect(new Set(routes.map(({ name }) => name)).size).toBe(routes.length);
});
