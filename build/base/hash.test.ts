import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { contentHash } from "./hash.ts";

it("returns the first 80 bits of the SHA-256 of the parts, each prefixed with its length", () => {
  const digest = createHash("sha256").update("2:ab1:c").digest("hex");
  expect(contentHash("ab", Buffer.from("c"))).toBe(digest.slice(0, 20));
  expect(contentHash("a", "bc")).not.toBe(contentHash("ab", "c"));
});
