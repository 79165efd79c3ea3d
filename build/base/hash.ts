import { createHash } from "node:crypto";
import { hashLength } from "../../shared/wire-names.ts";

/** Content hash for file names and keys: a shortened SHA-256 of the parts, each prefixed with its length. */
export function contentHash(...parts: (string | Uint8Array)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) {
    // The length distinguishes ("ab", "c") from ("a", "bc").
    hash.update(`${part.length}:`).update(part);
  }
  return hash.digest("hex").slice(0, hashLength);
}
