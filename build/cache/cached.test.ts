import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { cached } from "./cached.ts";

const name = `test-${process.pid}`;
const file = join(".cache/results", name);
let calls: number;
beforeEach(() => {
  calls = 0;
});
afterEach(() => rmSync(file, { force: true }));

const value = { bytes: new Uint8Array([1, 2, 3]), size: 3 };
const make = async () => {
  calls++;
  return value;
};

it("makes a value once for the same inputs", async () => {
  expect(await cached(name, ["a"], make)).toEqual(value);
  expect(await cached(name, ["a"], make)).toEqual(value);
  expect(calls).toBe(1);
  await cached(name, ["b"], make);
  await cached(name, ["a"], make);
  expect(calls).toBe(3);
});

it("makes a value again if its file is damaged", async () => {
  await cached(name, ["a"], make);
  writeFileSync(file, readFileSync(file).subarray(0, 20));
  expect(await cached(name, ["a"], make)).toEqual(value);
  expect(calls).toBe(2);
});
