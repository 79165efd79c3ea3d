import { expect, it } from "vitest";
import { cssColour } from "./colours.ts";
import { pictureUrl } from "./pictures.ts";
import { isSafeHref } from "./urls.ts";

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
])("isSafeHref(%j) is %s", (value, expected) => {
  expect(isSafeHref(value)).toBe(expected);
});

it.each([
  ["green", "var(--green)"],
  ["#17705C", "#17705C"],
  ["none", "transparent"],
  ["red; background: url(x)", "transparent"],
  ["constructor", "transparent"],
])("cssColour(%j) is %j", (colour, css) => {
  expect(cssColour(colour)).toBe(css);
});

it("shows a built-in picture instead of a picture with a blocked URL", () => {
  expect(pictureUrl("tree")).toMatch(/^data:image\/svg\+xml,/);
  expect(pictureUrl("data:image/png;base64,AAAA")).toBe("data:image/png;base64,AAAA");
  for (const picture of ["https://x.example/a.png", "data:image/svg+xml,<svg/>", "toString"]) {
    expect(pictureUrl(picture)).toBe(pictureUrl("blocks"));
  }
});
