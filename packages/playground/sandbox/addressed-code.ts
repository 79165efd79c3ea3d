import { entryFile } from "../app/project.ts";
import { loadCompiler } from "./load-script.ts";

/** The encoded code in a fragment of a live example's address; null: none. */
export function codeIn(fragment: string): string | null {
  const parameters = new URLSearchParams(fragment.slice(1));
  return parameters.get("source") ?? parameters.get("code");
}

/**
 * Decodes the code in the address, without running it; null: none.
 * @param compiler address of the script that decodes it
 * @throws with a sentence for the reader, if it is damaged
 */
export async function readAddressedCode(compiler: string): Promise<string | null> {
  const { hash } = location;
  if (codeIn(hash) === null) return null;
  // Older links have it uncompressed.
  const plain = new URLSearchParams(hash.slice(1)).get("source");
  if (plain !== null) return plain;
  const { fromFragment } = await loadCompiler(compiler);
  const { files } = await fromFragment(hash);
  return files[entryFile] ?? ""; // every project has one
}

/** Removes the code from the address, without a reload. */
export function removeAddressedCode(): void {
  const parameters = new URLSearchParams(location.hash.slice(1));
  for (const name of ["code", "source"]) parameters.delete(name);
  history.replaceState(null, "", `#${parameters}`);
}
