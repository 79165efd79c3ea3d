import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";
import { testFolder } from "../../test/test-folder.ts";

const folder = resolve(
  testFolder({ "home/.wrangler/config": "", "worker.js": "export default { fetch: () => new Response('served') };" }),
);

// Windows does not notify a process that its parent has ended.
it.skipIf(process.platform === "win32")(
  "wrangler leaves the home folder unchanged and exits when its parent process is killed",
  { timeout: 60_000 },
  async () => {
    const home = join(folder, "home");
    const code = `
      import { startAnywhere } from ${JSON.stringify(new URL("../../test/start-anywhere.ts", import.meta.url))};
      const { url } = await startAnywhere(${JSON.stringify(join(folder, "worker.js"))}, "--compatibility-date", "2026-10-20");
      console.log(url);`;
    const { XDG_CONFIG_HOME: _, ...env } = process.env;
    const child = spawn(process.execPath, ["--input-type=module", "--eval", code], { env: { ...env, HOME: home } });
    let errors = "";
    child.stderr.on("data", (chunk) => {
      errors += chunk;
    });
    const [url] = await Promise.race([once(child.stdout, "data"), once(child, "exit").then(() => expect.fail(errors))]);
    const request = () => fetch(String(url).trim()).then((response) => response.text());
    expect(await request()).toBe("served");
    expect(readdirSync(home, { recursive: true })).toEqual([".wrangler", join(".wrangler", "config")]);
    child.kill("SIGKILL");
    await once(child, "exit");
    const hasEnded = () =>
      request().then(
        () => false,
        () => true,
      );
    await expect.poll(hasEnded, { timeout: 15_000, interval: 250 }).toBe(true);
  },
);
