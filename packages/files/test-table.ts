import { readFileSync } from "node:fs";

/** The rows of a table of test cases: a row on each line, ` → ` between its columns, `⏎` for a line break. */
export const testTable = (file: string): string[][] =>
  readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line.includes(" → "))
    .map((line) => line.replaceAll("⏎", "\n").split(" → "));
