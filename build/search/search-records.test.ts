import { expect, it } from "vitest";
import { rankedDocs } from "./search-records.ts";

const versions = [
  { name: "2.0", sidebar: "now" },
  { name: "1.0", sidebar: "old" },
];
const items = Array.from({ length: 300 }, (_, index) => `page-${index}`);
const settings = {
  site: { versions, locale: "en", navbar: { docs: { label: "Docs" } } },
  sidebars: { now: [{ label: "Docs", items }], old: [{ label: "Docs", items: ["old"] }] },
};

const doc = (id: string, aboutSite = false, version = versions[0]) => ({
  id,
  version,
  path: `/${id}`,
  data: { title: id, description: "", tags: [], ...(aboutSite ? { search_priority: "low" } : {}) },
});

it("ranks pages in sidebar order, then unlisted pages, then old versions and pages about this site", () => {
  const docs = [doc("old", false, versions[1]), doc("about", true), doc("other"), ...items.map((id) => doc(id))];
  const ranked = rankedDocs(settings as never, docs as never);
  const rankOf = Object.fromEntries(ranked.map(({ doc, pageRank }) => [doc.path, pageRank]));
  expect(rankOf["/page-0"]).toBe(100);
  expect(rankOf["/page-150"]).toBe(50);
  for (const last of ["/page-299", "/other"]) expect(rankOf[last], last).toBe(1);
  for (const last of ["/about", "/old"]) expect(rankOf[last], last).toBe(0);
});
