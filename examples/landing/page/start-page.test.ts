import { expect, it } from "vitest";
import { fieldsOf } from "../blocks/block.ts";
import { blocks } from "../blocks/blocks.ts";
import { fieldProblem } from "../blocks/fields.ts";
import { initialSelection, startPage } from "./start-page.tsx";

it("initially selects a block of the page", () => {
  expect(startPage[initialSelection]).toBeDefined();
});

it.each(Object.entries(blocks))("%s has valid defaults for all fields", (_, component) => {
  for (const [prop, field] of Object.entries(fieldsOf(component))) {
    expect([prop, fieldProblem(field, field.initial)]).toEqual([prop, null]);
  }
});
