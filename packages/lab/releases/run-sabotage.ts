import { execFile } from "node:child_process";
import { runSabotage } from "../sabotage/run-sabotage.ts";
import { breaks } from "./sabotage.ts";

/** Part of the error message if a break cannot be applied. */
const mismatchMessage = "does not match";

/** Runs the clean-up test without a break and with each one, in separate processes, and checks that it detects them. */
export const runReleaseSabotage = () => runSabotage(breaks, runCleanUp);

/** Returns what the clean-up test reports. */
function runCleanUp(name?: string): Promise<string[]> {
  const programs = ["./build/compile-cache.js", "./packages/lab/releases/sabotage.ts"].flatMap((file) => [
    "--import",
    file,
  ]);
  const env = { ...process.env, ...(name === undefined ? {} : { BREAK: name }) };
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [...programs, "packages/lab/releases/clean-up.ts"], { env }, (error, _, output) => {
      if (output.includes(mismatchMessage)) reject(new Error(output));
      else resolve(error ? [output.split("\n").find((line) => line.includes(": ")) ?? output] : []);
    });
  });
}
