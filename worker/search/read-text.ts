import { BadRequest } from "./bad-request.ts";

/**
 * Reads a request's body as text.
 * @throws BadRequest once it exceeds `limit` bytes; the rest is not read
 */
export async function readText(body: ReadableStream<Uint8Array> | null, limit: number): Promise<string> {
  if (body === null) return "";
  const decoder = new TextDecoder();
  let text = "";
  let length = 0;
  for await (const chunk of body) {
    length += chunk.byteLength;
    if (length > limit) throw new BadRequest(`The body is longer than ${limit} bytes`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
