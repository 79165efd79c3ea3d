import { expect, it } from "vitest";
import type { Compiled } from "../compile/compile-pages.ts";
import type { Settings } from "../settings/settings.ts";
import { exampleHomes } from "./example-homes.ts";

const version = { name: "current", path: "/docs", sidebar: "docs" };
const settings = {
  site: { versions: [version] },
  sidebars: { docs: [{ label: "All", items: ["nodes", "guide"] }] },
} as unknown as Settings;
const page = (id: string, ...examples: string[]) =>
  ({
    kind: "doc",
    id,
    version,
    path: `/docs/${id}`,
    data: { title: `On ${id}` },
    facts: { examples: examples.map((path) => ({ path, title: `${path} on ${id}` })) },
  }) as unknown as Compiled;
const post = {
  kind: "post",
  path: "/blog/a",
  data: { title: "A" },
  facts: { examples: [{ path: "/c", title: "C" }] },
};

it("maps each example to the first page that shows it, in sidebar order, with unlisted pages last", () => {
  const pages = [page("dev", "/a", "/b"), page("guide", "/b", "/a"), page("nodes", "/a"), post as unknown as Compiled];
  expect(Object.fromEntries(exampleHomes(settings, pages))).toEqual({
    "/a": { path: "/docs/nodes", title: "On nodes", exampleTitle: "/a on nodes" },
    "/b": { path: "/docs/guide", title: "On guide", exampleTitle: "/b on guide" },
    "/c": { path: "/blog/a", title: "A", exampleTitle: "C" },
  });
});
