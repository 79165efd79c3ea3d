import { rmSync, unwatchFile, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { expect, it, onTestFinished, vi } from "vitest";
import { testFolder } from "../../test/test-folder.ts";
import { onNewContents } from "./watch.ts";

const file = join(testFolder({ "wrangler.toml": "one" }), "wrangler.toml");

it("reports new contents of a file, but neither a new modification time nor a temporary removal", async () => {
  const changed = vi.fn();
  onNewContents(file, changed);
  onTestFinished(() => unwatchFile(file));
  utimesSync(file, 1000, 1000);
  await setTimeout(700);
  rmSync(file);
  await setTimeout(700);
  expect(changed).not.toHaveBeenCalled();
  writeFileSync(file, "two");
  await vi.waitFor(() => expect(changed).toHaveBeenCalled(), 5000);
});
