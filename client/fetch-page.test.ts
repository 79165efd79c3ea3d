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

describe("the data of a page", () => {
  it("are requested for this tab's release, with the query of a search", async () => {
    const asked: string[] = [];
    vi.stubGlobal("fetch", async (address: string) => {
      asked.push(address);
      return Response.json({ page: { kind: "doc" } });
    });
    expect(await fetchPage(url)).toEqual({ page: { kind: "doc" } });
    await fetchPage(new URL("https://craft.test/docs/overview?x=1#y"));
    await fetchPage(new URL("https://craft.test/search?q=node"));
    expect(asked).toEqual([
      "/_data/release/docs/api/useNode.json",
      "/_data/release/docs/overview.json",
      "/_data/release/search.json?q=node",
    ]);
  });

  it("may be the data of the not-found page, with status 404", async () => {
    answerWith(() => Response.json({ page: { kind: "not-found" } }, { status: 404 }));
    expect(await fetchPage(url)).toEqual({ page: { kind: "not-found" } });
  });

  const another = "Could not load /docs/api/useNode: the server answered with another page. Is a login needed?";
  it.each<[what: string, answer: () => Response, message: string]>([
    ["that the server fails to send", () => new Response("broken", { status: 500 }), "the server answered 500."],
    ["that are a login page", () => new Response("<html>"), another],
    ["of another shape", () => Response.json({ login: "/login" }), another],
    ["that are null", () => Response.json(null), another],
    [
      "that break off",
      () => new Response(new ReadableStream({ start: (stream) => stream.error(new TypeError("network error")) })),
      "network error",
    ],
    [
      "whose request breaks off",
      () => {
        throw new TypeError("Failed to fetch");
      },
      "The server could not be reached (Failed to fetch).",
    ],
  ])("%s are a failure with the reason", async (_, response, message) => {
    answerWith(response);
    const failure = await fetchPage(url).catch((error) => error);
    expect(failure).toBeInstanceOf(PageLoadError);
    expect(failure.message).toContain(message);
    expect(failure.isStale).toBe(false);
  });

  it("that cannot be loaded offline fail with a message about the connection", async () => {
    vi.stubGlobal("navigator", { onLine: false });
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    await expect(fetchPage(url)).rejects.toThrow("You are offline. Pages that you have already read will still open.");
  });

  it("of a deleted release are replaced by the newer release's, if it has the same app", async () => {
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
  ])("of a deleted release are stale with %s", async (_, answer) => {
    answerWith(() => Response.json(answer, { status: 410 }));
    await expect(fetchPage(url)).rejects.toMatchObject({ isStale: true });
  });
});
