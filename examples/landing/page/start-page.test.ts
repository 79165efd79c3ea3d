import { expect, it } from "vitest";
import { fieldsOf } from "../blocks/block.ts";
import { blocks } from "../blocks/blocks.ts";
import { fieldProblem } from "../blocks/fields.ts";
import { firstSelected, startPage } from "./start-page.ts";

it("selects a block of the page first", () => {
  expect(startPage[firstSelected]).toBeDefined();
});

it.each(Object.entries(blocks))("%s has a default that is right for each of its fields", (_, component) => {
  for (const field of fieldsOf(component)) {
    const value = (component.craft.props as Record<string, unknown>)[field.prop];
    expect([field.prop, fieldProblem(field, value)]).toEqual([field.prop, null]);
  }
});
