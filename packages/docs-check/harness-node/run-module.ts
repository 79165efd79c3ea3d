import { execFileSync } from "node:child_process";

/** Runs ES module source in Node.js with these options; returns its output, or the error output on failure. */
export function runModule(source: string, ...flags: string[]): string {
  try {
    const options = [...flags, "--input-type=module", "--eval", source];
    return execFileSync(process.execPath, options, { encoding: "utf8", stdio: "pipe" }).trim();
  } catch (error) {
    return String((error as { stderr?: string }).stderr);
  }
}
