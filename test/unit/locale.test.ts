import { execFileSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** How a process with this locale sorts pages and problems. In Czech, "ch" is a letter after "h". */
function orderIn(locale: string): string {
  const code = `
    import { formatProblems } from "files/problems.ts";
    import { rankedDocs } from "./build/search/search-records.ts";
    import { postRecords } from "./build/records/post-records.ts";
    const names = ["h", "ch", "d"];
    const settings = { site: { navbar: { docs: { label: "" } }, versions: [{ sidebar: "docs" }] }, sidebars: {} };
    const [version] = settings.site.versions;
    const posts = names.map((name) => ({ path: "/blog/" + name, file: name, facts: {}, data: { title: name, date: "2026-01-01" } }));
    console.log(formatProblems(names.map((file) => ({ file, message: "" }))),
      rankedDocs(settings, names.map((id) => ({ id, version, data: {} }))).map(({ doc }) => doc.id),
      postRecords(settings, posts).map(({ head }) => head.title),
      new Intl.Collator().resolvedOptions().locale);`;
  const env = { ...process.env, LC_ALL: locale };
  return execFileSync(process.execPath, ["--input-type=module", "--eval", code], { env, encoding: "utf8" });
}

it("a build sorts pages in the same order in any locale", () => {
  const czech = orderIn("cs_CZ.UTF-8");
  expect(orderIn("en_GB.UTF-8").replace("en-GB", "cs-CZ")).toBe(czech);
});

it("no module sorts strings by the machine's locale", () => {
  const files = globSync(
    "{build,client,shared,worker,examples,packages/browser,packages/files,packages/pages,packages/playground,packages/saved-state}/**/*.{ts,tsx}",
  );
  const isLocal = (file: string) => /\.localeCompare\([^,()]*\)|Intl\.\w+\(\)/.test(readFileSync(file, "utf8"));
  expect(files.filter(isLocal)).toEqual([]);
});
