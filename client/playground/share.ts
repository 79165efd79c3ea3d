import { longestProject, type Project, parseProject } from "./project.ts";

/** Characters of an address; mail programs and chats cut or refuse longer ones. */
export const longestAddress = 8000;

/** The fragment of an address that holds the whole project, which no server gets to see. */
export async function toFragment({ name, files }: Project): Promise<string> {
  const json = new Blob([JSON.stringify({ name, files })]);
  const stream = json.stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return `#code=${text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}`;
}

/** The inverse of `toFragment`; null for anything that is no project. */
export async function fromFragment(fragment: string): Promise<Project | null> {
  const [, code = ""] = /^#code=([\w-]+)$/.exec(fragment) ?? [];
  try {
    const text = atob(code.replaceAll("-", "+").replaceAll("_", "/"));
    return parseProject(JSON.parse(await inflate(Uint8Array.from(text, (letter) => letter.charCodeAt(0)))));
  } catch {
    return null;
  }
}

/** @throws when the bytes are damaged, or become more than a project can have: a few may become gigabytes */
async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let text = "";
  while (text.length <= 2 * longestProject) {
    const { value, done } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
  }
  await reader.cancel();
  throw new RangeError("The project is too large.");
}
