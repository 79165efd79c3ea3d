import { spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";

export interface Dev {
  url: string;
  output: string;
  end: () => Promise<unknown>;
}

/** Runs the dev server on a free port until it is ready; `output` is what it printed up to then. */
export function startDev(project = ".", ...options: string[]): Promise<Dev> {
  const args = [resolve(project, "build/dev.ts"), "--port", "0", "--inspector-port", "0", ...options];
  const child = spawn(process.execPath, args, { cwd: project });
  const exit = once(child, "exit");
  const end = () => {
    child.kill();
    return exit;
  };
  return new Promise((resolve, reject) => {
    let output = "";
    const onData = (chunk: Buffer) => {
      output += chunk;
      const url = /open at (\S+)/.exec(output)?.[1];
      if (url) resolve({ url, output, end });
    };
    child.stdout.on("data", onData);
    child.stderr.on("data", onData);
    child.on("exit", () => reject(new Error(`The dev server ended: ${output}`)));
  });
}
