import type { ExampleStep } from "../examples/example-steps.ts";
import { bundleClient, type ClientBundle } from "./client-bundle.ts";
import { bundleLive, type LiveBundle } from "./live-bundle.ts";
import type { BundleOptions } from "./options.ts";
import { bundleWorker, type WorkerBundle } from "./worker-bundle.ts";

export interface Bundles extends WorkerBundle {
  client: ClientBundle;
  live: LiveBundle;
  milliseconds: number;
}

/** Bundles the client, the worker and live examples. esbuild runs in parallel with the build's other work. */
export async function bundleAll(options: BundleOptions, examples: string[], steps: ExampleStep[]): Promise<Bundles> {
  const start = performance.now();
  const [client, { worker, mcp }, live] = await Promise.all([
    bundleClient(options, examples, steps),
    bundleWorker(options),
    bundleLive(options),
  ]);
  return { client, worker, mcp, live, milliseconds: performance.now() - start };
}
