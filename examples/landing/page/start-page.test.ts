import { expect, it } from "vitest";
import { fieldsOf } from "../blocks/block.ts";
import { blocks } from "../blocks/blocks.ts";
import { fieldProblem } from "../blocks/fields.ts";
import { firstSelected, startPage } from "./start-page.tsx";

it("selects a block of the page first", () => {
  expect(startPage[firstSelected]).toBeDefined();
});

it.each(Object.entries(blocks))("%s has a default that is right for each of its fields", (_, component) => {
  for (const [prop, field] of Object.entries(fieldsOf(component))) {
    expect([prop, fieldProblem(field, field.initial)]).toEqual([prop, null]);
  }
});
