import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { Button } from "../blocks/button.tsx";
import { Card, Column, Columns, Container, Page } from "../blocks/containers.tsx";
import { Image } from "../blocks/image.tsx";
import { Heading, Text } from "../blocks/texts.tsx";
import { Video } from "../blocks/video.tsx";
import { startPage } from "../page/start-page.tsx";
import { serialisedPage } from "../state/serialised-page.ts";
import { pageHtml } from "./page-html.ts";
import { pageStyle } from "./page-style.ts";

const address = (path: string) => `https://craft.example${path}`;

it("writes each kind of block, its settings and where it stands, with its texts escaped", () => {
  const page = serialisedPage(
    <Page key="ROOT">
      <Container key="row" direction="row" align="end" padding={0} background="canvas" radius={4}>
        <Heading key="title" text="A <b> & c" level="1" />
        <Button key="link" text="Go" href="/docs?a&b" size="small" />
      </Container>
      <Columns key="columns" padding={0} valign="center">
        <Column key="column" share={2} align="center">
          <Card key="card" gap={0} />
          <Text key="text" text={"One\ntwo"} />
          <Heading key="small" size="large" align="end" colour="#123456" />
          <Container key="inner" gap={0} padding={0} width={50} height={80} />
        </Column>
      </Columns>
      <Button key="outline" kind="outline" href={'https://a.example/"'} align="center" />
      <Image key="image" picture="data:image/png;base64,AA==" alt={'"'} width={50} align="center" />
      <Video key="video" title="Film" />
      <Image key="far" address="https://a.example/x.png" />
      <Video key="tube" address="https://youtu.be/aqz-KE-bpKQ" title="Film" />
      <Video key="file" address="https://a.example/x.mp4" />
    </Page>,
  );
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

it("leaves out hidden blocks, and has a title without a heading", () => {
  const page = serialisedPage(
    <Page key="ROOT">
      <Text key="a" text="Shown" />
      <Text key="b" text="Hidden" />
    </Page>,
  );
  Object.assign(page.b ?? {}, { hidden: true });
  const html = pageHtml(page, address);
  expect(html).toContain("<p>Shown</p>");
  expect(html).not.toContain("Hidden");
  expect(html).toContain("<title>A page</title>");
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
