import { expect, it } from "vitest";
import { testRecord } from "../../test/search/test-record.ts";
import { searchPages } from "./search-rows.ts";

const numbers = Array.from({ length: 10_000 }, (_, index) => index);

it.each([
  ["Chinese", numbers.map((n) => String.fromCharCode(0x4e00 + n, 0x4e00 + ((n * 7) % 9000))).join("，")],
  ["compound names", numbers.map((n) => `use${n.toString(36)}Of${n}`).join(" ")],
])("stores the start of a long section, within D1's limit on the size of a statement: %s", (_, text) => {
  const [page] = searchPages([testRecord("/docs/long", { content: text, code: text })]);
  const sizes = page?.statements.map((statement) => Buffer.byteLength(statement)) ?? [];
  expect(Math.max(...sizes)).toBeLessThan(100_000);
  expect(page?.statements.at(-1)).toContain(text.slice(0, 6000));
});
