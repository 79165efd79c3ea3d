/** Maximum length of a URL in characters: the limit of most servers. */
export const maxUrlLength = 8192;

/** Maximum size of a request body in bytes. */
export const maxBodyLength = 64 * 1024;

/** Limits of a request to the search API: its queries, and the hits of all its queries together. */
export const maxQueries = 10;
export const maxHitsPerRequest = 100;

/** Reads the text of a request's body; null if it is too large, without reading more than one chunk beyond the limit. */
export async function readBody(body: ReadableStream<Uint8Array> | null): Promise<string | null> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.byteLength;
    if (length > maxBodyLength) return null;
    chunks.push(chunk as Uint8Array<ArrayBuffer>);
  }
  return new Blob(chunks).text();
}
