import { describe, expect, it } from "vitest";
import { compile, problemsOf } from "./test-page.ts";

describe("headings", () => {
  it("have ids: their own, or the slug of their text, none of them twice", async () => {
    const page = await compile("## Use `it` {#use}\n\n## Use\n\n## Use\n\n### A & B\n\n#### Deep\n");
    expect(page.toc).toEqual([
      { id: "use", text: "Use it", level: 2 },
      { id: "use-1", text: "Use", level: 2 },
      { id: "use-2", text: "Use", level: 2 },
      { id: "a--b", text: "A & B", level: 3 },
    ]);
    expect(page.ids).toEqual(["use", "use-1", "use-2", "a--b", "deep"]);
    expect(page.body[0]).toEqual(["h2", { id: "use" }, "Use ", ["code", null, "it"]]);
  });

  it.each([
    ["# One", ['3:1  "# One" makes a second h1: the title in the front matter is the first. Begin with ##']],
    ["### One", ['3:1  "One" is an h3 right after an h1: a level is skipped. Make it ##']],
    ["## One\n\n#### Two", ['5:1  "Two" is an h4 right after an h2: a level is skipped. Make it ###']],
    ["## One\n\n### Two\n\n## Three", []],
    ["## One {#x}\n\n## Two {#x}", ['5:1  the id "x" stands twice in this page: give one another, "## … {#id}"']],
    ['## One\n\n<p id="one">a</p>', ['5:1  the id "one" stands twice in this page: give one another, "## … {#id}"']],
    ["## One {#menu}", ['3:1  the id "menu" belongs to the frame around the page: give one another, "## … {#id}"']],
    ["## Menu\n\n## Search", []],
    ["## One {#1}", ['3:1  heading id "1": begin with a letter, then letters, digits, "-" and "_" only']],
    ["##", ['3:1  heading without text: give it some, or an id: "## … {#id}"']],
  ])("are checked: %j", async (mdx, problems) => {
    expect(await problemsOf(`Text\n\n${mdx}`)).toEqual(problems);
  });
});

describe("what a page cannot hold", () => {
  it.each([
    ["[a][b]", '3:1  "[a][b]" refers to nothing: define it below with [b]: /docs/…'],
    ["text[^1]", '3:1  "[^1]" refers to nothing: define it below with [^1]: …'],
    [
      "<script>alert</script>",
      "3:1  the page holds a <script>, which the site's security policy blocks: it belongs in client/",
    ],
    ["<tabs>a</tabs>", "3:1  <tabs> is no HTML element. Did you mean <Tabs>?"],
    ["a <storng>b</storng>", '3:3  <storng> is no HTML element. Did you mean "strong"?'],
    ["<x-thing />", "3:1  <x-thing> is no HTML element."],
    [
      "<details>\n<summary>a</summary>\nb\n</details>",
      "4:1  <summary> stands in a paragraph, where browsers do not see it: leave a blank line after it",
    ],
    ["a<br>b</br>", "3:2  <br> cannot hold anything: write <br /> alone"],
    [
      '<b onclick="go()">a</b>',
      "3:1  <b> has the script onclick, which the site's security policy blocks: what answers to the reader belongs in client/",
    ],
    ['<Tab label="a">b</Tab>', "3:1  <Tab> stands outside of <Tabs>: put <Tabs> around it and its neighbours"],
    [
      '<Tabs>\n\nSome text\n\n<Tab label="a">b</Tab>\n\n</Tabs>',
      "3:1  <Tabs> holds a <p>: put it into a <Tab>, or outside of <Tabs>",
    ],
    [
      '<Tabs>\n<Tab label="a">b</Tab>\nstray\n</Tabs>',
      "3:1  <Tabs> holds a <p>: put it into a <Tab>, or outside of <Tabs>",
    ],
    [
      '<Tabs>\n<Tab label="a">b</Tab>\n<Tab label="c">d</Tab>\n<Tab label="a">e</Tab>\n</Tabs>',
      '3:1  <Tabs> holds two tabs with the label "a": give one another',
    ],
    [
      '<Cards>text <Card title="a" href="/" /></Cards>',
      '3:1  <Cards> holds the text "text": put it into a <Card>, or outside of <Cards>',
    ],
  ])("is reported: %s", async (mdx, problem) => {
    expect(await problemsOf(`Text\n\n${mdx}`)).toEqual([problem]);
  });

  it("does not include brackets in code, nor those of a list", async () => {
    expect(await problemsOf("`[a][b]` and a[0] and \\[x\\]\n\n- [ ] open\n- [x] done\n\n[c][d]\n\n[d]: /docs")).toEqual(
      [],
    );
  });
});

describe("links", () => {
  it.each([
    ["[a](../overview.mdx)", "/docs/overview"],
    ["[a](../overview.mdx?b=c#d)", "/docs/overview?b=c#d"],
    ["[a](./page.mdx#d)", "/docs/guides/page#d"],
    ["[a](page.mdx)", "/docs/guides/page"],
    ['<Card title="a" href="../overview.mdx" />', "/docs/overview"],
    ["[a](./missing.mdx)", "./missing.mdx"],
    ["[a](https://x.example/a.mdx)", "https://x.example/a.mdx"],
    ["[a](/docs/overview)", "/docs/overview"],
    ["[a](#b)", "#b"],
  ])("to a page's file become its path: %s", async (mdx, href) => {
    expect((await compile(`Text\n\n${mdx}`)).links).toEqual([{ href, line: 3, column: 1 }]);
  });

  it.each([
    ["[](/docs/overview)", ['3:1  link to "/docs/overview" has no text: say where it leads']],
    ["a <a href='/x'> <b></b></a>", ['3:3  link to "/x" has no text: say where it leads']],
    ["[![](/logo.png)](/x)", ['3:1  link to "/x" has no text: say where it leads']],
    ["[![A logo](/logo.png)](/x)", []],
    ['<a href="/x" aria-label="Home"></a>', []],
    ["[`a`](/x)", []],
  ])("have a text: %s", async (mdx, problems) => {
    expect((await problemsOf(`Text\n\n${mdx}`)).filter((problem) => problem.includes("link to"))).toEqual(problems);
  });
});
