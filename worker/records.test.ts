import { describe, expect, it } from "vitest";
import { contentHash } from "../build/hash.ts";
import { type PageRecord, recordFormat } from "../shared/page-data.ts";
import { readMcpData, readPage, readSidebar, readSource, StorageError } from "./records.ts";

const record: PageRecord = {
  format: recordFormat,
  head: { title: "Support", description: "Where to get help.", path: "/support" },
  page: { kind: "page" },
};

function fakeKv(...answers: (string | null | Error)[]) {
  const asked: string[] = [];
  const get = async (...parameters: unknown[]) => {
    if (parameters.length !== 1 || answers.length === 0) throw new Error(`unexpected get(${parameters})`);
    asked.push(String(parameters[0]));
    const answer = answers.shift() as string | null | Error;
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const kv = new Proxy({ get } as unknown as KVNamespace, {
    get(target, name) {
      if (name !== "get") throw new Error(`unexpected ${String(name)}`);
      return target.get;
    },
  });
  return { kv, asked };
}

/** Reads are cached by key, so each test uses new keys. */
let keys = 0;
const newKey = () => `key-${keys++}`;

const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.unreachable("it did not fail"),
    (error: unknown) => error,
  );

describe("a page record", () => {
  it("is read from under its key, once", async () => {
    const key = newKey();
    const { kv, asked } = fakeKv(JSON.stringify(record));
    expect(await readPage(kv, key)).toEqual(record);
    expect(await readPage(kv, key)).toEqual(record);
    expect(asked).toEqual([key]);
  });

  it("is remembered as long as it is used now and then, and 8 MB hold what was used since", async () => {
    const [used, unused] = [newKey(), newKey()];
    const large = JSON.stringify({ ...record, page: { kind: "page", filler: "x".repeat(1_000_000) } });
    const { kv, asked } = fakeKv(...Array.from({ length: 12 }, () => large));
    await readPage(kv, used);
    await readPage(kv, unused);
    for (let count = 0; count < 8; count++) {
      await readPage(kv, newKey());
      await readPage(kv, used);
    }
    expect(asked.filter((key) => key === used)).toHaveLength(1);
    await readPage(kv, unused);
    expect(asked.filter((key) => key === unused)).toHaveLength(2);
  });

  it("that KV fails to read is a storage error with the reason, and is asked for again by the next request", async () => {
    const key = newKey();
    const reason = new Error("KV GET failed: 503 Service Unavailable");
    const { kv } = fakeKv(reason, JSON.stringify(record));
    const error = await failure(readPage(kv, key));
    expect(error).toBeInstanceOf(StorageError);
    expect(error).toMatchObject({ name: "StorageError", message: `KV could not be read: ${key}`, cause: reason });
    expect(await readPage(kv, key)).toEqual(record);
  });

  it("that has not arrived yet is a storage error, and is asked for again by the next request", async () => {
    const key = newKey();
    const { kv } = fakeKv(null, JSON.stringify(record));
    const error = await failure(readPage(kv, key));
    expect(error).toBeInstanceOf(StorageError);
    expect((error as Error).message).toBe(`KV has no record ${key}, which the release names`);
    expect(await readPage(kv, key)).toEqual(record);
  });

  it.each([
    ["no JSON", "{"],
    ["nothing", ""],
    ["null", "null"],
    ["a text", '"page"'],
    ["a list", "[]"],
    ["a sidebar", '{"version":"current","categories":[]}'],
    ["a record of another format", JSON.stringify({ ...record, format: recordFormat + 1 })],
    ["a record without a page", JSON.stringify({ format: recordFormat, head: record.head })],
    ["a record without a head", JSON.stringify({ format: recordFormat, page: record.page })],
  ])("that is %s is broken, not away: it is an error, and it is not remembered", async (_, text) => {
    const key = newKey();
    const { kv, asked } = fakeKv(text, JSON.stringify(record));
    const error = await failure(readPage(kv, key));
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(StorageError);
    expect((error as Error).message).toBe(`The KV record ${key} is not what the manifest says it is`);
    await readPage(kv, key);
    expect(asked).toHaveLength(2);
  });
});

describe("a sidebar", () => {
  it("is read from under its key, once", async () => {
    const key = newKey();
    const sidebar = { version: "current", categories: [] };
    const { kv } = fakeKv(JSON.stringify(sidebar));
    expect(await readSidebar(kv, key)).toEqual(sidebar);
    expect(await readSidebar(kv, key)).toEqual(sidebar);
  });

  it("that is a page record is an error", async () => {
    const error = await failure(readSidebar(fakeKv(JSON.stringify(record)).kv, newKey()));
    expect(error).not.toBeInstanceOf(StorageError);
  });
});

it("the MCP server's record is read, and no other for it", async () => {
  const data = { pages: [] };
  expect(await readMcpData(fakeKv(JSON.stringify(data)).kv, newKey())).toEqual(data);
  await expect(readMcpData(fakeKv(JSON.stringify(record)).kv, newKey())).rejects.toThrow(
    "is not what the manifest says",
  );
});

it("a page's Markdown is read only where it is what its key is the hash of", async () => {
  const text = "# Ünïcode 😀";
  const key = contentHash(text);
  expect(await readSource(fakeKv(text).kv, key)).toBe(text);
  await expect(readSource(fakeKv(`${text} `).kv, key)).rejects.toThrow(`The KV record ${key} is not the text`);
  await expect(readSource(fakeKv(null).kv, key)).rejects.toThrow(StorageError);
});
