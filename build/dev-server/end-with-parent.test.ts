import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, it } from "vitest";

// Windows has no `sh`, and its consoles end all of their processes.
it.skipIf(process.platform === "win32")("exits when the shell that started the process is killed", async () => {
  const module = new URL("end-with-parent.ts", import.meta.url);
  const code = `import(${JSON.stringify(module)}).then(({ endWithParent }) => {
    endWithParent();
    console.log(process.pid);
    setTimeout(() => console.log("still running"), 4000);
  })`;
  const shell = spawn("sh", ["-c", '"$0" -e "$1"; true', process.execPath, code]);
  const ended = once(shell.stdout, "close");
  let output = "";
  shell.stdout.on("data", (chunk) => (output += chunk));
  const [pid] = await once(shell.stdout, "data");
  expect(() => process.kill(Number(pid), 0)).not.toThrow();
  shell.kill();
  await ended; // the process writes to the shell's output
  expect(output).not.toContain("still running");
});
