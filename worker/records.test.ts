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

/** Reads are cached by key, so each test has different values. */
let values = 0;
/** A value as the build stores it: as text, under the hash of the text. */
function stored<Value extends object>(value: Value) {
  const own = { ...value, nth: values++ };
  const text = JSON.stringify(own);
  return { value: own, text, key: contentHash(text) };
}

const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.unreachable("it did not fail"),
    (error: unknown) => error,
  );

describe("a page record", () => {
  it("is read from under its key, once", async () => {
    const { key, text, value } = stored(record);
    const { kv, asked } = fakeKv(text);
    expect(await readPage(kv, key)).toEqual(value);
    expect(await readPage(kv, key)).toEqual(value);
    expect(asked).toEqual([key]);
  });

  it("stays in a cache of 8 MB until newer ones have filled it", async () => {
    const large = { ...record, page: { kind: "page", filler: "x".repeat(1_000_000) } };
    const [first, ...others] = Array.from({ length: 9 }, () => stored(large));
    if (!first) throw new Error("unexpected");
    const { kv, asked } = fakeKv(first.text, ...others.map(({ text }) => text), first.text);
    await readPage(kv, first.key);
    for (const { key } of others) {
      await readPage(kv, key);
      if (asked.length < 8) await readPage(kv, first.key);
    }
    expect(asked.filter((key) => key === first.key)).toHaveLength(1);
    await readPage(kv, first.key);
    expect(asked.filter((key) => key === first.key)).toHaveLength(2);
  });

  it("that KV fails to read is a storage error with its cause, and the next request retries", async () => {
    const { key, text, value } = stored(record);
    const reason = new Error("KV GET failed: 503 Service Unavailable");
    const { kv } = fakeKv(reason, text);
    const error = await failure(readPage(kv, key));
    expect(error).toBeInstanceOf(StorageError);
    expect(error).toMatchObject({ name: "StorageError", message: `KV could not be read: ${key}`, cause: reason });
    expect(await readPage(kv, key)).toEqual(value);
  });

  it("that has not arrived yet is a storage error, and the next request retries", async () => {
    const { key, text, value } = stored(record);
    const { kv } = fakeKv(null, text);
    const error = await failure(readPage(kv, key));
    expect(error).toBeInstanceOf(StorageError);
    expect((error as Error).message).toBe(`KV has no record ${key}, which the manifest lists`);
    expect(await readPage(kv, key)).toEqual(value);
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
  ])("that is %s is an error, and it is not cached", async (_, text) => {
    const key = contentHash(text);
    const { kv, asked } = fakeKv(text, text);
    for (let reads = 1; reads <= 2; reads++) {
      const error = await failure(readPage(kv, key));
      expect(error).toBeInstanceOf(Error);
      expect(error).not.toBeInstanceOf(StorageError);
      expect((error as Error).message).toBe(`The KV record ${key} is not of the expected kind`);
      expect(asked).toHaveLength(reads);
    }
  });
});

describe("a sidebar", () => {
  it("is read from under its key, once", async () => {
    const { key, text, value } = stored({ version: "current", categories: [] });
    const { kv } = fakeKv(text);
    expect(await readSidebar(kv, key)).toEqual(value);
    expect(await readSidebar(kv, key)).toEqual(value);
  });

  it("that is a page record is an error", async () => {
    const { key, text } = stored(record);
    const error = await failure(readSidebar(fakeKv(text).kv, key));
    expect(error).not.toBeInstanceOf(StorageError);
    expect((error as Error).message).toContain("is not of the expected kind");
  });
});

it("the MCP server's record is read, and another kind of record in its place is an error", async () => {
  const data = stored({ pages: [] });
  expect(await readMcpData(fakeKv(data.text).kv, data.key)).toEqual(data.value);
  const page = stored(record);
  await expect(readMcpData(fakeKv(page.text).kv, page.key)).rejects.toThrow("is not of the expected kind");
});

describe("rejects one changed byte, and reads it again the next time:", () => {
  const markdown = "# Ünïcode 😀";
  const readers: [what: string, read: (kv: KVNamespace, key: string) => Promise<unknown>, text: () => string][] = [
    ["a page record", readPage, () => stored(record).text],
    ["a sidebar", readSidebar, () => stored({ version: "current", categories: [] }).text],
    ["the MCP server's record", readMcpData, () => stored({ pages: [] }).text],
    ["a page's Markdown", readText, () => `${markdown} ${values++}`],
  ];

  it.each(readers)("%s", async (_, read, textOf) => {
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

  it.each(readers)("%s, under a key that is shorter or longer than its hash", async (_, read, textOf) => {
    const text = textOf();
    const key = contentHash(text);
    expect(key).toMatch(/^[\da-f]{20}$/);
    for (const other of [key.slice(0, 4), key.slice(0, 19), "", `${key}0`, key.toUpperCase()]) {
      if (other === key) continue; // digits only
      await expect(read(fakeKv(text).kv, other)).rejects.toThrow("does not match its hash");
    }
  });
});
