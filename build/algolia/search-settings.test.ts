import { afterEach, expect, it, vi } from "vitest";
import { searchSettings } from "./search-settings.ts";

const env = { ALGOLIA_APP_ID: "APP", ALGOLIA_SEARCH_KEY: "key", ALGOLIA_INDEX_NAME: "docs" };
/** Stubs Algolia's response about the key; any other request fails the test. */
function stubKeyResponse(body: object, status = 200): void {
  vi.stubGlobal("fetch", async (input: string, init?: RequestInit) => {
    const { origin, pathname } = new URL(input);
    expect(["https://app-dsn.algolia.net", "http://127.0.0.1:1"]).toContain(origin);
    expect(pathname).toBe("/1/keys/key");
    expect(init?.headers).toMatchObject({ "x-algolia-application-id": "APP", "x-algolia-api-key": "key" });
    return Response.json(body, { status });
  });
}

afterEach(() => vi.unstubAllGlobals());

it("uses the site's own index if Algolia is not configured", async () => {
  expect(await searchSettings({})).toBeNull();
  expect(await searchSettings({ ALGOLIA_APP_ID: " " })).toBeNull();
});

it("reports the missing variables", async () => {
  await expect(searchSettings({ ALGOLIA_APP_ID: "x" })).rejects.toThrow(
    "Also set ALGOLIA_SEARCH_KEY and ALGOLIA_INDEX_NAME",
  );
});

it("accepts a search-only key", async () => {
  stubKeyResponse({ acl: ["search"] });
  expect(await searchSettings(env)).toEqual({
    appId: "APP",
    apiKey: "key",
    indexName: "docs",
    hosts: [],
  });
});

it.each([
  [["search", "addObject"], "addObject"],
  [["search", "browse", "deleteIndex"], "browse, deleteIndex"],
])("rejects a key that allows more than search: %j", async (acl, permissions) => {
  stubKeyResponse({ acl });
  await expect(searchSettings(env)).rejects.toThrow(`ALGOLIA_SEARCH_KEY allows more than search (${permissions})`);
});

it("rejects an invalid key with Algolia's message", async () => {
  const message = "Invalid Application-ID or API key";
  stubKeyResponse({ message, status: 403 }, 403);
  await expect(searchSettings(env)).rejects.toThrow(message);
});

it("fails if none of Algolia's hosts responds", async () => {
  const hosts: string[] = [];
  vi.stubGlobal("fetch", async (input: string) => {
    hosts.push(new URL(input).host);
    throw new Error("no network");
  });
  await expect(searchSettings(env)).rejects.toThrow("Algolia did not return the permissions of the key");
  const fallbackHosts = [1, 2, 3].map((number) => `app-${number}.algolianet.com`);
  expect(new Set(hosts)).toEqual(new Set(["app-dsn.algolia.net", ...fallbackHosts]));
});

it("uses the hosts in ALGOLIA_HOSTS", async () => {
  stubKeyResponse({ acl: ["search"] });
  expect(await searchSettings({ ...env, ALGOLIA_HOSTS: "http://127.0.0.1:1" })).toMatchObject({
    hosts: ["http://127.0.0.1:1"],
  });
});

it("rejects hosts that are not origins", async () => {
  await expect(searchSettings({ ...env, ALGOLIA_HOSTS: "example.org; script-src *" })).rejects.toThrow(
    'but contains "example.org; script-src *"',
  );
});
