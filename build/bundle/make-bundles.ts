import type { ExampleStep } from "../live/example-steps.ts";
import { bundleClient, type ClientBundle } from "./client-bundle.ts";
import { bundleLive, type LiveBundle } from "./live-bundle.ts";
import type { BundleOptions } from "./options.ts";
import { bundleTools } from "./tools-bundle.ts";
import { bundleWorker, type WorkerBundle } from "./worker-bundle.ts";

/**
 * Bundles the tools first, because the other bundles define their URLs as constants; then the client, the worker and the live
 * examples.
 */
export async function makeBundles(
  options: BundleOptions,
  examples: string[],
  steps: ExampleStep[],
): Promise<[ClientBundle, WorkerBundle, LiveBundle]> {
  const { files, defines } = await bundleTools(options);
  const optionsWithUrls = { ...options, defines };
  const [client, worker, live] = await Promise.all([
    bundleClient(optionsWithUrls, examples, steps),
    bundleWorker(optionsWithUrls),
    bundleLive(optionsWithUrls),
  ]);
  client.files.push(...files);
  return [client, worker, live];
}
