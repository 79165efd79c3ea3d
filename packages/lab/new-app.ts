import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Runs `work` in a temporary folder, which is removed afterwards. */
export async function inNewFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "craft-app-"));
  try {
    await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** @throws with the output if the command fails */
export async function run(cwd: string, command: string): Promise<string> {
  // With NODE_ENV=production, npm would not install the app's build tools.
  const settings = { NODE_ENV: undefined, NEXT_TELEMETRY_DISABLED: "1", NO_COLOR: "1", npm_config_yes: "true" };
  const env = { ...process.env, ...settings };
  const child = spawn(command, { cwd, shell: true, env });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error(`${command}: ${output}`);
  return output;
}

/** Runs `npm run dev` on a free port. */
export async function startVite(cwd: string) {
  const env = { ...process.env, NODE_ENV: undefined, NO_COLOR: "1" };
  const child = spawn("npm run dev -- --host 127.0.0.1", { cwd, shell: true, detached: true, env });
  const exit = once(child, "exit");
  const end = async () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid); // npm, its shell and Vite
    await exit;
  };
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on("data", () => {
      const [devUrl] = /http:\/\/127\.0\.0\.1:\d+\//.exec(output) ?? [];
      if (devUrl) resolve(devUrl);
    });
    child.on("exit", () => reject(new Error(`npm run dev has ended: ${output}`)));
  });
  return { url, end };
}

/** Prints a claim. If it does not hold, also prints the output and sets a failing exit code. */
export function check(holds: boolean, claim: string, output: string): void {
  console.log(`${holds ? "✓" : "✗"} ${claim}`);
  if (holds) return;
  console.log(output);
  process.exitCode = 1;
}
