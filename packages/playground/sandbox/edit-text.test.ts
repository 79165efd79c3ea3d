import { describe, expect, it } from "vitest";
import { breakLine, dedent, type Edit, type Field, indent } from "./edit-text.ts";

/** `a|b` is a cursor, `a[b]c` a selection. */
function field(text: string): Field {
  const start = text.search(/[|[]/);
  const end = text.includes("|") ? start : text.indexOf("]") - 1;
  return { value: text.replace(/[|[\]]/g, ""), start, end };
}

function apply(edit: (field: Field) => Edit, text: string): string {
  const before = field(text);
  const { from, to, text: put, start, end } = edit(before);
  const value = before.value.slice(0, from) + put + before.value.slice(to);
  if (start === end) return `${value.slice(0, start)}|${value.slice(start)}`;
  return `${value.slice(0, start)}[${value.slice(start, end)}]${value.slice(end)}`;
}

describe("Tab", () => {
  it.each([
    ["a|b", "a  |b"],
    ["|", "  |"],
    ["[ab]", "[  ab]"],
    ["a\n b[c\nd]e\nf", "a\n   b[c\n  d]e\nf"],
    ["[a\n\nb\n]c", "[  a\n\n  b\n]c"],
  ])("makes %j into %j", (before, after) => {
    expect(apply(indent, before)).toBe(after);
  });
});

describe("Shift+Tab", () => {
  it.each([
    ["  a|b", "a|b"],
    ["x\n    a|b\n  c", "x\n  a|b\n  c"],
    [" | ab", "|ab"],
    ["a|b", "a|b"],
    ["  a[b\n  c]d", "a[b\nc]d"],
    ["[  a\n b\nc]", "[a\nb\nc]"],
  ])("makes %j into %j", (before, after) => {
    expect(apply(dedent, before)).toBe(after);
  });
});

describe("Enter", () => {
  it.each([
    ["a|b", "a\n|b"],
    ["  a|", "  a\n  |"],
    ["  f({|", "  f({\n    |"],
    ["x\n  <b>|c", "x\n  <b>\n    |c"],
    ["    [ab]c", "    \n    |c"],
  ])("makes %j into %j", (before, after) => {
    expect(apply(breakLine, before)).toBe(after);
  });
});
