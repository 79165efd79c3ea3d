import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { startPage } from "../page/start-page.ts";
import { type BlockSketch, serialisedPage } from "../state/serialised-page.ts";
import { pageHtml } from "./page-html.ts";
import { pageStyle } from "./page-style.ts";

const address = (path: string) => `https://craft.example${path}`;
const pageOf = (children: BlockSketch[], props = {}) => serialisedPage(["Page", "ROOT", props, children]);

it("writes each kind of block, its settings and where it stands, with its texts escaped", () => {
  const inRow: BlockSketch[] = [
    ["Heading", "title", { text: "A <b> & c", level: "1" }],
    ["Button", "link", { text: "Go", href: "/docs?a&b", size: "small" }],
  ];
  const inColumn: BlockSketch[] = [
    ["Card", "card", { gap: 0 }],
    ["Text", "text", { text: "One\ntwo" }],
    ["Heading", "small", { size: "large", align: "end", colour: "#123456" }],
    ["Container", "inner", { gap: 0, padding: 0, width: 50, height: 80 }],
  ];
  const page = pageOf([
    ["Container", "row", { direction: "row", align: "end", padding: 0, background: "canvas", radius: 4 }, inRow],
    [
      "Columns",
      "columns",
      { padding: 0, valign: "center" },
      [["Column", "column", { share: 2, align: "center" }, inColumn]],
    ],
    ["Button", "outline", { kind: "outline", href: 'https://a.example/"', align: "center" }],
    ["Image", "image", { picture: "data:image/png;base64,AA==", alt: '"', width: 50, align: "center" }],
    ["Video", "video", { title: "Film" }],
    ["Image", "far", { address: "https://a.example/x.png" }],
    ["Video", "tube", { address: "https://youtu.be/aqz-KE-bpKQ", title: "Film" }],
    ["Video", "file", { address: "https://a.example/x.mp4" }],
  ]);
  const html = pageHtml(page, address);
  expect(html).toContain(`  <body>
    <main class="stack" style="gap: 32px; padding: min(24px, 6vw); background: var(--paper)">
      <section class="row" style="gap: 16px; background: var(--canvas); border-radius: 4px; justify-content: end">
        <h1 class="larger">A &lt;b&gt; &amp; c</h1>
        <a class="button small" href="https://craft.example/docs?a&amp;b" style="color: var(--paper); background: var(--green); border-color: var(--green)">Go</a>
      </section>
      <section class="columns" style="gap: 24px; align-items: center">
        <div class="column stack" style="gap: 16px; flex-grow: 2">
          <article class="card stack" style="padding: min(24px, 6vw); background: var(--paper); border-radius: 10px"></article>
          <p class="center">One<br>two</p>
          <h2 class="large end" style="color: #123456">A heading</h2>
          <div class="stack" style="width: 50%; margin-inline: auto; min-height: 80px"></div>
        </div>
      </section>
      <a class="button center" href="https://a.example/&quot;" style="color: var(--green)">A button</a>
      <img class="center" src="data:image/png;base64,AA==" alt="&quot;" width="480" height="300" style="width: 50%; border-radius: 8px">
      <video src="https://craft.example/examples-dragging.mp4" aria-label="Film" width="480" height="300" style="width: 100%" controls loop muted playsinline preload="metadata"></video>
      <img src="https://a.example/x.png" alt="" style="width: 100%; border-radius: 8px">
      <iframe src="https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ" title="Film" allowfullscreen loading="lazy" style="width: 100%; aspect-ratio: 8 / 5; border: 0"></iframe>
      <video src="https://a.example/x.mp4" aria-label="A block is dragged into a container" width="480" height="300" style="width: 100%" controls loop muted playsinline preload="metadata"></video>
    </main>
  </body>
`);
  expect(html).toContain("<title>A &lt;b&gt; &amp; c</title>");
});

it("gives a value that no field allows the block's default, and leaves out hidden blocks", () => {
  const url = "url(//evil.example)";
  const blocks: BlockSketch[] = [
    ["Button", "a", { href: "javascript:evil()", colour: `red;background:${url}`, size: '"><script>evil' }],
    ["Image", "b", { picture: "https://evil.example/x.png", width: "1px;evil" }],
    ["Text", "c", { text: { evil: 1 } }],
    ["Text", "d", { text: "evil" }],
  ];
  const page = pageOf(blocks, { background: url, padding: -1 });
  Object.assign(page.d ?? {}, { hidden: true });
  const html = pageHtml(page, address);
  expect(html).not.toContain("evil");
  expect(html).toContain("<title>A page</title>");
  expect(html.match(/>A button<|src="data:image\/svg|style="width: 100%|>Double-click this text/g)).toHaveLength(4);
});

it("writes the start page in the classes of its style sheet, without what is there for editing", () => {
  const html = pageHtml(startPage, address);
  expect(html).not.toMatch(/ (id|role|tabindex|draggable|contenteditable|data-[a-z]+)=|undefined|false/);
  for (const name of [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names]) => names?.split(" "))) {
    expect(html).toContain(`.${name} {`);
  }
});

it("has the site's colours", async () => {
  const tokens = await readFile("packages/browser/styles/tokens.css", "utf8");
  const colours = [...pageStyle.matchAll(/(--[a-z-]+): light-dark\((.+), (.+)\);/g)];
  expect(colours.length).toBeGreaterThan(8);
  for (const [, name, ...modes] of colours) {
    expect([...tokens.matchAll(new RegExp(`^ +${name}: (#.*);`, "gm"))].map(([, value]) => value)).toEqual(modes);
  }
});
