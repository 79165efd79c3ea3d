import { expect, it, vi } from "vitest";
import { mistakeOf, watchErrors } from "./mistake.ts";

const files = ["App.tsx", "WebApp.tsx", "blocks/App.tsx"];
const withStack = (stack: string) => Object.assign(new Error("Invariant failed: no"), { stack });

it.each([
  ["Error: no\n    at onClick (WebApp.tsx:4:8)\n    at App.tsx:2:1", "WebApp.tsx", 4],
  ["Error: no\n    at onClick (blocks/App.tsx:7:8)", "blocks/App.tsx", 7],
  ["Error: no\n    at d (https://craft.js.org/_assets/live-document-A.js:1:9)\n    at App.tsx:3:1", "App.tsx", 3],
  ["onClick@https://craft.js.org/examples/live/WebApp.tsx:5:8\n", "WebApp.tsx", 5],
])("finds the innermost file in the stack %j", (stack, file, line) => {
  expect(mistakeOf(withStack(stack), files)).toEqual({ message: "no", place: { file, line } });
});

it("finds no place if the stack has no line of a file", () => {
  expect(mistakeOf(withStack("Error: no\n    at Other.tsx:4:8"), files).place).toBeNull();
  expect(mistakeOf("a text", files)).toEqual({ message: "a text", place: null });
  expect(mistakeOf({ status: 404 }, files)).toEqual({ message: "{ status: 404 }", place: null });
});

it.each([
  ["(0 , _core.useNodes) is not a function", "useNodes is not a function"],
  ["_reactdom2.default.render is not a function", "render is not a function"],
  ["_id.name is missing", "_id.name is missing"],
])("removes the compiler's name of a module from %j", (message, readable) => {
  expect(mistakeOf(new TypeError(message), files).message).toBe(readable);
});

it("shows the fields of a thrown object", () => {
  const target = new EventTarget();
  vi.stubGlobal("addEventListener", target.addEventListener.bind(target));
  const mistakes: ReturnType<typeof mistakeOf>[] = [];
  watchErrors(
    () => files,
    (mistake) => mistakes.push(mistake),
    new AbortController().signal,
  );
  vi.unstubAllGlobals();
  const event = { error: { status: 404 }, message: "Uncaught #<Object>", lineno: 3, filename: "App.tsx" };
  target.dispatchEvent(Object.assign(new Event("error"), event));
  expect(mistakes).toEqual([{ message: "{ status: 404 }", place: { file: "App.tsx", line: 3 } }]);
});

it("explains the error numbers of React's production build", () => {
  const minified = (number: number, query = "") =>
    `Minified React error #${number}; visit https://react.dev/errors/${number}${query} for the full message or use the non-minified dev environment for full errors and additional helpful warnings.`;
  const messageOf = (text: string) => mistakeOf(new Error(text), files).message;
  expect(messageOf(minified(31, "?args[]=object%20with%20keys%20%7Ba%7D&args[]="))).toBe(
    "An object cannot be rendered. Show its fields, or convert it to a string. (object with keys {a}) https://react.dev/errors/31",
  );
  expect(messageOf(minified(301))).toMatch(
    /^The component sets state in each render.* https:\/\/react\.dev\/errors\/301$/,
  );
  expect(messageOf(minified(62))).toMatch(/^The prop `style` is an object/);
  expect(messageOf(minified(12345))).toBe(minified(12345));
});
