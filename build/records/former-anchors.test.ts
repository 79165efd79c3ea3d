import { join } from "node:path/posix";
import { describe, expect, it } from "vitest";
import { testFolder, writeFiles } from "../../test/test-folder.ts";
import { checkFormerAnchors, guessedAnchors, withFormerAnchors } from "./former-anchors.ts";

it("adds each former id to the heading with the id that replaces it", () => {
  const html = '<h2 id="props">Props</h2><p id="more">x</p><h3 id="a.b" class="x">A</h3>';
  expect(withFormerAnchors(html, { reference: "props", properties: "props", "a-b": "a.b" })).toBe(
    '<h2 id="props"><a id="properties"></a><a id="reference"></a>Props</h2><p id="more">x</p>' +
      '<h3 id="a.b" class="x"><a id="a-b"></a>A</h3>',
  );
});

it("turns former ids of sections that moved to another page into links to that page", () => {
  expect(withFormerAnchors("<h2>Keys</h2>", { keys: "/docs/guides/keyboard#shortcuts" })).toBe(
    '<a id="keys" class="moved" href="/docs/guides/keyboard#shortcuts"></a><h2>Keys</h2>',
  );
});

it("puts former ids before elements other than headings", () => {
  expect(withFormerAnchors('<p>x <b class="y" id="more">y</b></p>', { 'a"b': "more" })).toBe(
    '<p>x <a id="a&quot;b"></a><b class="y" id="more">y</b></p>',
  );
});

it("maps the hash of a link to an id that differs only in case or punctuation, if there is exactly one", () => {
  const page = (path: string, ids: string[], hrefs: string[]) => ({
    path,
    facts: { ids, links: hrefs.map((href) => ({ href })) },
  });
  const hrefs = [
    "/b#server-host",
    "/b#serverhost",
    "/b#A.b",
    "/b#none",
    "/c#x",
    "#Own",
    "https://x.example/b#Serverhost",
  ];
  const pages = [page("/a", ["own"], hrefs), page("/b", ["serverhost", "a-b", "ab"], [])];
  expect([...guessedAnchors(pages)]).toEqual([
    ["/b", { "server-host": "serverhost" }],
    ["/a", { Own: "own" }],
  ]);
});

describe("checkFormerAnchors", () => {
  const folder = testFolder();
  const file = join(folder, "a.mdx");
  const targets = new Map([["/docs/b", ["c"]]]);
  const check = (anchors: Record<string, string>) => {
    const lines = Object.entries(anchors).map(([former, id]) => `  ${former}: ${id}\n`);
    writeFiles(folder, { "a.mdx": `---\ntitle: A\nanchors:\n${lines}---\n` });
    return checkFormerAnchors([{ file, data: { anchors }, facts: { ids: ["props", "usage"] } }], targets);
  };

  it.each([
    [{ reference: "props" }, []],
    [{ reference: "/docs/b" }, []],
    [{ reference: "/docs/b#c" }, []],
    [{ reference: "/docs/x" }, ['anchors: "reference": no page has the path /docs/x.']],
    [{ reference: "/docs/b#d" }, ['anchors: "reference": /docs/b has no heading with the id "d".']],
    [
      { reference: "prop" },
      ['anchors: "reference": the page has no heading with the id "prop". Did you mean "props"?'],
    ],
    [{ usage: "props" }, ['anchors: "usage": the page has a heading with this id: remove the entry']],
  ])("checks %j", (anchors, messages) => {
    expect(check(anchors)).toEqual(messages.map((message) => ({ file, line: 4, message })));
  });

  it("accepts pages without former ids", () => {
    expect(checkFormerAnchors([{ file, data: {}, facts: { ids: [] } }], targets)).toEqual([]);
  });
});
