import { expect, it } from "vitest";
import { withRejections } from "./unhandled-rejections.ts";

const later = () => new Promise((resolve) => setTimeout(resolve, 5));
const fail = async (error: unknown) => {
  throw error;
};
const error = new Error("not today");

it.each<[string, () => Promise<unknown>, unknown[]]>([
  ["a rejection that nobody waits for", async () => void fail(error), [error]],
  ["nothing when all goes well", async () => 1, []],
  ["nothing that is waited for late", () => Promise.all([fail(error).catch(() => 1), later()]), []],
  [
    "nothing that is waited for after Node has told of it",
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

it("gives the result or the error of the work, and leaves the listeners as they were", async () => {
  const before = process.listeners("unhandledRejection");
  expect(await withRejections(async () => 1)).toEqual({ outcome: { status: "fulfilled", value: 1 }, rejections: [] });
  expect(await withRejections(() => fail(error))).toEqual({
    outcome: { status: "rejected", reason: error },
    rejections: [],
  });
  expect(process.listeners("unhandledRejection")).toEqual(before);
  expect(process.listenerCount("rejectionHandled")).toBe(0);
});
