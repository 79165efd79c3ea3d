import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { expect, it } from "vitest";
import { testFolder } from "../test/test-folder.ts";

const folder = testFolder();

function startBuild() {
  const module = new URL("lock-build.ts", import.meta.url);
  const code = `import(${JSON.stringify(module)}).then(async ({ lockBuild }) => {
    await lockBuild(${JSON.stringify(folder)});
    console.log("builds");
    globalThis.gc();
    process.stdin.on("end", () => process.exit()).resume();
  })`;
  const child = spawn(process.execPath, ["--expose-gc", "--eval", code]);
  const exit = once(child, "exit");
  let output = "";
  child.stdout.on("data", (chunk) => {
    output += chunk;
  });
  return { child, exit, output: () => output };
}

it("makes a second build wait, with a message, until the first one exits or is killed", async () => {
  const message = "Another build of this folder is running: waiting for it.\n";
  const first = startBuild();
  await expect.poll(first.output, { timeout: 10_000 }).toBe("builds\n");
  const second = startBuild();
  await expect.poll(second.output, { timeout: 10_000 }).toBe(message);
  await setTimeout(500);
  expect(second.output()).toBe(message);
  first.child.stdin.end();
  await first.exit;
  await expect.poll(second.output, { timeout: 10_000 }).toBe(`${message}builds\n`);
  const third = startBuild();
  await expect.poll(third.output, { timeout: 10_000 }).toBe(message);
  second.child.kill("SIGKILL");
  await expect.poll(third.output, { timeout: 10_000 }).toBe(`${message}builds\n`);
  third.child.stdin.end();
  await third.exit;
});
