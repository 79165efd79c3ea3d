import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readLiveSources } from "../../build/live-sources.ts";
import { pictureMark } from "../../build/picture-mark.ts";

const sources = await readLiveSources("content");

describe("the picture of a live example", () => {
  it.each(sources)("was taken of the source as it is: $name", ({ name, source }) => {
    const picture = readFileSync(`content/live/${name}.png`);
    expect(picture.includes(pictureMark(source)), "take it again with npm run live:pictures").toBe(true);
  });
});
