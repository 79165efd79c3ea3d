import { join, relative } from "node:path/posix";
import { describe, expect, it } from "vitest";
import { compile, content, problemsOf } from "./test-page.ts";

describe("media", () => {
  it("beside the page get the paths that the site serves them at in src, poster and srcset", async () => {
    const page = await compile(
      '<video src="./clip.mp4" poster="pixel.png">\n<source srcset="pixel.png 1x, /logo.png 2x" />\n</video>',
    );
    expect(page.html).toBe(
      '<video src="/served/clip.mp4" poster="/served/pixel.png"><source srcset="/served/pixel.png 1x, /logo.png 2x"></video>',
    );
  });

  it("in an iframe may be a page, which is checked as a link", async () => {
    const page = await compile('<iframe src="/examples/basic" title="Basic" />');
    expect(page.links).toMatchObject([{ href: "/examples/basic", line: 1, column: 1 }]);
    expect(page.images).toEqual([]);
  });
});

describe("files of other sites", () => {
  it.each([
    ["![A drawing](https://x.example/a.png)", '<p><a href="https://x.example/a.png">A drawing</a></p>'],
    ['<iframe src="https://x.example/a" title="A film" width="9" />', '<a href="https://x.example/a">A film</a>'],
    [
      '<video controls>\n<source src="https://x.example/a.mp4" type="video/mp4" />\n</video>',
      '<a href="https://x.example/a.mp4">https://x.example/a.mp4</a>',
    ],
    ["![](//x.example/a.png)", '<p><a href="//x.example/a.png">//x.example/a.png</a></p>'],
    [
      '<picture>\n<source srcset="https://x.example/b.png 1x, c.png 2x" /><img src="pixel.png" alt="" />\n</picture>',
      '<picture><source><img src="/served/pixel.png" alt="" width="1" height="1" loading="lazy"></picture>',
    ],
    ["[![npm](https://x.example/a.svg)](/x)", '<p><a href="/x"><span>npm</span></a></p>'],
  ])("become links, or are left out of a set: %s", async (mdx, html) => {
    expect((await compile(mdx)).html).toBe(html);
  });
});

describe("images", () => {
  it("get a width and height, and the path that the site serves them at if they are beside the page", async () => {
    const page = await compile("![One pixel](./pixel.png)\n\n![The same](<a picture.png>)\n\n![](/logo.png)");
    const image = (src: string, alt: string) =>
      `<p><img src="${src}" alt="${alt}" width="1" height="1" loading="lazy"></p>`;
    expect(page.html).toBe(
      image("/served/pixel.png", "One pixel") + image("/served/a picture.png", "The same") + image("/logo.png", ""),
    );
    expect(page.images).toEqual([
      { file: join(content, "docs/guides/pixel.png"), path: "/served/pixel.png" },
      { file: join(content, "docs/guides/a picture.png"), path: "/served/a picture.png" },
    ]);
    expect(page.dependencies).toEqual([
      join(content, "docs/guides/pixel.png"),
      join(content, "docs/guides/a picture.png"),
      join(content, "static/logo.png"),
    ]);
  });

  it("of draw.io get a size, although a long attribute precedes it", async () => {
    const { html } = await compile("![a](diagram.drawio.svg)");
    expect(html).toContain('alt="a" width="4" height="2"');
  });

  it("keep the attributes that the page sets", async () => {
    const { html } = await compile('<img src="/logo.png" alt="a" width={20} height={10} loading="eager" />');
    expect(html).toBe('<img src="/logo.png" alt="a" width="20" height="10" loading="eager">');
  });

  it.each([
    ['width="300"', 'width="300" height="150"'],
    ['height="30"', 'height="30" width="60"'],
    ['width="50%"', 'width="50%"'],
  ])("keep their aspect ratio if the page sets only %s", async (attribute, attributes) => {
    const { html } = await compile(`<img src="wide.svg" alt="" ${attribute} />`);
    expect(html).toMatch(new RegExp(`^<img src="\\S+" alt="" ${attributes} loading="lazy">$`));
  });

  it("and links of an imported component are checked, and reported where the page uses it", async () => {
    expect(await problemsOf('import { Figure } from "./figure.tsx";\n\nText\n\n<Figure src="pixl.png" />')).toEqual([
      `5:1  image "pixl.png": the file pixl.png doesn't exist. Did you mean "pixel.png"?`,
    ]);
    const page = await compile('import { Figure } from "./figure.tsx";\n\nText\n\n<Figure src="pixel.png" />');
    expect(page.links).toEqual([{ href: "/docs/overview", written: "../overview.mdx", line: 5, column: 1 }]);
    expect(page.images).toMatchObject([{ file: join(content, "docs/guides/pixel.png") }]);
  });

  it("imported by a page get the path that the site serves them at", async () => {
    const page = await compile('import pixel from "./pixel.png";\n\n<img src={pixel} alt="A" />');
    expect(page.images).toMatchObject([{ file: relative(".", join(content, "docs/guides/pixel.png")) }]);
    expect(page.html).toContain(`src="${page.images[0]?.path}"`);
  });
});
