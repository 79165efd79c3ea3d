import { symlinkSync, truncateSync } from "node:fs";
import { join } from "node:path/posix";
import { expect, it } from "vitest";
import { testFolder, writeFiles } from "../../test/test-folder.ts";
import { staticFiles } from "./static-files.ts";

const content = testFolder();

it("serves static files under their own names", async () => {
  writeFiles(content, { "static/img/a.svg": "<svg/>", "static/favicon.ico": "icon" });
  const files = await staticFiles(content);
  expect(files.map(({ path, contents }) => [path, Buffer.from(contents).toString()])).toEqual([
    ["/favicon.ico", "icon"],
    ["/img/a.svg", "<svg/>"],
  ]);
});

it("serves .well-known, but no other files that begin with a dot", async () => {
  writeFiles(content, { "static/.well-known/security.txt": "", "static/.DS_Store": "" });
  const files = await staticFiles(content);
  expect(files.map(({ path }) => path)).toEqual(["/.well-known/security.txt"]);
});

it("skips files that Windows, a merge or an editor left behind", async () => {
  const leftovers = ["Thumbs.db", "img/desktop.ini", "robots.txt.orig", "a.svg~", "a.svg.bak", ".a.svg.swp"];
  writeFiles(content, Object.fromEntries(["a.svg", ...leftovers].map((name) => [`static/${name}`, ""])));
  expect((await staticFiles(content)).map(({ path }) => path)).toEqual(["/a.svg"]);
});

it.each([
  ["nowhere", "ENOENT"],
  ["picture.svg", "ELOOP"],
])("reports a symbolic link to %s", async (target, code) => {
  writeFiles(content, { "static/a.svg": "" });
  const file = join(content, "static/picture.svg");
  symlinkSync(target, file);
  const message = `cannot be read (${code}): remove it, or correct the link`;
  await expect(staticFiles(content)).rejects.toMatchObject({ name: "ContentError", problems: [{ file, message }] });
});

it("accepts a site without static files", async () => {
  expect(await staticFiles(content)).toEqual([]);
});

it.each([
  ["support", 0, "a static file needs an extension: paths without one belong to pages"],
  ["demo/index.html", 0, "/index.html is dropped from every URL: rename the file"],
  ["film.mp4", 30, "it is 30.0 MiB, but Cloudflare's limit is 25 MiB per file"],
])("rejects %s with %i MiB", async (name, size, message) => {
  const file = join(content, "static", name);
  writeFiles(content, { [`static/${name}`]: "" });
  truncateSync(file, size * 2 ** 20);
  await expect(staticFiles(content)).rejects.toMatchObject({ name: "ContentError", problems: [{ file, message }] });
});

it("serves files up to Cloudflare's limit", async () => {
  writeFiles(content, { "static/film.mp4": "" });
  truncateSync(join(content, "static/film.mp4"), 25 * 2 ** 20);
  expect(await staticFiles(content)).toHaveLength(1);
});
