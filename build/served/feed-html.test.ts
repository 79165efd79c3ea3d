import { expect, it } from "vitest";
import { feedHtml } from "./feed-html.ts";

it.each([
  ["a path", '<a href="/sub/docs?a=1&amp;b#c">x</a>', '<a href="https://craft.test/sub/docs?a=1&amp;b#c">x</a>'],
  ["an id in the page", '<a href="#c">x</a>', '<a href="https://craft.test/sub/blog/a#c">x</a>'],
  ["another site's address", '<a href="https://x.test/">x</a>', '<a href="https://x.test/">x</a>'],
  ["a picture", '<img src="/a.png"/>', '<img src="https://craft.test/a.png"/>'],
  [
    "a picture in two sizes",
    '<img srcSet="/a.png 1x, /b.png 2x"/>',
    '<img srcSet="https://craft.test/a.png 1x, https://craft.test/b.png 2x"/>',
  ],
  ["the anchor of a heading", '<h2 id="a">A<a class="heading-anchor" href="#a">#</a></h2>', '<h2 id="a">A</h2>'],
  ["a button", "<figure><pre>x</pre><button><svg></svg>\n</button></figure>", "<figure><pre>x</pre></figure>"],
])("converts %s for feed readers", (_, html, expected) => {
  expect(feedHtml(html, "https://craft.test/sub/blog/a")).toBe(expected);
});
