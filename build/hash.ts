import { createHash } from "node:crypto";

/** The first 80 bits of the SHA-256 of the parts, as 20 hexadecimal digits: enough to name content by, short in a URL. */
export function contentHash(...parts: (string | Uint8Array)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) {
    // The length keeps ("ab", "c") apart from ("a", "bc").
    hash.update(`${part.length}:`).update(part);
  }
  return hash.digest("hex").slice(0, 20);
}
