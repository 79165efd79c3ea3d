import { expect, it, vi } from "vitest";
import { answerCalls, workerCalls } from "./worker-calls.ts";

type Listener = (event: { data: unknown }) => void;

/** A fake Worker that runs `functions` in the current thread. `postMessage` stays stubbed: answers may follow after a test. */
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
    vi.stubGlobal("postMessage", (reply: unknown) => thread.onmessage({ data: structuredClone(reply) }));
    receive({ data: structuredClone(data) });
  };
  return Object.assign(thread, { postMessage: post, terminate: vi.fn() });
}

const functions = {
  add: (a: number, b: number) => a + b,
  fail: () => {
    throw new TypeError("no");
  },
  echo: (value: () => void) => value,
};

function calls(onReady?: () => void) {
  const thread = fakeThread(functions);
  return { thread, ...workerCalls<typeof functions>(() => thread as unknown as Worker, "not loaded", onReady) };
}

it("returns results and errors, and null for calls that a later call of the function has replaced", async () => {
  const onReady = vi.fn();
  const { start, call } = calls(onReady);
  start();
  expect(await Promise.all([call("add", 1, 2), call("add", 2, 3), call("fail").catch(String)])).toEqual([
    null,
    5,
    "Error: no",
  ]);
  expect(onReady).toHaveBeenCalledTimes(1);
  await expect(call("echo", () => {})).rejects.toThrow("could not be cloned");
});

it("returns null for pending calls when the thread is terminated", async () => {
  const { thread, call, end } = calls();
  const cancelled = call("add", 1, 2);
  end();
  expect(await cancelled).toBeNull();
  expect(thread.terminate).toHaveBeenCalledTimes(1);
});

it("throws and terminates the thread if its code cannot be loaded", async () => {
  const { thread, call } = calls();
  const failed = call("add", 1, 2);
  thread.onerror({ message: "" });
  await expect(failed).rejects.toThrow("not loaded");
  expect(thread.terminate).toHaveBeenCalledTimes(1);
});
