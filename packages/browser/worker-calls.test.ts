import { expect, it, vi } from "vitest";
import { answerCalls, workerCalls } from "./worker-calls.ts";

type Listener = (event: { data: unknown }) => void;

/** A thread that runs `functions` in this one, without its global names. */
function fakeThread(functions: Parameters<typeof answerCalls>[0]) {
  let receive: Listener = () => {};
  const thread = { onmessage: (_: { data: unknown }) => {}, onerror: (_: { message: string }) => {} };
  vi.stubGlobal("addEventListener", (_: string, listener: Listener) => {
    receive = listener;
  });
  vi.stubGlobal("postMessage", (data: unknown) => queueMicrotask(() => thread.onmessage({ data })));
  answerCalls(functions);
  vi.unstubAllGlobals();
  const post = (data: unknown) => {
    vi.stubGlobal("postMessage", (answer: unknown) => thread.onmessage({ data: structuredClone(answer) }));
    receive({ data: structuredClone(data) });
  };
  return Object.assign(thread, { postMessage: post, terminate: vi.fn() });
}

const functions = {
  add: (a: number, b: number) => a + b,
  fail: () => {
    throw new TypeError("no");
  },
  shout: (value: () => void) => value,
};

function calls(onReady?: () => void) {
  const thread = fakeThread(functions);
  return { thread, ...workerCalls<typeof functions>(() => thread as unknown as Worker, "not loaded", onReady) };
}

it("a thread's functions return results and errors, and an outdated call of a function returns null", async () => {
  const onReady = vi.fn();
  const { start, call } = calls(onReady);
  start();
  expect(await Promise.all([call("add", 1, 2), call("add", 2, 3), call("fail").catch(String)])).toEqual([
    null,
    5,
    "Error: no",
  ]);
  expect(onReady).toHaveBeenCalledTimes(1);
  await expect(call("shout", () => {})).rejects.toThrow("could not be cloned");
});

it("pending calls return null when the thread is ended, and fail when it cannot be loaded", async () => {
  const { thread, call, end } = calls();
  const cancelled = call("add", 1, 2);
  end();
  expect(await cancelled).toBeNull();
  const failed = call("add", 1, 2);
  thread.onerror({ message: "" });
  await expect(failed).rejects.toThrow("not loaded");
  expect(thread.terminate).toHaveBeenCalledTimes(2);
});
