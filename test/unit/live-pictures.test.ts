import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { pictureOfStep, readExampleSteps } from "../../build/live/example-steps.ts";
import { readLiveSources } from "../../build/sources/live-sources.ts";
import { markOfStep, pictureMark } from "../picture-marks.ts";

const sources = await readLiveSources("content");
const advice = "take it again with npm run live:pictures";

describe("the picture of a live example", () => {
  it.each(sources)("was taken from the current source: $name", ({ name, source }) => {
    const picture = readFileSync(`content/live/${name}.png`);
    expect(picture.includes(pictureMark(source)), advice).toBe(true);
  });
});

describe("the picture of a step", () => {
  it.each(readExampleSteps())("was taken from the current code: $name", async (step) => {
    const picture = readFileSync(pictureOfStep(step.name));
    expect(picture.includes(await markOfStep(step)), advice).toBe(true);
  });
});
