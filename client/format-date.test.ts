import { expect, it } from "vitest";
import { formatDate, formatDay } from "./format-date.ts";

it.each([
  ["2020-01-05", "January 5", "January 5, 2020"],
  ["2024-02-29", "February 29", "February 29, 2024"],
  ["2026-12-31", "December 31", "December 31, 2026"],
  ["2026-12-31T23:59:59Z", "December 31", "December 31, 2026"],
  ["2026-12-31T23:30:00-01:00", "January 1", "January 1, 2027"],
])("formats %s in UTC", (iso, day, date) => {
  expect(formatDay(iso)).toBe(day);
  expect(formatDate(iso)).toBe(date);
});
