import { maxProjectLength, type Project, readProject, tooLongMessage } from "./project.ts";

/** In characters; mail programs and chats cut or reject longer URLs. */
export const maxUrlLength = 8000;

/** The fragment of a URL with the whole project, which is not sent to servers: for the playground and live examples. */
export async function toFragment({ name, files }: Project): Promise<string> {
  const json = new Blob([JSON.stringify({ name, files })]);
  const stream = json.stream().pipeThrough(new CompressionStream("deflate"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return `#code=${text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}`;
}

/**
 * The inverse of `toFragment`.
 * @throws with a sentence for the reader
 */
export async function fromFragment(fragment: string): Promise<Project> {
  const [, code = ""] = /[#&]code=([\w-]+)$/.exec(fragment) ?? [];
  let json: string | null;
  let value: unknown;
  try {
    const text = atob(code.replaceAll("-", "+").replaceAll("_", "/"));
    json = await inflate(Uint8Array.from(text, (letter) => letter.charCodeAt(0)));
    value = json !== null && JSON.parse(json);
  } catch {
    throw new Error("It may have been truncated.");
  }
  if (json === null) throw new Error(`It is too long. ${tooLongMessage}`);
  return readProject(value);
}

/**
 * Returns null for more text than any project has: a few bytes may expand to gigabytes.
 * @throws if the bytes are damaged
 */
async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<string | null> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate")).getReader();
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let text = "";
  while (text.length <= 2 * maxProjectLength) {
    const { value, done } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
  }
  await reader.cancel();
  return null;
}
