import { gunzipSync, inflateSync, strFromU8, strToU8, unzlibSync } from "fflate";
import lz from "lz-string";
import utf8 from "lzutf8";
import type { Unpacker } from "./read.ts";

const inflated = (inflate: (bytes: Uint8Array) => Uint8Array) => (text: string) =>
  strFromU8(inflate(utf8.decodeBase64(text.replaceAll("-", "+").replaceAll("_", "/"))));

/** Compressions that people use for saved documents. */
export const unpackers: readonly Unpacker[] = [
  { name: "gzip, base64", unpack: inflated(gunzipSync), start: "H4sI" },
  { name: "gzip", unpack: (text) => strFromU8(gunzipSync(strToU8(text, true))), start: "\x1f\x8b" },
  { name: "zlib, base64", unpack: inflated(unzlibSync), start: "eJ" },
  { name: "deflate, base64", unpack: inflated(inflateSync) },
  // Reads "-", which only the URI-safe alphabet has, as "A": the result can be JSON of another document.
  {
    name: "lz-string, base64",
    unpack: (text) => (text.includes("-") ? null : lz.decompressFromBase64(text)),
    start: lz.compressToBase64('{"').slice(0, 3),
  },
  { name: "lz-string, for URLs", unpack: (text) => lz.decompressFromEncodedURIComponent(text) },
  {
    name: "lz-string, UTF-16",
    unpack: (text) => lz.decompressFromUTF16(text),
    start: lz.compressToUTF16('{"').slice(0, 1),
  },
  { name: "lz-string", unpack: (text) => lz.decompress(text), start: lz.compress('{"').slice(0, 1) },
  // Reads plain base64 as well.
  { name: "lzutf8, base64", unpack: (text) => utf8.decompress(utf8.decodeBase64(text)) },
  {
    name: "URL-encoded text",
    unpack: (text) => (/\s/.test(text) ? null : decodeURIComponent(text.replaceAll("+", " "))),
  },
  {
    name: "hexadecimal",
    unpack(text) {
      const [, digits = ""] = /^(?:0|\\)?x?((?:[\da-f]{2})+)$/i.exec(text) ?? [];
      return strFromU8(Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16)));
    },
  },
];
