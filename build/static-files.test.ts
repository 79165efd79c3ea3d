import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { staticFiles } from "./static-files.ts";

let content: string;
beforeEach(() => {
  content = mkdtempSync(join(tmpdir(), "static-files-"));
});
afterEach(() => rmSync(content, { recursive: true }));

it("serves static files under their own names", async () => {
  mkdirSync(join(content, "static/img"), { recursive: true });
  writeFileSync(join(content, "static/img/a.svg"), "<svg/>");
  writeFileSync(join(content, "static/favicon.ico"), "icon");
  const files = await staticFiles(content);
  expect(files.map(({ path, contents }) => [path, Buffer.from(contents).toString()])).toEqual([
    ["/favicon.ico", "icon"],
    ["/img/a.svg", "<svg/>"],
  ]);
});

it("serves what stands in .well-known, and no other file that begins with a dot", async () => {
  mkdirSync(join(content, "static/.well-known"), { recursive: true });
  writeFileSync(join(content, "static/.well-known/security.txt"), "");
  writeFileSync(join(content, "static/.DS_Store"), "");
  const files = await staticFiles(content);
  expect(files.map(({ path }) => path)).toEqual(["/.well-known/security.txt"]);
});

it("needs no static files", async () => {
  expect(await staticFiles(content)).toEqual([]);
});

it("refuses a static file whose path would be a page's", async () => {
  mkdirSync(join(content, "static"));
  writeFileSync(join(content, "static/support"), "");
  await expect(staticFiles(content)).rejects.toMatchObject({
    name: "ContentError",
    problems: [
      {
        file: join(content, "static/support"),
        message: "a static file needs an extension: without one, its path is a page's",
      },
    ],
  });
});

it("refuses a file that would answer to an address which is put right", async () => {
  mkdirSync(join(content, "static/demo"), { recursive: true });
  writeFileSync(join(content, "static/demo/index.html"), "");
  await expect(staticFiles(content)).rejects.toMatchObject({
    name: "ContentError",
    problems: [
      {
        file: join(content, "static/demo/index.html"),
        message: "/index.html is dropped from every address: name the file otherwise",
      },
    ],
  });
});

it("refuses a file that Cloudflare does not serve, for which it would refuse the deployment", async () => {
  mkdirSync(join(content, "static"));
  writeFileSync(join(content, "static/film.mp4"), "");
  truncateSync(join(content, "static/film.mp4"), 25 * 2 ** 20);
  expect(await staticFiles(content)).toHaveLength(1);
  truncateSync(join(content, "static/film.mp4"), 30 * 2 ** 20);
  await expect(staticFiles(content)).rejects.toMatchObject({
    name: "ContentError",
    problems: [
      {
        file: join(content, "static/film.mp4"),
        message: "it has 30.0 MiB, and Cloudflare serves no file of more than 25: make it smaller",
      },
    ],
  });
});
