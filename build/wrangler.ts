import { type ChildProcess, spawn } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const settings = {
  // A local run asks nobody for anything: no request for geographic data, no word to Cloudflare, no look for updates.
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_HIDE_BANNER: "true",
};

export interface RunningWorker {
  /** Address that the worker answers at, without a slash at its end. */
  address: string;
  process: ChildProcess;
  /** Ends it, as was meant to be. */
  stop(): void;
}

/**
 * Runs `wrangler dev` until it answers.
 * @param args options of `wrangler dev`, such as `--port 9000`
 * @param onLine called with each line that it prints
 * @throws when it ends before it answers, with what it printed
 */
export function startWorker(args: string[], onLine: (line: string) => void): Promise<RunningWorker> {
  const child = spawn(process.execPath, [wranglerPath(), "dev", "--show-interactive-dev-session=false", ...args], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...settings },
  });
  // However this process ends (Miniflare ends it on a signal), the server goes with it.
  process.on("exit", () => child.kill());
  return new Promise((resolve, reject) => {
    const onExit = (code: number | null) => reject(new Error(`wrangler dev ended with code ${code}:\n${printed}`));
    const stop = () => {
      child.off("exit", onExit);
      child.kill();
    };
    let printed = "";
    const read = (chunk: Buffer) => {
      printed = (printed + chunk).slice(-10_000);
      for (const line of String(chunk).split("\n")) if (line.trim()) onLine(line);
      const address = /Ready on (https?:\/\/\S+)/.exec(printed)?.[1];
      if (address) resolve({ address, process: child, stop });
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.on("error", reject);
    child.on("exit", onExit);
  });
}

/** Runs `wrangler dev` for a test or a measurement: at an address that nobody else has, and without a word. */
export function startAnywhere(...args: string[]): Promise<RunningWorker> {
  return startWorker([...args, "--port", "0", "--ip", "127.0.0.1", "--inspector-port", "0"], () => {});
}

/** Path of wrangler's own script: run by the Node that runs this one, whatever the PATH says. */
export function wranglerPath(): string {
  return join(dirname(createRequire(import.meta.url).resolve("wrangler/package.json")), "bin", "wrangler.js");
}
