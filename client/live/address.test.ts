import { expect, it } from "vitest";
import { fromFragment, longestSource, toFragment } from "./address.ts";

it.each(["", "const a = 1 + 1;\n", "#&=%+ <b>é</b>\t\\ \u{1F600}"])(
  "brings the source %j through an address",
  (source) => {
    const url = new URL(`https://example.com/examples/live/nodes${toFragment({ theme: "dark", source })}`);
    expect(url.search).toBe("");
    expect(fromFragment(url.hash)).toEqual({ theme: "dark", source });
  },
);

it("says nothing where there is nothing to say", () => {
  expect(toFragment({})).toBe("");
  expect(fromFragment("")).toEqual({ theme: undefined, source: undefined });
});

it("leaves out a source that no address could carry", () => {
  expect(toFragment({ source: "a".repeat(longestSource + 1) })).toBe("");
});
