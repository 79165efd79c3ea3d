import { expect, it } from "vitest";
import { ChangeGroups } from "./change-groups.ts";

it("merges only quick changes to the same prop", () => {
  const groups = new ChangeGroups();
  expect(groups.joins("a text", 0)).toBe(false);
  expect(groups.joins("a text", 900)).toBe(true);
  expect(groups.joins("a text", 1800)).toBe(true);
  expect(groups.joins("a text", 2800)).toBe(false);
  expect(groups.joins("a size", 2900)).toBe(false);
  expect(groups.joins("a text", 3000)).toBe(false);
  groups.end();
  expect(groups.joins("a text", 3001)).toBe(false);
});
