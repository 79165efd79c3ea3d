import { afterEach, expect, it, vi } from "vitest";
import { abortableRequester } from "./abortable-requester.ts";

const request = {
  url: "https://a.test/",
  method: "POST",
  headers: {},
  connectTimeout: 20,
  responseTimeout: 20,
} as const;

afterEach(() => vi.unstubAllGlobals());

function stubPendingFetch() {
  const fetch = vi.fn(
    (_url: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason))),
  );
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

it("returns the response, whatever its status", async () => {
  vi.stubGlobal("fetch", async () => new Response("no", { status: 403 }));
  const response = await abortableRequester(new AbortController().signal).send(request);
  expect(response).toEqual({ status: 403, content: "no", isTimedOut: false });
});

it("reports failed and slow hosts to the client, which then tries the next one", async () => {
  const { signal } = new AbortController();
  stubPendingFetch();
  expect(await abortableRequester(signal).send(request)).toMatchObject({ status: 0, isTimedOut: true });
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  expect(await abortableRequester(signal).send(request)).toMatchObject({ status: 0, isTimedOut: false });
});

it("throws once its query is aborted and sends no further request", async () => {
  const controller = new AbortController();
  const fetch = stubPendingFetch();
  const requester = abortableRequester(controller.signal);
  const response = requester.send({ ...request, connectTimeout: 1e6 });
  controller.abort();
  await expect(response).rejects.toThrow("aborted");
  await expect(requester.send(request)).rejects.toThrow("aborted");
  expect(fetch).toHaveBeenCalledTimes(1);
});
