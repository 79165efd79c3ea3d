import { join } from "node:path/posix";
import { describe, expect, it } from "vitest";
import { compile, content } from "./test-page.ts";

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
});
