import { expect, it, vi } from "vitest";
import { maxBodyLength, readBody } from "./bounds.ts";

/** A body of these chunks, or of chunks with these lengths, each created only when it is read. */
function bodyOf(chunks: (number | Uint8Array)[], pulled = vi.fn(), cancel = vi.fn()): ReadableStream<Uint8Array> {
  return new ReadableStream(
    {
      pull(controller) {
        pulled();
        const chunk = chunks.shift();
        if (chunk === undefined) controller.close();
        else controller.enqueue(typeof chunk === "number" ? new Uint8Array(chunk).fill(97) : chunk);
      },
      cancel,
    },
    { highWaterMark: 0 },
  );
}

it("reads a body up to the limit, and a missing body as an empty string", async () => {
  expect(await readBody(null)).toBe("");
  expect(await readBody(bodyOf([maxBodyLength - 500, 500]))).toBe("a".repeat(maxBodyLength));
  expect(await readBody(bodyOf([maxBodyLength - 500, 501]))).toBeNull();
});

it("decodes characters that are split between chunks", async () => {
  const bytes = new TextEncoder().encode("é");
  expect(await readBody(bodyOf([bytes.slice(0, 1), bytes.slice(1)]))).toBe("é");
});

it("stops reading at the limit", async () => {
  const [pulled, cancelled] = [vi.fn(), vi.fn()];
  expect(await readBody(bodyOf([maxBodyLength + 1, 10, 10], pulled, cancelled))).toBeNull();
  expect([pulled.mock.calls.length, cancelled.mock.calls.length]).toEqual([1, 1]);
});
