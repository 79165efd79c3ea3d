import { type PageRecord, recordFormat, type SidebarData } from "../shared/page-data.ts";

/** KV lacks what the manifest lists, or cannot be read. It is temporary, so the reader is asked to retry. */
export class StorageError extends Error {
  override name = "StorageError";
}

/** Cache of KV reads, which never go stale as a key's value never changes. Bounded: an isolate has 128 MB of memory. */
const known = new Map<string, unknown>();
const knownLimit = 200;

/**
 * The page record under a key of the manifest.
 * @throws StorageError when KV fails or lacks the key (a new one takes up to a minute to propagate)
 * @throws Error when the value is no page record
 */
export function readPage(kv: KVNamespace, key: string): Promise<PageRecord> {
  return read<PageRecord>(kv, key, (value) => value.format === recordFormat && "page" in value && "head" in value);
}

/** The sidebar under a key of the manifest. Throws as `readPage` does. */
export function readSidebar(kv: KVNamespace, key: string): Promise<SidebarData> {
  return read<SidebarData>(kv, key, (value) => Array.isArray(value.categories));
}

async function read<Value>(kv: KVNamespace, key: string, isValue: (value: Partial<Value>) => boolean): Promise<Value> {
  const cached = known.get(key);
  if (cached !== undefined) return cached as Value;
  let text: string | null;
  try {
    text = await kv.get(key);
  } catch (error) {
    throw new StorageError(`KV could not be read: ${key}`, { cause: error });
  }
  if (text === null) throw new StorageError(`KV has no record ${key}, which the manifest names`);
  const value = parse(text) as Partial<Value> | null;
  if (typeof value !== "object" || value === null || !isValue(value)) {
    throw new Error(`The KV record ${key} is not what the manifest says it is`);
  }
  if (known.size >= knownLimit) known.delete(known.keys().next().value as string);
  known.set(key, value);
  return value as Value;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
