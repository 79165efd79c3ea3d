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
  ["/old/", "/support", 'it is never used, since requests for it become "/old"'],
  ["/old?a=1", "/support", 'it is never used: requests for it arrive as "/old"'],
  ["/old page", "/support", 'it is never used: requests for it arrive as "/old%20page"'],
  ["/support", "/docs/overview", "there is a page at this address, which the redirect would hide"],
  ["/docs/overview.md", "/support", "the page's Markdown is at this address: the redirect would hide it"],
  ["/old", "/suport", 'no page has the path /suport. Did you mean "/support"?'],
  ["/old", "/docs/overview#instal", '/docs/overview has no heading with the id "instal". Did you mean "install"?'],
  ["/old", "/support?a=1", '"/support?a=1" has a query, but the request brings its own'],
])("rejects a redirect from %s to %s", (from, to, message) => {
  expect(messageFor({ [from]: to })).toBe(`redirect of "${from}": ${message}`);
});

it("rejects a redirect to a redirect, which would take two hops", () => {
  expect(messageFor({ "/older": "/old", "/old": "/support" })).toBe(
    'redirect of "/older": "/old" is redirected itself: name the page at the end, "/support"',
  );
});

it("reports redirects of addresses that files have", () => {
  const redirects = { "/sitemap.xml": "/support", "/examples/a": "/support", "/free": "/support" };
  const other = 'export const other = { "/examples/a": "x" };';
  writeFiles(content, {
    "redirects.ts": `${other}\nexport const redirects = ${JSON.stringify(redirects, null, 1)};\n`,
  });
  const contents = new Uint8Array();
  const files = [
    { path: "/sitemap.xml", contents },
    { path: "/a.html", address: "/examples/a", contents },
  ];
  const why = "there is a file at this address, which the redirect would hide";
  const file = join(content, "redirects.ts");
  expect(checkRedirectedFiles(content, redirects, files)).toEqual([
    { file, line: 3, message: `redirect of "/sitemap.xml": ${why}` },
    { file, line: 4, message: `redirect of "/examples/a": ${why}` },
  ]);
});
