import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect, it } from "vitest";
import { testFolder } from "../../test/test-folder.ts";
import { tryLock } from "./file-lock.ts";

const file = join(testFolder(), "lock");

it("gives the lock to one caller at a time", () => {
  const unlock = tryLock(file);
  expect(tryLock(file)).toBe(null);
  unlock?.();
  const secondLock = tryLock(file);
  expect(secondLock).not.toBe(null);
  secondLock?.();
});

it("releases the lock of a killed process", async () => {
  const module = new URL("file-lock.ts", import.meta.url);
  const code = `import(${JSON.stringify(module)}).then(({ tryLock }) => {
    globalThis.unlock = tryLock(${JSON.stringify(file)});
    setInterval(() => {}, 1000);
    console.log("locked");
  })`;
  const child = spawn(process.execPath, ["-e", code]);
  await once(child.stdout, "data");
  expect(tryLock(file)).toBe(null);
  child.kill("SIGKILL");
  await once(child, "exit");
  const unlock = tryLock(file);
  expect(unlock).not.toBe(null);
  unlock?.();
});
