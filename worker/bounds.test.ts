import { expect, it, vi } from "vitest";
import { largestBody, readBody } from "./bounds.ts";

/** A body in chunks of these lengths, which are made when they are read. */
function bodyOf(lengths: number[], pulled = vi.fn(), cancel = vi.fn()): ReadableStream<Uint8Array> {
  return new ReadableStream(
    {
      pull(controller) {
        pulled();
        const length = lengths.shift();
        if (length === undefined) controller.close();
        else controller.enqueue(new Uint8Array(length).fill(97));
      },
      cancel,
    },
    { highWaterMark: 0 },
  );
}

it("reads a body of at most 64 kB, and none as empty", async () => {
  expect(largestBody).toBe(65_536);
  expect(await readBody(null)).toBe("");
  expect(await readBody(bodyOf([65_000, 536]))).toBe("a".repeat(65_536));
  expect(await readBody(bodyOf([65_000, 537]))).toBeNull();
});

it("puts characters together that are cut by chunks", async () => {
  const bytes = new TextEncoder().encode("é");
  expect(await readBody(ReadableStream.from([bytes.slice(0, 1), bytes.slice(1)]))).toBe("é");
});

it("reads no further than the bound", async () => {
  const [pulled, cancelled] = [vi.fn(), vi.fn()];
  expect(await readBody(bodyOf([65_537, 10, 10], pulled, cancelled))).toBeNull();
  expect([pulled.mock.calls.length, cancelled.mock.calls.length]).toEqual([1, 1]);
});
