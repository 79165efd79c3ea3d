import { afterEach, expect, it, vi } from "vitest";
import { searchSettings } from "./search-settings.ts";

const env = { ALGOLIA_APP_ID: "APP", ALGOLIA_SEARCH_KEY: "key", ALGOLIA_INDEX_NAME: "docs" };
/** Algolia's answer about the key; any other request fails the test. */
function keyWith(body: object, status = 200): void {
  vi.stubGlobal("fetch", async (input: string, init?: RequestInit) => {
    expect(new URL(input).origin + new URL(input).pathname).toMatch(
      /^(https:..app-dsn.algolia.net|http:..127.0.0.1:1).1.keys.key$/,
    );
    expect(init?.headers).toMatchObject({ "x-algolia-application-id": "APP", "x-algolia-api-key": "key" });
    return Response.json(body, { status });
  });
}

afterEach(() => vi.unstubAllGlobals());

it("uses the site's own index without settings", async () => {
  expect(await searchSettings({})).toBeNull();
  expect(await searchSettings({ ALGOLIA_APP_ID: " " })).toBeNull();
});

it("names the missing variables", async () => {
  await expect(searchSettings({ ALGOLIA_APP_ID: "x" })).rejects.toThrow(
    "ALGOLIA_SEARCH_KEY and ALGOLIA_INDEX_NAME must be set as well",
  );
});

it("accepts a search-only key", async () => {
  keyWith({ acl: ["search"] });
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
])("refuses a key with more rights than search: %j", async (acl, rights) => {
  keyWith({ acl });
  await expect(searchSettings(env)).rejects.toThrow(`ALGOLIA_SEARCH_KEY may do more than search: ${rights}`);
});

it("refuses a key that Algolia does not know", async () => {
  const message = "Invalid Application-ID or API key";
  keyWith({ message, status: 403 }, 403);
  await expect(searchSettings(env)).rejects.toThrow(message);
});

it("fails if none of Algolia's hosts answers", async () => {
  const hosts: string[] = [];
  vi.stubGlobal("fetch", async (input: string) => {
    hosts.push(new URL(input).host);
    throw new Error("no network");
  });
  await expect(searchSettings(env)).rejects.toThrow("Algolia did not return the rights of the key");
  const others = [1, 2, 3].map((number) => `app-${number}.algolianet.com`);
  expect(new Set(hosts)).toEqual(new Set(["app-dsn.algolia.net", ...others]));
});

it("uses other hosts if they are set, and only accepts origins", async () => {
  keyWith({ acl: ["search"] });
  expect(await searchSettings({ ...env, ALGOLIA_HOSTS: "http://127.0.0.1:1" })).toMatchObject({
    hosts: ["http://127.0.0.1:1"],
  });
  await expect(searchSettings({ ...env, ALGOLIA_HOSTS: "example.org; script-src *" })).rejects.toThrow(
    'not "example.org; script-src *"',
  );
});
