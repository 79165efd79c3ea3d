import { expect, it } from "vitest";
import { withRejections } from "./unhandled-rejections.ts";

const later = () => new Promise((resolve) => setTimeout(resolve, 5));
const fail = async (error: unknown) => {
  throw error;
};
const error = new Error("not today");

it.each<[string, () => Promise<unknown>, unknown[]]>([
  ["an unhandled rejection", async () => void fail(error), [error]],
  ["no rejections of successful work", async () => 1, []],
  ["no rejection that is handled late", () => Promise.all([fail(error).catch(() => 1), later()]), []],
  [
    "no rejection that is handled after Node has reported it",
    async () => {
      const failing = fail(error);
      await later();
      await failing.catch(() => 1);
    },
    [],
  ],
])("collects %s", async (_name, work, rejections) => {
  expect((await withRejections(work)).rejections).toEqual(rejections);
});

it("returns the result or the error of the work, and restores the listeners", async () => {
  const before = process.listeners("unhandledRejection");
  expect(await withRejections(async () => 1)).toEqual({ outcome: { status: "fulfilled", value: 1 }, rejections: [] });
  expect(await withRejections(() => fail(error))).toEqual({
    outcome: { status: "rejected", reason: error },
    rejections: [],
  });
  expect(process.listeners("unhandledRejection")).toEqual(before);
  expect(process.listenerCount("rejectionHandled")).toBe(0);
});
