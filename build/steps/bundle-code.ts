import { step } from "../base/steps.ts";
import type { Bundles } from "../bundle/bundle-all.ts";

/** Waits for bundles that were started earlier. */
export function bundleCode(bundling: Promise<Bundles>): Promise<Bundles> {
  return step("bundle", async () => {
    const bundles = await bundling;
    const { client, live, worker, milliseconds } = bundles;
    const size = Math.round(worker.length / 1024);
    const summary = `${client.files.length + live.files.length} files for the browser, worker of ${size} kB`;
    return [bundles, summary, milliseconds];
  });
}
