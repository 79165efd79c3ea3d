import { existsSync, utimesSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { imageSize } from "image-size";
import { expect, it } from "vitest";
import { type Page, type PageRecord, recordFormat } from "../../shared/page-data.ts";
import { assetsPath } from "../../shared/wire-names.ts";
import { readSettings } from "../settings.ts";
import { drawPictures, namePictures, pictureFiles } from "./social-pictures.ts";

const settings = await readSettings("test/fixtures/site");
const record = (title: string, page: Page, robots?: string): PageRecord => ({
  format: recordFormat,
  head: { title, description: "", path: "/x", ...(robots ? { robots } : {}) },
  page,
});
const support: Page = { kind: "support" };

it("names a picture by what it shows: the same words, the same picture", async () => {
  const [one, same, other] = (
    await namePictures(settings, [record("A", support), record("A", support), record("B", support)])
  ).records.map(({ head }) => head.picture);
  expect(one).toMatch(/^\/_assets\/og-[0-9a-f]{20}\.png$/);
  expect(same).toBe(one);
  expect(other).not.toBe(one);
});

it("leaves out what search engines leave out", async () => {
  const { records, pictures } = await namePictures(settings, [
    record("A", { kind: "not-found", query: "", suggestions: [] }, "noindex"),
  ]);
  expect(records[0]?.head.picture).toBeUndefined();
  expect(pictures).toEqual([]);
});

it("draws a picture once, in any script", async () => {
  // A unique title, so that no earlier run has cached it.
  const title = `Έγγραφα ${process.pid} ${performance.now()}`;
  const { pictures, records } = await namePictures(settings, [record(title, support)]);
  expect(await pictureFiles(pictures)).toEqual([]);
  expect(await drawPictures(settings, pictures, () => {})).toBe(1);
  expect(await drawPictures(settings, pictures, () => {})).toBe(0);
  const [file] = await pictureFiles(pictures);
  expect(file?.path).toBe(records[0]?.head.picture);
  const bytes = file?.contents ?? new Uint8Array();
  expect(imageSize(bytes)).toMatchObject({ width: 1200, height: 630, type: "png" });
  const kept = await readFile(`.cache/pictures/${file?.path.slice(assetsPath.length)}`);
  expect(Buffer.from(bytes).equals(kept)).toBe(true);
});

it("removes what was not drawn or asked for in a month", async () => {
  const titles = ["used", "unused", "new"].map((title) => `${title} ${process.pid} ${performance.now()}`);
  const { pictures } = await namePictures(
    settings,
    titles.map((title) => record(title, support)),
  );
  const draw = (...names: number[]) =>
    drawPictures(
      settings,
      pictures.filter((_, index) => names.includes(index)),
      () => {},
    );
  await draw(0, 1);
  const files = pictures.map(({ name }) => `.cache/pictures/${name}`);
  const old = new Date("2020-01-01");
  for (const file of files.slice(0, 2)) utimesSync(file, old, old);
  await draw(0);
  await draw(2);
  expect(files.map((file) => existsSync(file))).toEqual([true, false, true]);
});
