import type { Unpacker } from "./read.ts";

/** What people compress saved documents with; loaded on demand, since few need it. */
export async function loadUnpackers(): Promise<Unpacker[]> {
  const [lzString, lzUtf8, fflate] = await Promise.all([import("lz-string"), import("lzutf8"), import("fflate")]);
  const lz = lzString.default;
  const utf8 = lzUtf8.default;
  return [
    { name: "gzip, base64", unpack: (text) => fflate.strFromU8(fflate.gunzipSync(utf8.decodeBase64(text))) },
    // Reads "-", which only the URI-safe alphabet has, as "A": the result can be JSON, but of another document.
    { name: "lz-string, base64", unpack: (text) => (text.includes("-") ? null : lz.decompressFromBase64(text)) },
    { name: "lz-string, for addresses", unpack: (text) => lz.decompressFromEncodedURIComponent(text) },
    { name: "lz-string, UTF-16", unpack: (text) => lz.decompressFromUTF16(text) },
    { name: "lz-string", unpack: (text) => lz.decompress(text) },
    // Reads plain base64 as well.
    { name: "lzutf8, base64", unpack: (text) => utf8.decompress(utf8.decodeBase64(text)) },
    { name: "text for addresses", unpack: (text) => decodeURIComponent(text) },
  ];
}
