/** Characters of an address: what most servers take. */
export const longestUrl = 8192;

/** Bytes of a request's body. */
export const largestBody = 64 * 1024;

/** The text of a request's body; null where it is too large, and then no more of it has been read than it takes to know. */
export async function readBody(body: ReadableStream<Uint8Array> | null): Promise<string | null> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.byteLength;
    if (length > largestBody) return null;
    chunks.push(chunk as Uint8Array<ArrayBuffer>);
  }
  return new Blob(chunks).text();
}
