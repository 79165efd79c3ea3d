import { expect, it } from "vitest";
import { mistakeOf } from "./mistake.ts";

const files = ["App.tsx", "WebApp.tsx", "blocks/App.tsx"];
const withStack = (stack: string) => Object.assign(new Error("Invariant failed: no"), { stack });

it.each([
  ["Error: no\n    at onClick (WebApp.tsx:4:8)\n    at App.tsx:2:1", "WebApp.tsx", 4],
  ["Error: no\n    at onClick (blocks/App.tsx:7:8)", "blocks/App.tsx", 7],
  ["Error: no\n    at d (https://craft.js.org/_assets/live-document-A.js:1:9)\n    at App.tsx:3:1", "App.tsx", 3],
  ["onClick@https://craft.js.org/examples/live/WebApp.tsx:5:8\n", "WebApp.tsx", 5],
])("is in the innermost file of %j", (stack, file, line) => {
  expect(mistakeOf(withStack(stack), files)).toEqual({ message: "no", place: { file, line } });
});

it("is nowhere without a line in one of the files", () => {
  expect(mistakeOf(withStack("Error: no\n    at Other.tsx:4:8"), files).place).toBeNull();
  expect(mistakeOf("a text", files)).toEqual({ message: "a text", place: null });
  expect(mistakeOf({ status: 404 }, files)).toEqual({ message: "{ status: 404 }", place: null });
});
