import { describe, expect, it } from "vitest";
import { contentHash } from "../build/base/hash.ts";
import { type PageRecord, recordFormat } from "../shared/page-data.ts";
import { readMcpData, readPage, readSidebar, readText, StorageError } from "./records.ts";

const record: PageRecord = {
  format: recordFormat,
  head: { title: "Support", description: "Where to get help.", path: "/support" },
  page: { kind: "page", html: {} },
};

function fakeKv(...answers: (string | null | Error)[]) {
  const requestedKeys: string[] = [];
  const get = async (...parameters: unknown[]) => {
    if (parameters.length !== 1 || answers.length === 0) throw new Error(`unexpected get(${parameters})`);
    requestedKeys.push(String(parameters[0]));
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
  return { kv, requestedKeys };
}

/** Reads are cached by key, so each test has different values. */
let values = 0;
/** A value as the build stores it: as text, under the hash of the text. */
function storedValue<Value extends object>(value: Value) {
  const unique = { ...value, nth: values++ };
  const text = JSON.stringify(unique);
  return { value: unique, text, key: contentHash(text) };
}

const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.unreachable("it did not fail"),
    (error: unknown) => error,
  );

describe("readPage", () => {
  it("reads a record once", async () => {
    const { key, text, value } = storedValue(record);
    const { kv, requestedKeys } = fakeKv(text);
    expect(await readPage(kv, key)).toEqual(value);
    expect(await readPage(kv, key)).toEqual(value);
    expect(requestedKeys).toEqual([key]);
  });

  it("keeps a record in its cache of 8 MB until newer ones have filled it", async () => {
    const large = { ...record, page: { kind: "page", filler: "x".repeat(1_000_000) } };
    const [oldest, ...newer] = Array.from({ length: 9 }, () => storedValue(large));
    if (!oldest) throw new Error("unexpected");
    const { kv, requestedKeys } = fakeKv(oldest.text, ...newer.map(({ text }) => text), oldest.text);
    await readPage(kv, oldest.key);
    for (const { key } of newer) {
      await readPage(kv, key);
      if (requestedKeys.length < 8) await readPage(kv, oldest.key);
    }
    expect(requestedKeys.filter((key) => key === oldest.key)).toHaveLength(1);
    await readPage(kv, oldest.key);
    expect(requestedKeys.filter((key) => key === oldest.key)).toHaveLength(2);
  });

  it("throws a StorageError with its cause if KV fails, and retries on the next request", async () => {
    const { key, text, value } = storedValue(record);
    const reason = new Error("KV GET failed: 503 Service Unavailable");
    const { kv } = fakeKv(reason, text);
    const error = await failure(readPage(kv, key));
    expect(error).toBeInstanceOf(StorageError);
    expect(error).toMatchObject({ name: "StorageError", message: `KV could not be read: ${key}`, cause: reason });
    expect(await readPage(kv, key)).toEqual(value);
  });

  it("throws a StorageError if KV lacks the record, and retries on the next request", async () => {
    const { key, text, value } = storedValue(record);
    const { kv } = fakeKv(null, text);
    const error = await failure(readPage(kv, key));
    expect(error).toBeInstanceOf(StorageError);
    expect((error as Error).message).toBe(`KV has no record ${key}, which the manifest lists`);
    expect(await readPage(kv, key)).toEqual(value);
  });

  it.each([
    ["invalid JSON", "{"],
    ["an empty value", ""],
    ["null", "null"],
    ["a string", '"page"'],
    ["a list", "[]"],
    ["a sidebar", '{"version":"current","categories":[]}'],
    ["a record of another format", JSON.stringify({ ...record, format: recordFormat + 1 })],
    ["a record without a page", JSON.stringify({ format: recordFormat, head: record.head })],
    ["a record without a head", JSON.stringify({ format: recordFormat, page: record.page })],
  ])("rejects %s and does not cache it", async (_, text) => {
    const key = contentHash(text);
    const { kv, requestedKeys } = fakeKv(text, text);
    for (let reads = 1; reads <= 2; reads++) {
      const error = await failure(readPage(kv, key));
      expect(error).toBeInstanceOf(Error);
      expect(error).not.toBeInstanceOf(StorageError);
      expect((error as Error).message).toBe(`The KV record ${key} is not of the expected kind`);
      expect(requestedKeys).toHaveLength(reads);
    }
  });
});

describe("readSidebar", () => {
  it("reads a sidebar once", async () => {
    const { key, text, value } = storedValue({ version: "current", categories: [] });
    const { kv } = fakeKv(text);
    expect(await readSidebar(kv, key)).toEqual(value);
    expect(await readSidebar(kv, key)).toEqual(value);
  });

  it("rejects a page record", async () => {
    const { key, text } = storedValue(record);
    const error = await failure(readSidebar(fakeKv(text).kv, key));
    expect(error).not.toBeInstanceOf(StorageError);
    expect((error as Error).message).toContain("is not of the expected kind");
  });
});

it("readMcpData reads the MCP server's record and rejects other records", async () => {
  const data = storedValue({ pages: [] });
  expect(await readMcpData(fakeKv(data.text).kv, data.key)).toEqual(data.value);
  const page = storedValue(record);
  await expect(readMcpData(fakeKv(page.text).kv, page.key)).rejects.toThrow("is not of the expected kind");
});

describe("a record that does not match its hash", () => {
  const markdown = "# Ünïcode 😀";
  const readers: [name: string, read: (kv: KVNamespace, key: string) => Promise<unknown>, text: () => string][] = [
    ["a page record", readPage, () => storedValue(record).text],
    ["a sidebar", readSidebar, () => storedValue({ version: "current", categories: [] }).text],
    ["the MCP server's record", readMcpData, () => storedValue({ pages: [] }).text],
    ["a page's Markdown", readText, () => `${markdown} ${values++}`],
  ];

  it.each(readers)("is rejected and read again the next time: %s", async (_, read, textOf) => {
    const text = textOf();
    const key = contentHash(text);
    const changed = [
      `${text} `,
      text.slice(0, -1),
      `\n${text}`,
      text.replace(/\d(?=\D*$)/, "x"),
      text.toUpperCase(),
      "",
    ];
    const { kv } = fakeKv(...changed, null, text);
    for (const _ of changed) {
      const error = await failure(read(kv, key));
      expect(error).not.toBeInstanceOf(StorageError);
      expect((error as Error).message).toBe(`The KV record ${key} does not match its hash`);
    }
    expect(await failure(read(kv, key))).toBeInstanceOf(StorageError);
    expect(await read(kv, key)).toBeTruthy();
  });

  it.each(readers)("is rejected under a shorter, longer or upper-case key: %s", async (_, read, textOf) => {
    const text = textOf();
    const key = contentHash(text);
    expect(key).toMatch(/^[\da-f]{20}$/);
    for (const wrongKey of [key.slice(0, 4), key.slice(0, 19), "", `${key}0`, key.toUpperCase()]) {
      if (wrongKey === key) continue; // digits only
      await expect(read(fakeKv(text).kv, wrongKey)).rejects.toThrow("does not match its hash");
    }
  });
});
