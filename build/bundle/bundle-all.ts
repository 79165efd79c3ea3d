import { basePath } from "../../shared/base-path.ts";
import { kept, surroundings } from "../cache/kept.ts";
import type { ExampleStep } from "../examples/example-steps.ts";
import { contentHash } from "../hash.ts";
import { bundleClient, type ClientBundle } from "./client-bundle.ts";
import { bundleLive, type LiveBundle } from "./live-bundle.ts";
import { type BundleOptions, buildYear } from "./options.ts";
import { bundleTools } from "./tools-bundle.ts";
import { bundleWorker, type WorkerBundle } from "./worker-bundle.ts";

export interface Bundles extends WorkerBundle {
  client: ClientBundle;
  live: LiveBundle;
  milliseconds: number;
}

/**
 * Bundles the client, the worker and live examples, unless nothing but pages has changed since an earlier build. esbuild
 * runs in parallel with the build's other work.
 */
export async function bundleAll(options: BundleOptions, examples: string[], steps: ExampleStep[]): Promise<Bundles> {
  const start = performance.now();
  const name = `bundles-${contentHash(basePath, JSON.stringify(options))}`;
  const [client, worker, live] = await kept(name, [buildYear, ...surroundings(options.contentDir)], async () => {
    const { files, defines } = await bundleTools(options);
    const others = { ...options, defines };
    const [client, worker, live] = await Promise.all([
      bundleClient(others, examples, steps),
      bundleWorker(others),
      bundleLive(others),
    ]);
    client.files.push(...files);
    return [client, worker, live] as const;
  });
  return { client, ...worker, live, milliseconds: performance.now() - start };
}
