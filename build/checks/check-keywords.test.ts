import { expect, it } from "vitest";
import { keywords } from "../../content/keywords.ts";
import type { Settings } from "../settings/settings.ts";
import { checkKeywords } from "./check-keywords.ts";

it("reports keywords for sections that are not there, with their line and what may have been meant", () => {
  const settings = { keywords } as Settings;
  expect(checkKeywords("content", settings, Object.keys(keywords))).toEqual([]);
  const others = Object.keys(keywords).filter((url) => url !== "/docs/overview#install");
  expect(checkKeywords("content", settings, [...others, "/docs/overview#installation"])).toEqual([
    {
      file: "content/keywords.ts",
      line: expect.any(Number),
      message: '"/docs/overview#install" is no section of the docs. Did you mean "/docs/overview#installation"?',
    },
  ]);
});
