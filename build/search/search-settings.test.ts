import { expect, it } from "vitest";
import { searchSettings } from "./search-settings.ts";

const env = { ALGOLIA_APP_ID: "APP", ALGOLIA_SEARCH_KEY: "key", ALGOLIA_INDEX_NAME: "docs" };
const unasked: typeof fetch = async (input) => {
  throw new Error(`asked ${input}`);
};
const keyWith =
  (body: object, status = 200): typeof fetch =>
  async (input, init) => {
    expect(String(input)).toBe("https://app-dsn.algolia.net/1/keys/key");
    expect(init?.headers).toMatchObject({ "X-Algolia-Application-Id": "APP", "X-Algolia-API-Key": "key" });
    return Response.json(body, { status });
  };

it("is the site's own index where nothing is set", async () => {
  expect(await searchSettings({}, unasked)).toBeNull();
  expect(await searchSettings({ ALGOLIA_APP_ID: " " }, unasked)).toBeNull();
});

it("names what is missing", async () => {
  await expect(searchSettings({ ALGOLIA_APP_ID: "x" }, unasked)).rejects.toThrow(
    "ALGOLIA_SEARCH_KEY and ALGOLIA_INDEX_NAME must be set as well",
  );
});

it("takes a key that may search and nothing else", async () => {
  expect(await searchSettings(env, keyWith({ acl: ["search"] }))).toEqual({
    appId: "APP",
    apiKey: "key",
    indexName: "docs",
    hosts: [],
  });
});

it.each([
  [["search", "addObject"], "addObject"],
  [["search", "browse", "deleteIndex"], "browse, deleteIndex"],
])("refuses a key that may do more: %j", async (acl, named) => {
  await expect(searchSettings(env, keyWith({ acl }))).rejects.toThrow(
    `ALGOLIA_SEARCH_KEY may do more than search: ${named}`,
  );
});

it("refuses a key that Algolia does not know", async () => {
  const message = "Invalid Application-ID or API key";
  await expect(searchSettings(env, keyWith({ message, status: 403 }, 403))).rejects.toThrow(message);
});

it("refuses to go on when Algolia cannot be asked, after each of its hosts", async () => {
  const asked: string[] = [];
  const offline: typeof fetch = async (input) => {
    asked.push(new URL(String(input)).host);
    throw new Error("no network");
  };
  await expect(searchSettings(env, offline)).rejects.toThrow("no network");
  expect(asked).toEqual(["app-dsn.algolia.net", ...[1, 2, 3].map((number) => `app-${number}.algolianet.com`)]);
});

it("asks other hosts where they are named, and takes nothing but origins for them", async () => {
  const ask: typeof fetch = async (input) => {
    expect(String(input)).toBe("http://127.0.0.1:1/1/keys/key");
    return Response.json({ acl: ["search"] });
  };
  expect(await searchSettings({ ...env, ALGOLIA_HOSTS: "http://127.0.0.1:1" }, ask)).toMatchObject({
    hosts: ["http://127.0.0.1:1"],
  });
  await expect(searchSettings({ ...env, ALGOLIA_HOSTS: "example.org; script-src *" }, unasked)).rejects.toThrow(
    'not "example.org; script-src *"',
  );
});
