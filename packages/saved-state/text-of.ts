// All environments have it, but they share no type for it.
declare class TextDecoder {
  constructor(label?: string, options?: { ignoreBOM?: boolean });
  decode(bytes: Uint8Array): string;
}

/** Prefix that `textOf` adds to text that was stored as UTF-16, which `read` reports. */
export const utf16Mark = "\uFFFE";

/**
 * The text of a file: UTF-8 with its byte order mark, UTF-16 after `utf16Mark`. For a gzipped file, one character for each
 * byte, which `read` can unpack.
 */
export function textOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0x1f && second === 0x8b) return Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  if ((first === 0xff && second === 0xfe) || second === 0) return utf16Mark + new TextDecoder("utf-16le").decode(bytes);
  if ((first === 0xfe && second === 0xff) || first === 0) return utf16Mark + new TextDecoder("utf-16be").decode(bytes);
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
}
