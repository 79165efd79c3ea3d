import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { compile, content, problemsOf } from "./test-page.ts";

describe("media", () => {
  it("beside the page get hashed names, wherever they are named", async () => {
    const page = await compile(
      '<video src="./clip.mp4" poster="pixel.png">\n<source srcset="pixel.png 1x, /logo.png 2x" />\n</video>',
    );
    const [clip, pixel] = ["clip.mp4", "pixel.png"].map(
      (name) => page.images.find((image) => image.file.endsWith(name))?.path ?? "",
    );
    expect(clip).toMatch(/^\/_assets\/img-[0-9a-f]{20}\.mp4$/);
    const source = ["source", { srcSet: `${pixel} 1x, /logo.png 2x` }];
    expect(page.body).toEqual([["video", { src: clip, poster: pixel }, source]]);
  });

  it("in a frame may be a page, which is checked as a link", async () => {
    const page = await compile('<iframe src="/examples/basic" title="Basic" />');
    expect(page.links).toEqual([{ href: "/examples/basic", line: 1, column: 1 }]);
    expect(page.images).toEqual([]);
  });

  it.each([
    [
      '<video src="./clp.mp4" />',
      '3:1  <video> has the src "./clp.mp4": there is no file clp.mp4. Did you mean "clip.mp4"?',
    ],
    [
      "<video poster='/gone.png' />",
      `3:1  <video> has the poster "/gone.png": there is no file ${join(content, "static/gone.png")}. Did you mean "logo.png"?`,
    ],
    [
      '<iframe src="https://x.example/a" title="A" />',
      '3:1  <iframe> has the src "https://x.example/a": the security policy blocks what is not on this site, so put the file beside the page',
    ],
    [
      '<object data="//x.example/a.svg" />',
      '3:1  <object> has the data "//x.example/a.svg": the security policy blocks what is not on this site, so put the file beside the page',
    ],
    [
      '<img src="pixel.png" srcSet="pixel.png 1x, pixl.png 2x" alt="" />',
      '3:1  <img> has in its srcSet "pixl.png": there is no file pixl.png. Did you mean "pixel.png"?',
    ],
  ])("are checked: %s", async (mdx, problem) => {
    expect(await problemsOf(`Text\n\n${mdx}`)).toEqual([problem]);
  });
});

describe("images", () => {
  it("know their size, and a hashed name when they stand beside the page", async () => {
    const page = await compile("![One pixel](./pixel.png)\n\n![The same](<a picture.png>)\n\n![](/logo.png)");
    const image = (src: string, alt: string) => [
      "p",
      null,
      ["img", { src, alt, width: 1, height: 1, loading: "lazy" }],
    ];
    const src = page.images[0]?.path ?? "";
    expect(src).toMatch(/^\/_assets\/img-[0-9a-f]{20}\.png$/);
    expect(page.body).toEqual([image(src, "One pixel"), image(src, "The same"), image("/logo.png", "")]);
    expect(page.images).toEqual([
      { file: join(content, "docs/guides/pixel.png"), path: src },
      { file: join(content, "docs/guides/a picture.png"), path: src },
    ]);
    expect(page.dependencies).toEqual([
      join(content, "docs/guides/pixel.png"),
      join(content, "docs/guides/a picture.png"),
      join(content, "static/logo.png"),
    ]);
  });

  it("keep what their author says of them", async () => {
    const { body } = await compile('<img src="/logo.png" alt="a" width={20} height={10} loading="eager" />');
    expect(body).toEqual([["img", { src: "/logo.png", alt: "a", width: 20, height: 10, loading: "eager" }]]);
  });

  it.each([
    ["![a](./pixl.png)", '3:1  image "./pixl.png": there is no file pixl.png. Did you mean "pixel.png"?'],
    ["![a](.)", `3:1  image ".": there is no file ${join(content, "docs/guides")}.`],
    ["![a](%E0%A4%A.png)", '3:1  image "%E0%A4%25A.png": there is no file %E0%A4%25A.png.'],
    [
      "![a](/lgo.png)",
      `3:1  image "/lgo.png": there is no file ${join(content, "static/lgo.png")}. Did you mean "logo.png"?`,
    ],
    [
      '<img src="/logo.png" />',
      '3:1  image "/logo.png" has no alt text: say what it shows, or alt="" if it says nothing new',
    ],
    [
      "![a](https://x.example/a.png)",
      '3:1  image "https://x.example/a.png": the security policy blocks what is not on this site, so put the file beside the page',
    ],
    [
      "![a](//x.example/a.png)",
      '3:1  image "//x.example/a.png": the security policy blocks what is not on this site, so put the file beside the page',
    ],
    [
      "![a](broken.png)",
      '3:1  image "broken.png" cannot be read: save it as PNG, JPEG, GIF, WebP, AVIF or SVG, and name it so',
    ],
    [
      "![a](drawing.png)",
      '3:1  image "drawing.png" is SVG inside, which browsers do not show so: save it as PNG, JPEG, GIF, WebP, AVIF or SVG, and name it so',
    ],
    [
      "![a](scan.tif)",
      '3:1  image "scan.tif" is BMP inside, which browsers do not show so: save it as PNG, JPEG, GIF, WebP, AVIF or SVG, and name it so',
    ],
    [
      "![a](large.png)",
      '3:1  image "large.png": it has 26.0 MiB, and Cloudflare serves no file of more than 25: make it smaller',
    ],
  ])("are checked: %s", async (mdx, problem) => {
    expect(await problemsOf(`Text\n\n${mdx}`)).toEqual([problem]);
  });
});
