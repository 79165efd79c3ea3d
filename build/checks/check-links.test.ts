import { expect, it } from "vitest";
import { testFolder } from "../../test/test-folder.ts";
import { checkLinks } from "./check-links.ts";

const content = testFolder({ "static/img/a.svg": "", "static/my file.pdf": "" });
const targets = new Map([
  ["/docs/overview", ["install", "größe", "server-host", "a-b", "ab"]],
  ["/docs/api/useNode", ["returns"]],
  ["/support", null],
]);
const redirects = { "/old": "/docs/overview", "/older": "/docs/overview#install" };
const site = { contentDir: content, origin: "https://own.example", redirects, targets };
const problemOf = (href: string) => {
  const overview = { file: "content/docs/overview.mdx", path: "/docs/overview", links: [] };
  const page = {
    file: "content/docs/api/useNode.mdx",
    path: "/docs/api/useNode",
    links: [{ href, line: 7, column: 3 }],
  };
  const problems = checkLinks(site, [overview, page]);
  for (const problem of problems) expect(problem).toMatchObject({ file: page.file, line: 7, column: 3 });
  return problems.map(({ message }) => message);
};

const advice = ' Add the page, correct the link, or write the full address, "https://…", of a page of another site';

it.each([
  ["/docs/overview#Install", "install"],
  ["/docs/overview?tab=npm#serverhost", "server-host"],
  ["/docs/overview#server.host", "server-host"],
  ["#Returns", "returns"],
])("warns about %s, which opens the only heading with a similar id", (href, id) => {
  expect(problemOf(href)).toEqual([
    `link to "${href}": no heading has this id, so it opens the only similar one: write "#${id}"`,
  ]);
});

const localhostMessage = "it points to the reader's own machine: put the address in backticks";

it.each([
  "/docs/overview",
  "/docs/overview#install",
  "/docs/overview?tab=npm#install",
  "/docs/overview#gr%C3%B6%C3%9Fe",
  "/docs/overview#",
  "?tab=npm",
  "#returns",
  "/support#anything",
  "/my%20file.pdf",
  "https://example.com/a#b",
  "https://docs.own.example/docs",
  "mailto:a@b.example",
  "https://example.com/?to=https:/x",
  "https://example.com/readme.md",
  "/docs/overview?tab=a:b",
  "https://localhost.example/",
  "https://my.localhost.example/",
])("accepts %s", (href) => {
  expect(problemOf(href)).toEqual([]);
});

it.each([
  ["/docs/overveiw", 'no page has the path /docs/overveiw. Did you mean "/docs/overview"?'],
  ["/docs/Overview", 'no page has the path /docs/Overview. Did you mean "/docs/overview"?'],
  ["/docs/overview/", 'no page has the path /docs/overview/. Did you mean "/docs/overview"?'],
  ["/docs/overview.mdx", 'no page has the path /docs/overview.mdx. Did you mean "/docs/overview"?'],
  ["/docs/overview.md", 'no page has the path /docs/overview.md. Did you mean "/docs/overview"?'],
  ["/docs/overview.mdx/nowhere/at/all", `no page has the path /docs/overview.mdx/nowhere/at/all.${advice}`],
  ["/docs/overview/index.html", 'no page has the path /docs/overview/index.html. Did you mean "/docs/overview"?'],
  ["/nowhere/at/all/that/is/near", `no page has the path /nowhere/at/all/that/is/near.${advice}`],
  ["/img", `no page has the path /img.${advice}`],
  ["#", "it has no target yet: write the path of a page, or the id of a heading of this page"],
  ["/..", `no page has the path /...${advice}`],
  ["/docs/overview#A.b", '/docs/overview has no heading with the id "A.b". Did you mean "a-b"?'],
  ["/docs/overview#instal", '/docs/overview has no heading with the id "instal". Did you mean "install"?'],
  ["/docs/overview#%", '/docs/overview has no heading with the id "%".'],
  ["#return", 'this page has no heading with the id "return". Did you mean "returns"?'],
  ["../overveiw.mdx", 'no such file: content/docs/overveiw.mdx. Did you mean "content/docs/overview.mdx"?'],
  ["../overview.md#install", 'no such file: content/docs/overview.md. Did you mean "content/docs/overview.mdx"?'],
  ["../../site.ts?a#b", "content/site.ts is not served: put it in content/static/, and link to it there"],
  ["/old", 'that address is redirected: write "/docs/overview"'],
  ["/old#install", 'that address is redirected: write "/docs/overview#install"'],
  ["/older#x", 'that address is redirected: write "/docs/overview#install"'],
  [
    "/_assets/app-ABCDEFGH.js",
    "the names of these files change with their content: put the file in content/static/, and link to it there",
  ],
  ["https://own.example/docs/overview#install", 'it is a link to this site: write the path, "/docs/overview#install"'],
  ["http://own.example/my%20file.pdf", 'it is a link to this site: write the path, "/my%20file.pdf"'],
  ["https://own.example/docs/nowhere", `no page has the path /docs/nowhere.${advice}`],
  ["https://own.example/old", 'that address is redirected: write "/docs/overview"'],
  ["overview", 'no page has the path /docs/api/overview. Did you mean "/docs/overview"?'],
  ["../gone#a", `no page has the path /docs/gone.${advice}`],
  ["", "it has no target: write the path of a page"],
  ["%7B%7Bsite.baseurl%7D%7D/a", "macros are not supported: write the address itself"],
  ["https:/example.com/a", "that is not a valid address"],
  ["http://localhost:8787/docs/overview", localhostMessage],
  ["http://127.0.0.1/", localhostMessage],
  ["http://[::1]/", localhostMessage],
  ["http:/example.com/a", "that is not a valid address"],
])("reports %j", (href, message) => {
  expect(problemOf(href)).toEqual([`link to "${href}": ${message}`]);
});

it.each([
  ["javascript:alert(1)", "only https, http and mailto links are allowed"],
  ["JavaScript:alert(1)", "only https, http and mailto links are allowed"],
  ["//cdn.jsdelivr.net", "only https, http and mailto links are allowed"],
  ["data:text/html,a", "only https, http and mailto links are allowed"],
  ["https://", "that is not a valid address"],
  ["x-https://example.com", "only https, http and mailto links are allowed"],
])("rejects %s, even if a browser would accept it", (href, message) => {
  expect(problemOf(href)).toEqual([`link to "${href}": ${message}`]);
});

it("only warns about localhost, missing ids and unchecked paths", () => {
  const severities = ["http://localhost:3000", "/docs/overview#gone", "/docs/nowhere"].map((href) => {
    const page = { file: "content/docs/a.mdx", path: "/docs/a", links: [{ href }] };
    return checkLinks(site, [page]).map(({ severity }) => severity);
  });
  expect(severities).toEqual([["warning"], ["warning"], ["error"]]);
  const unchecked = { href: "/api/x.html", written: "pathname:///api/x.html" }; // from Sequelize's docs
  expect(checkLinks(site, [{ file: "a.mdx", path: "/docs/a", links: [unchecked] }])).toMatchObject([
    { severity: "warning", message: expect.stringContaining("no page has the path /api/x.html") },
  ]);
});
