import { describe, expect, it } from "vitest";
import { etagOf, isFresh } from "./etag.ts";

it("makes a weak ETag from the release and the version", () => {
  expect(etagOf("301349bfc8b6", "1d3eb4cc")).toBe('W/"301349bfc8b6-1d3eb4cc"');
});

it("compares a W/ inside a tag literally", () => {
  expect(isFresh('"aW/b"', 'W/"aW/b"')).toBe(true);
});

describe("the browser's copy", () => {
  const etag = 'W/"release-page"';

  it.each([
    'W/"release-page"',
    '"release-page"',
    '  W/"release-page"  ',
    '"other", W/"release-page"',
    'W/"other",W/"release-page"',
    '"release-page" , "other"',
    "*",
    " * ",
  ])("is fresh with If-None-Match: %s", (ifNoneMatch) => {
    expect(isFresh(ifNoneMatch, etag)).toBe(true);
  });

  it.each([
    null,
    "",
    ",",
    "W/",
    '""',
    "release-page",
    'W/"release-page',
    'W/"release-page2"',
    'W/"older-page"',
    'w/"release-page"',
    'W/W/"release-page"',
    '"*"',
  ])("is stale with If-None-Match: %s", (ifNoneMatch) => {
    expect(isFresh(ifNoneMatch, etag)).toBe(false);
  });
});
