import { join } from "node:path/posix";
import { expect, it } from "vitest";
import { testFolder, writeFiles } from "../../test/test-folder.ts";
import { checkRedirectedFiles, checkRedirects } from "./check-redirects.ts";

const content = testFolder();
const targets = new Map<string, string[] | null>([
  ["/docs/overview", ["install"]],
  ["/support", null],
]);

function messageFor(redirects: Record<string, string>): string | undefined {
  writeFiles(content, { "redirects.ts": `export const redirects = ${JSON.stringify(redirects, null, 2)};\n` });
  const [problem] = checkRedirects(content, redirects, targets);
  if (problem) expect(problem).toMatchObject({ file: join(content, "redirects.ts"), line: 2 });
  return problem?.message;
}

it.each([
  ["/old", "/docs/overview"],
  ["/old", "/docs/overview#install"],
  ["/old", "/support#anything"],
])("accepts a redirect from %s to %s", (from, to) => {
  expect(messageFor({ [from]: to })).toBeUndefined();
});

it.each([
  ["/old/", "/support", 'it never matches, as browsers are redirected to "/old"'],
  ["/old?a=1", "/support", 'it never matches, as browsers request "/old"'],
  ["/old page", "/support", 'it never matches, as browsers request "/old%20page"'],
  ["/support", "/docs/overview", "it would shadow the page with this path"],
  ["/docs/overview.md", "/support", "it would shadow the Markdown of the page"],
  ["/old", "/suport", 'no page has the path /suport. Did you mean "/support"?'],
  ["/old", "/docs/overview#instal", '/docs/overview has no heading with the id "instal". Did you mean "install"?'],
  ["/old", "/support?a=1", '"/support?a=1" has a query, but redirects keep the query of the request'],
])("rejects a redirect from %s to %s", (from, to, message) => {
  expect(messageFor({ [from]: to })).toBe(`redirect from "${from}": ${message}`);
});

it.each([
  [{ "/older": "/old", "/old": "/support" }, 'again: use "/support" as the target'],
  [{ "/older": "/old#a", "/old": "/b", "/b": "/c#d", "/c": "/support#e" }, 'again: use "/support#e" as the target'],
  [{ "/older": "/old", "/old": "/older" }, "in a loop"],
  [{ "/older": "/old", "/old": "/b", "/b": "/old" }, "in a loop"],
])("rejects a redirect to a redirect: %j", (redirects, advice) => {
  expect(messageFor(redirects)).toBe(`redirect from "/older": "/old" redirects ${advice}`);
});

it("reports redirects that shadow a served file", () => {
  const redirects = { "/sitemap.xml": "/support", "/examples/a": "/support", "/free": "/support" };
  const other = 'export const other = { "/examples/a": "x" };';
  writeFiles(content, {
    "redirects.ts": `${other}\nexport const redirects = ${JSON.stringify(redirects, null, 1)};\n`,
  });
  const contents = new Uint8Array();
  const files = [
    { path: "/sitemap.xml", contents },
    { path: "/a.html", urlPath: "/examples/a", contents },
  ];
  const why = "it would shadow a file with this path";
  const file = join(content, "redirects.ts");
  expect(checkRedirectedFiles(content, redirects, files)).toEqual([
    { file, line: 3, message: `redirect from "/sitemap.xml": ${why}` },
    { file, line: 4, message: `redirect from "/examples/a": ${why}` },
  ]);
});
