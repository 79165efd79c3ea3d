import { basePath } from "browser/base-path.ts";
import { contentHash } from "../base/hash.ts";
import { cached, inputsWithoutPages } from "../cache/cached.ts";
import { buildYear } from "../cache/fingerprint.ts";
import type { ExampleStep } from "../live/example-steps.ts";
import type { ClientBundle } from "./client-bundle.ts";
import type { LiveBundle } from "./live-bundle.ts";
import type { BundleOptions } from "./options.ts";
import type { WorkerBundle } from "./worker-bundle.ts";

export interface Bundles extends WorkerBundle {
  client: ClientBundle;
  live: LiveBundle;
  /** Hash of the bundle options, and of all source and content files except pages. */
  inputsHash: string;
  milliseconds: number;
}

/**
 * Bundles the client, the worker and live examples, unless only pages have changed since an earlier build. esbuild
 * runs in parallel with the build's other work.
 */
export async function bundleAll(options: BundleOptions, examples: string[], steps: ExampleStep[]): Promise<Bundles> {
  const start = performance.now();
  const optionsJson = JSON.stringify(options);
  const inputsHash = contentHash(optionsJson, buildYear, ...inputsWithoutPages(options.contentDir));
  const name = `bundles-${contentHash(basePath, optionsJson)}`;
  const [client, worker, live] = await cached(name, [inputsHash], async () => {
    const { makeBundles } = await import("./make-bundles.ts"); // only if the bundles are not cached
    return makeBundles(options, examples, steps);
  });
  return { client, ...worker, live, inputsHash, milliseconds: performance.now() - start };
}
