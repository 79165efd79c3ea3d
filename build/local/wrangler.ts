import { type ChildProcess, spawn } from "node:child_process";
import { resolve } from "node:path";
import { wranglerPath } from "deploy";

const settings = {
  // Keep local runs offline: no geographic data, telemetry or update check.
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_HIDE_BANNER: "true",
};

/** Module for `node --import`, also in the processes that wrangler starts. */
const parentWatcher = `data:text/javascript,${encodeURIComponent(
  `import { endWithParent } from ${JSON.stringify(new URL("../dev-server/end-with-parent.ts", import.meta.url))}; endWithParent();`,
)}`;

export interface RunningWorker {
  /** URL without a trailing slash. */
  url: string;
  process: ChildProcess;
  /** Stops the worker, without reporting its exit as an error. */
  stop(): void;
}

/**
 * Starts `wrangler dev` and waits until it is ready.
 * @throws with its output if it exits first
 */
export function startWorker(args: string[], onLine: (line: string) => void): Promise<RunningWorker> {
  const command = ["--import", parentWatcher, wranglerPath(), "dev", "--show-interactive-dev-session=false", ...args];
  // Keep logs in the project, as the home folder may be read-only. `--remote` needs the login in the home folder.
  const folder = resolve(".wrangler/home");
  const home = args.includes("--remote") ? {} : { HOME: folder, USERPROFILE: folder, XDG_CONFIG_HOME: folder };
  const child = spawn(process.execPath, command, {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...settings, ...home },
  });
  // Kill the server on any exit; build/dev.ts exits on a signal. If SIGKILL ends this process, the server notices and exits.
  process.on("exit", () => child.kill());
  return new Promise((done, reject) => {
    const onExit = (code: number | null) => reject(new Error(`wrangler dev exited with code ${code}:\n${output}`));
    const stop = () => {
      child.off("exit", onExit);
      child.kill();
    };
    let output = "";
    const onData = (chunk: Buffer) => {
      output = (output + chunk).slice(-10_000);
      for (const line of String(chunk).split("\n")) if (line.trim()) onLine(line);
      const url = /Ready on (https?:\/\/\S+)/.exec(output)?.[1];
      if (url) done({ url, process: child, stop });
    };
    child.stdout.on("data", onData);
    child.stderr.on("data", onData);
    child.on("error", reject);
    child.on("exit", onExit);
  });
}
