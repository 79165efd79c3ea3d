import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, it } from "vitest";

/** Runs code that fails between receiving a signal and handling it; returns its output. */
async function runInterrupted(failing: string): Promise<unknown> {
  const code = `
    import { step } from "files/steps.ts";
    import { reportUnhandledRejections } from ${JSON.stringify(new URL("report-problems.ts", import.meta.url))};
    reportUnhandledRejections();
    process.on("SIGINT", () => process.exit(130));
    process.kill(process.pid, "SIGINT");
    const rejected = Promise.reject(new Error("The service is no longer running"));
    ${failing}`;
  const run = promisify(execFile)(process.execPath, ["--input-type=module", "-e", code]);
  return run.catch(({ code, stdout, stderr }) => ({ code, stdout, stderr }));
}

it("prints no errors when a signal stops the build", async () => {
  const silent = { code: 130, stdout: "", stderr: "" };
  expect(await runInterrupted('await step("bundle", () => rejected);')).toEqual(silent);
  expect(await runInterrupted("await new Promise(() => setInterval(() => {}, 1000));")).toEqual(silent);
});
