import { toHtml } from "hast-util-to-html";
import { expect, it } from "vitest";
import { highlight, languageNames, languageOf } from "./highlight.ts";

const html = (...code: Parameters<typeof highlight>) => toHtml({ type: "root", children: highlight(...code) });

it.each(["js", "jsx", "ts", "tsx", "json", "bash", "sh", "css", "html", "diff", "yaml", "md"])(
  "supports the language %j",
  (language) => {
    expect(languageOf(language, [])).toBe(language);
  },
);

it.each([
  ["", ""],
  ["text", ""],
  ["JSX", "jsx"],
  ["console", "bash"],
  ["jsonc", "json"],
  ["mdx", "markdown"],
  ["vue", "markup"],
])("resolves the language %j to %j", (written, language) => {
  expect(languageOf(written, [])).toBe(language);
});

it("returns null for an unknown language", () => {
  expect(languageOf("javscript", [])).toBeNull();
  expect(languageNames()).toContain("tsx");
});

it("loads a grammar that the settings add, and highlights code with it", () => {
  expect(languageOf("nix", [])).toBeNull();
  expect(html("let a = 1; in a", "nix")).not.toContain("t-keyword");
  expect(languageOf("nix", ["nix"])).toBe("nix");
  expect(html("let a = 1; in a", "nix")).toContain('<span class="t-keyword">let</span>');
});

it("gives a token only the class that the theme colours", () => {
  expect(html("const a, b", "js")).toMatch(/^<span class="t-keyword">const<\/span> a/);
});

it("colours only the name of a tag, and the code inside the tag separately", () => {
  const name = '<span class="t-tag">&#x3C;a</span>';
  const value = '<span class="t-attr-name">b</span><span class="t-attr-value">="c"</span>';
  expect(html('<a b="c" />', "html")).toBe(`${name} ${value} />`);
  expect(html('<a b="c" />', "tsx")).toBe(html('<a b="c" />', "html"));
});

it("escapes code that looks like HTML", () => {
  expect(html("<img src=x onerror=alert(1)> &lt;", "text")).toBe("&#x3C;img src=x onerror=alert(1)> &#x26;lt;");
});

it("splits code into lines, even inside a comment, and adds the classes of line kinds", () => {
  expect(html("/* a\nb */\n\nc", "js", { marked: [2, 4], added: [4], removed: [1] })).toBe(
    [
      '<span class="line removed"><span class="t-comment">/* a\n</span></span>',
      '<span class="line marked"><span class="t-comment">b */</span>\n</span>',
      '<span class="line">\n</span>',
      '<span class="line marked added">c</span>',
    ].join(""),
  );
});
