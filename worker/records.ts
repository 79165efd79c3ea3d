import type { McpData } from "../shared/mcp-data.ts";
import { type PageRecord, recordFormat, type SidebarData } from "../shared/page-data.ts";
import { hashLength } from "../shared/wire-names.ts";
import { storageDeadline, withDeadline } from "./deadline.ts";

/** KV lacks a key of the manifest, or storage cannot be read. Either is temporary, so the reader is asked to retry. */
export class StorageError extends Error {
  override name = "StorageError";
}

/**
 * Cache of KV reads, oldest first. It never goes stale, as a key's value never changes. Bounded by characters of JSON: an
 * isolate has 128 MB of memory.
 */
const cache = new Map<string, { value: unknown; length: number }>();
const maxCacheLength = 8_000_000;
let cachedLength = 0;

function remember(key: string, value: unknown, length: number): void {
  cache.set(key, { value, length });
  cachedLength += length;
  for (const [oldest, { length }] of cache) {
    if (cachedLength <= maxCacheLength) return;
    cache.delete(oldest);
    cachedLength -= length;
  }
}

/**
 * The page record under a key of the manifest.
 * @throws StorageError when KV fails or lacks the key (a new one takes up to a minute to propagate)
 * @throws Error when the value does not match its hash, or is not a page record
 */
export function readPage(kv: KVNamespace, key: string): Promise<PageRecord> {
  return read<PageRecord>(kv, key, (value) => value.format === recordFormat && "page" in value && "head" in value);
}

/** The sidebar under a key of the manifest. Throws as `readPage` does. */
export function readSidebar(kv: KVNamespace, key: string): Promise<SidebarData> {
  return read<SidebarData>(kv, key, (value) => Array.isArray(value.categories));
}

/** The MCP server's record. Throws as `readPage` does. */
export function readMcpData(kv: KVNamespace, key: string): Promise<McpData> {
  return read<McpData>(kv, key, (value) => Array.isArray(value.pages));
}

async function read<Value>(kv: KVNamespace, key: string, isValue: (value: Partial<Value>) => boolean): Promise<Value> {
  const cached = cache.get(key);
  if (cached) return cached.value as Value;
  const text = await readText(kv, key);
  const value = parse(text) as Partial<Value> | null;
  if (value === null || !isValue(value)) {
    throw new Error(`The KV record ${key} is not of the expected kind`);
  }
  remember(key, value, text.length);
  return value as Value;
}

/**
 * A string from KV, such as a page's Markdown. Its key is its hash: write access to KV alone cannot change the content of the
 * deployed release.
 * @throws StorageError as `readPage` does
 * @throws Error when the string does not match the hash
 */
export async function readText(kv: KVNamespace, key: string): Promise<string> {
  const text = await withDeadline(kv.get(key), storageDeadline).catch((cause) => {
    throw new StorageError(`KV could not be read: ${key}`, { cause });
  });
  if (text === null) throw new StorageError(`KV has no record ${key}, which the manifest lists`);
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`${text.length}:${text}`));
  const hash = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  if (hash.slice(0, hashLength) !== key) throw new Error(`The KV record ${key} does not match its hash`);
  return text;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
