import { createHash } from "node:crypto";

/** Content hash for file names and keys: the first 80 bits of the SHA-256, as 20 hex digits. */
export function contentHash(...parts: (string | Uint8Array)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) {
    // The length keeps ("ab", "c") apart from ("a", "bc").
    hash.update(`${part.length}:`).update(part);
  }
  return hash.digest("hex").slice(0, 20);
}
