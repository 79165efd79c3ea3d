import { spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";

export interface Dev {
  address: string;
  /** What it has printed until it served the site. */
  output: string;
  end: () => Promise<unknown>;
}

/** Runs what `npm run dev` does, at an address that nobody else has, until it says where the site is open. */
export function startDev(project = "."): Promise<Dev> {
  const args = [resolve(project, "build/dev.ts"), "--port", "0", "--inspector-port", "0"];
  const child = spawn(process.execPath, args, { cwd: project });
  const exit = once(child, "exit");
  const end = () => {
    child.kill();
    return exit;
  };
  return new Promise((resolve, reject) => {
    let output = "";
    const read = (chunk: Buffer) => {
      output += chunk;
      const address = /open at (\S+)/.exec(output)?.[1];
      if (address) resolve({ address, output, end });
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.on("exit", () => reject(new Error(`It has ended: ${output}`)));
  });
}
