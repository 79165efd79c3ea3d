import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fetchPage, PageLoadError } from "./fetch-page.ts";

const url = new URL("https://craft.test/docs/api/useNode");

beforeEach(() => {
  vi.stubGlobal("document", { documentElement: { dataset: { release: "release", appVersion: "app" } } });
  vi.stubGlobal("navigator", { onLine: true });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const answerWith = (response: () => Response) => vi.stubGlobal("fetch", async () => response());

describe("fetchPage", () => {
  it("requests the data of this tab's release, with the query of a search", async () => {
    const addresses: string[] = [];
    vi.stubGlobal("fetch", async (address: string) => {
      addresses.push(address);
      return Response.json({ page: { kind: "doc" } });
    });
    expect(await fetchPage(url)).toEqual({ page: { kind: "doc" } });
    await fetchPage(new URL("https://craft.test/docs/overview?x=1#y"));
    await fetchPage(new URL("https://craft.test/search?q=node"));
    expect(addresses).toEqual([
      "/_data/release/docs/api/useNode.json",
      "/_data/release/docs/overview.json",
      "/_data/release/search.json?q=node",
    ]);
  });

  it("returns the not-found page's data if the status is 404", async () => {
    answerWith(() => Response.json({ page: { kind: "not-found" } }, { status: 404 }));
    expect(await fetchPage(url)).toEqual({ page: { kind: "not-found" } });
  });

  const loginMessage = "Could not load /docs/api/useNode: the server answered with another page. Is a login needed?";
  it.each<[name: string, answer: () => Response, message: string]>([
    ["a server error", () => new Response("broken", { status: 500 }), "the server answered 500."],
    ["a login page", () => new Response("<html>"), loginMessage],
    ["data of another shape", () => Response.json({ login: "/login" }), loginMessage],
    ["null", () => Response.json(null), loginMessage],
    [
      "a response that is cut off",
      () => new Response(new ReadableStream({ start: (stream) => stream.error(new TypeError("network error")) })),
      "network error",
    ],
    [
      "a request that fails",
      () => {
        throw new TypeError("Failed to fetch");
      },
      "The server could not be reached (Failed to fetch).",
    ],
  ])("throws an error with the reason: %s", async (_, response, message) => {
    answerWith(response);
    const failure = await fetchPage(url).catch((error) => error);
    expect(failure).toBeInstanceOf(PageLoadError);
    expect(failure.message).toContain(message);
    expect(failure.isStale).toBe(false);
  });

  it("reports that the reader is offline", async () => {
    vi.stubGlobal("navigator", { onLine: false });
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    await expect(fetchPage(url)).rejects.toThrow("You are offline. Pages that you have already read will still open.");
  });

  it("requests the data of the newer release if it has the same app", async () => {
    const newer = { release: "newer", appVersion: "app" };
    vi.stubGlobal("fetch", async (address: string) =>
      address.includes("/newer/") ? Response.json({ page: { kind: "doc" } }) : Response.json(newer, { status: 410 }),
    );
    const both = [url, new URL("https://craft.test/support")].map((url) => fetchPage(url));
    expect(await Promise.all(both)).toEqual([{ page: { kind: "doc" } }, { page: { kind: "doc" } }]);
    expect(document.documentElement.dataset.release).toBe("newer");
  });

  it.each([
    ["another app", { release: "newer", appVersion: "other" }],
    ["two releases answering alternately", { release: "newer", appVersion: "app" }],
    ["an empty answer", null],
  ])("throws a stale error if the release is gone: %s", async (_, answer) => {
    answerWith(() => Response.json(answer, { status: 410 }));
    await expect(fetchPage(url)).rejects.toMatchObject({ isStale: true });
  });
});
