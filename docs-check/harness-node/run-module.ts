import { execFileSync } from "node:child_process";

/** What Node.js itself prints when it runs an ES module of this source, with these options, or what it says of its failure. */
export function runModule(source: string, ...flags: string[]): string {
  try {
    const options = [...flags, "--input-type=module", "--eval", source];
    return execFileSync(process.execPath, options, { encoding: "utf8", stdio: "pipe" }).trim();
  } catch (error) {
    return String((error as { stderr?: string }).stderr);
  }
}
