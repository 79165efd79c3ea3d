import { expect, it } from "vitest";
import { isLink } from "./addresses.ts";
import { cssColour } from "./colours.ts";
import { pictureAddress } from "./pictures.ts";

it.each([
  ["", true],
  ["https://example.com/a?b#c", true],
  ["/docs/overview", true],
  ["#part", true],
  ["mailto:a@example.com", true],
  ["javascript:alert(1)", false],
  [" javascript:alert(1)", false],
  ["data:text/html,x", false],
  ["//evil.example", false],
  ["/\\evil.example", false],
  ["https://", false],
  ["word", false],
  [5, false],
  [null, false],
])("%j is a link: %s", (value, expected) => {
  expect(isLink(value)).toBe(expected);
});

it.each([
  ["green", "var(--green)"],
  ["#17705C", "#17705C"],
  ["none", "transparent"],
  ["red; background: url(x)", "transparent"],
  ["constructor", "transparent"],
])("the colour %j is the CSS %j", (colour, css) => {
  expect(cssColour(colour)).toBe(css);
});

it("shows a placeholder instead of a picture from a blocked address", () => {
  expect(pictureAddress("tree")).toMatch(/^data:image\/svg\+xml,/);
  expect(pictureAddress("data:image/png;base64,AAAA")).toBe("data:image/png;base64,AAAA");
  for (const picture of ["https://x.example/a.png", "data:image/svg+xml,<svg/>", "toString"]) {
    expect(pictureAddress(picture)).toBe(pictureAddress("blocks"));
  }
});
