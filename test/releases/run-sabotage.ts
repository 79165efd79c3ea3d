import { execFile } from "node:child_process";
import { breaks } from "./sabotage.ts";

/** Part of the error message if a break cannot be applied. */
const stale = "does not match";

/** Runs the clean-up test once for each break, in a separate process, and returns the breaks that it did not detect. */
export async function runSabotage(): Promise<string[]> {
  const unnoticed: string[] = [];
  for (const name of [undefined, ...Object.keys(breaks)]) {
    const { code, output } = await runCleanUp(name);
    if (output.includes(stale)) throw new Error(output);
    const wrong = output.split("\n").filter((line) => line.includes(": "));
    const isRight = (code === 0) === (name === undefined);
    console.log(`${isRight ? "✓" : "✗"} ${name ?? "clean-up without a break"}. ${wrong.at(0) ?? ""}`);
    if (!isRight) unnoticed.push(name ?? `without a break: ${output}`);
  }
  return unnoticed;
}

function runCleanUp(name: string | undefined): Promise<{ code: number; output: string }> {
  const programs = ["./build/compile-cache.js", "./test/releases/sabotage.ts"].flatMap((file) => ["--import", file]);
  const env = { ...process.env, ...(name === undefined ? {} : { BREAK: name }) };
  return new Promise((resolve) => {
    execFile(process.execPath, [...programs, "test/releases/clean-up.ts"], { env }, (error, _, output) =>
      resolve({ code: error ? 1 : 0, output }),
    );
  });
}
