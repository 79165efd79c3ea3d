import { expect, it } from "vitest";
import { highlight, knowsLanguage, languageNames } from "./highlight.ts";

it.each(["", "text", "js", "jsx", "ts", "tsx", "json", "bash", "sh", "css", "html", "diff", "yaml", "md"])(
  "knows the language %j",
  (language) => {
    expect(knowsLanguage(language)).toBe(true);
  },
);

it("does not know every word", () => {
  expect(knowsLanguage("javscript")).toBe(false);
  expect(languageNames()).toContain("tsx");
});

it("gives a token the one class that a theme colours", () => {
  expect(highlight("const a, b", "js")).toMatch(/^<span class="t-keyword">const<\/span> a/);
});

it("marks a tag's name only, so that the code within the tag keeps its own colours", () => {
  const name = '<span class="t-tag">&lt;a</span>';
  const value = '<span class="t-attr-name">b</span><span class="t-attr-value">="c"</span>';
  expect(highlight('<a b="c" />', "html")).toBe(`${name} ${value} />`);
  expect(highlight('<a b="c" />', "tsx")).toBe(highlight('<a b="c" />', "html"));
});

it("escapes code that looks like HTML", () => {
  expect(highlight("<img src=x onerror=alert(1)> &lt;", "text")).toBe("&lt;img src=x onerror=alert(1)> &amp;lt;");
});

it("cuts code into lines, a comment that spans them too, and marks those that were asked for", () => {
  expect(highlight("/* a\nb */\n\nc", "js", new Set([2, 4]))).toBe(
    [
      '<span class="line"><span class="t-comment">/* a\n</span></span>',
      '<span class="line marked"><span class="t-comment">b */</span>\n</span>',
      '<span class="line">\n</span>',
      '<span class="line marked">c</span>',
    ].join(""),
  );
});
