import { describe, expect, it } from "vitest";
import { bareMessage, quoted } from "./pasted.ts";

describe("what stands before a pasted message", () => {
  it.each([
    ["Invariant failed: Node does not exist", "Node does not exist"],
    ["Error: Node does not exist", "Node does not exist"],
    ["TypeError: n is not a function", "n is not a function"],
    ["Uncaught Error: Invariant failed: Node does not exist", "Node does not exist"],
    ["Uncaught (in promise) TypeError: n is not a function", "n is not a function"],
    ["  Error: TypeError: Cannot read\nproperties", "Cannot read\nproperties"],
  ])("is left out: %j", (text, message) => {
    expect(bareMessage(text)).toBe(message);
  });

  it.each([
    "invariant failed",
    "Invariant failed:",
    "TypeError",
    "TypeError: ",
    "Error: …",
    "uncaught",
    "error handling",
    "resolver error: not found",
    "error:boundary",
    "when an Error: is thrown",
  ])("is what was asked for: %j", (text) => {
    expect(bareMessage(text)).toBe(text);
  });

  it("leaves the last word where there is nothing else", () => {
    expect(bareMessage("Uncaught Error: TypeError:")).toBe("TypeError:");
  });
});

it("takes quotation marks for a phrase's only where they enclose the whole query", () => {
  expect(quoted('"drag and drop"')).toBe("drag and drop");
  expect(quoted(' "drag" ')).toBe("drag");
  for (const text of ['"drag" and', '"resolvedName": "Foo"', '<Text text="Hi" />', '"drag', '""', '" "', "drag", ""]) {
    expect(quoted(text), text).toBeNull();
  }
});
