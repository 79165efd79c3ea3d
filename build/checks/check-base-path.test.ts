import { ContentError } from "files/problems.ts";
import { expect, it } from "vitest";
import { checkBasePath } from "./check-base-path.ts";

it.each(["/", "/site/", "/a/b-c/v1.0/", "/~me/"])("accepts %s", (basePath) => {
  expect(() => checkBasePath(basePath)).not.toThrow();
});

it.each(["", "a", "/a", "a/", "//", "//evil.example/", "/a b/", "/../", "/.a/", "/a?b/", "https://a.example/", '/"/'])(
  "rejects %j",
  (basePath) => {
    expect(() => checkBasePath(basePath)).toThrow(ContentError);
    expect(() => checkBasePath(basePath)).toThrow(`BASE_PATH  is ${JSON.stringify(basePath)}, but must begin and end`);
  },
);
