import { expect, it } from "vitest";
import { escapeHtml, unescapeHtml } from "./html-text.ts";

it("escapes text for attributes and elements, and unescapes it", () => {
  const text = `<a title="it's">&lt; & more</a>`;
  expect(escapeHtml(text)).toBe("&lt;a title=&quot;it&#39;s&quot;&gt;&amp;lt; &amp; more&lt;/a&gt;");
  expect(unescapeHtml(escapeHtml(text))).toBe(text);
});
