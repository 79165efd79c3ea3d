import { describe, expect, it } from "vitest";
import { stem, termsOf } from "./analyse.ts";

describe("the stem of a word", () => {
  it.each([
    ["drag drags dragging dragged draggable"],
    ["serialise serialize serialising serialized serialization serialisation"],
    ["node nodes"],
    ["save saved saving"],
    ["delete deleted deleting deletion"],
    ["colour color colours"],
    ["property properties"],
    ["migrate migrated migration migrations migrating"],
    ["select selected selection"],
    ["hide hides hiding hidden"],
    ["lose loses losing lost"],
  ])("is one for %s", (words) => {
    expect([...new Set(words.split(" ").map(stem))]).toHaveLength(1);
  });

  it.each([
    "node/mode",
    "editor/edit",
    "resolver/resolve",
    "element/elementary",
    "frame/from",
    "list/last",
    "class/clas",
  ])("differs for %s", (pair) => {
    const [a = "", b = ""] = pair.split("/");
    expect(stem(a)).not.toBe(stem(b));
  });

  it("leaves what is no word of the language", () => {
    for (const word of ["a", "", "日本語", "x1s", "$ref", "_ing", "constructor"]) expect(stem(word)).toBe(word);
  });
});

describe("the terms of a text", () => {
  it.each([
    ["useNode", ["usenode", "~usenod", "~use", "~nod"]],
    ["@craftjs/core", ["craftjs", "~craftj", "core", "~cor"]],
    ["XMLHttpRequest", ["xmlhttprequest", "~xmlhttprequest", "~xml", "~http", "~request"]],
    ["read-only", ["~readonly", "read", "~read", "only", "~only"]],
    ["Café", ["cafe", "~caf"]],
    ["doesn't", ["doesn", "~doesn"]],
    ["the page’s", ["the", "~the", "page", "~pag"]],
    ["we're", ["we", "~we"]],
    ["'s' or 'type'", ["s", "~s", "or", "~or", "type", "~typ"]],
    ["...", []],
  ])("%s", (text, terms) => {
    expect(termsOf(text)).toEqual(terms);
  });
});
