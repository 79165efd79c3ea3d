import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { prefersMarkdown } from "./negotiation.ts";

/** `Accept` headers of clients, from their source code, from logs and documentation. */
const clients: [client: string, accept: string | undefined, isMarkdown: boolean][] = [
  [
    "Chrome",
    "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8,application/signed-exchange;v=b3;q=0.7",
    false,
  ],
  ["Firefox", "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8", false],
  ["Firefox 92", "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8", false],
  ["Safari", "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8", false],
  ["Edge 18", "text/html, application/xhtml+xml, image/jxr, */*", false],
  ["Internet Explorer 8", "image/jpeg, application/x-ms-application, image/gif, application/xaml+xml, */*", false],
  ["Lynx", "text/html, text/plain, text/sgml, text/css, application/xhtml+xml, */*;q=0.01", false],
  ["w3m", "text/html, text/*;q=0.5, image/*, application/*", false],
  [
    "Googlebot",
    "text/html,application/xhtml+xml,application/signed-exchange;v=b3,application/xml;q=0.9,*/*;q=0.8",
    false,
  ],
  ["Bingbot, curl, wget, python-requests, fetch()", "*/*", false],
  ["axios", "application/json, text/plain, */*", false],
  ["jQuery's load()", "text/html, */*; q=0.01", false],
  ["Java's HttpURLConnection", "text/html, image/gif, image/jpeg, *; q=.2, */*; q=.2", false],
  ["Go's and Ruby's clients, none", undefined, false],
  ["an empty header", "", false],
  [
    "a feed reader",
    "application/atom+xml,application/rss+xml;q=0.9,application/xml;q=0.8,text/xml;q=0.7,*/*;q=0.7",
    false,
  ],
  ["Thunderbird's feeds", "application/rss+xml, application/xml, text/xml, text/html;q=0.5", false],
  ["Slackbot, facebookexternalhit", "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8", false],
  ["Codex CLI", "text/html, */*", false],
  ["Claude Code", "text/markdown, text/html, */*", true],
  ["Cursor", "text/markdown, text/plain;q=0.9, */*;q=0.8", true],
  [
    "opencode for Markdown",
    "text/markdown;q=1.0, text/x-markdown;q=0.9, text/plain;q=0.8, text/html;q=0.7, */*;q=0.1",
    true,
  ],
  [
    "opencode for HTML",
    "text/html;q=1.0, application/xhtml+xml;q=0.9, text/plain;q=0.8, text/markdown;q=0.7, */*;q=0.1",
    false,
  ],
  ["opencode for text", "text/plain;q=1.0, text/markdown;q=0.9, text/html;q=0.8, */*;q=0.1", true],
  ["afdocs, the guides of Cloudflare and Vercel", "text/markdown", true],
];

describe("the content type of a page", () => {
  it.each(clients)("%s sends “Accept: %s”", (_, accept, isMarkdown) => {
    expect(prefersMarkdown(accept)).toBe(isMarkdown);
  });

  it.each([
    ["*/*;q=0.9, text/markdown;q=0.1", false],
    ["text/markdown;q=0.1, */*;q=0.9", false],
    ["text/*;q=0.9, text/markdown;q=0.1", false],
    ["text/*;q=0.1, text/markdown;q=0.2", true],
    ["*/*;q=0.9, text/html;q=0.1", true],
    ["text/html;q=0, */*", true],
    ["text/html;q=0, */*;q=0.001", true],
    ["text/markdown;q=0, */*", false],
    ["text/markdown;q=0.000, text/*", false],
    ["text/html;q=0, text/markdown;q=0", false],
    ["text/*;q=0, text/markdown", true],
    ["*/*;q=0, text/*", false],
    ["text/html, text/markdown", false],
    ["text/*", false],
    ["text/*, */*", false],
    ["application/*", false],
    ["TEXT/MARKDOWN; Q=0.5, text/html; Q=0.4", true],
    ["text/markdown;charset=UTF-8", true],
    ['text/markdown;charset="utf-8", */*;q=0.5', true],
    ["text/markdown;charset=utf-16", false],
    ['text/plain;x=", text/markdown, ", text/html', false],
    ["text/markdown\t;\tq=0.9 ,text/html;q=0.8", true],
    [",,text/markdown,,", true],
    ["text/markdown;q=one, text/html;q=0.1", false],
    ["text/markdownx, text/mark", false],
    ["markdown", false],
    [",;q=,", false],
  ])("is Markdown for “Accept: %s”: %s", (accept, isMarkdown) => {
    expect(prefersMarkdown(accept)).toBe(isMarkdown);
  });

  it("is the type with the greater weight, which the most specific matching range sets", () => {
    const ranges = ["*/*", "text/*", "text/html", "text/markdown", "application/json", "application/*"];
    const header = fc.uniqueArray(fc.tuple(fc.constantFrom(...ranges), fc.integer({ min: 0, max: 1000 })), {
      selector: ([range]) => range,
    });
    const weightOf = (type: string, list: [string, number][]) =>
      [type, "text/*", "*/*"].flatMap((range) => list.filter(([name]) => name === range)).at(0)?.[1] ?? 0;
    fc.assert(
      fc.property(header, (list) => {
        const [markdown, html] = [weightOf("text/markdown", list), weightOf("text/html", list)];
        fc.pre(markdown !== html || markdown === 0);
        const accept = list.map(([range, weight]) => `${range};q=${weight / 1000}`).join(", ");
        expect(prefersMarkdown(accept), accept).toBe(markdown > html);
      }),
    );
  });
});
