import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import type { Env } from "../../worker/env.ts";
import { origin } from "./ask.ts";

type Worker = typeof import("../../dist/worker/index.js").default;

let count = 0;

/** The built worker as it is in a new isolate: it has read nothing yet. */
export async function freshWorker(): Promise<Worker> {
  // Another query is another module.
  const { default: worker } = await import(/* @vite-ignore */ `../../dist/worker/index.js?${count++}`);
  return worker;
}

/** Asks a worker for an address, with other bindings than the real ones. Redirects are not followed. */
export async function askWith(
  worker: Worker,
  bindings: Partial<Env>,
  path: string,
  init?: RequestInit,
): Promise<Response> {
  const context = createExecutionContext();
  const request = new Request(origin + path, { redirect: "manual", ...init });
  const response = await worker.fetch(request, { ...env, ...bindings }, context);
  await waitOnExecutionContext(context);
  return response;
}

/** A KV that does `get(key)` as it is told, and the real one's where it is told nothing. It expects nothing else. */
export function kvWith(get: (key: string) => Promise<string | null> | undefined): KVNamespace {
  const fake = {
    get(key: string, ...options: unknown[]) {
      if (options.length > 0) throw new Error(`unexpected: PAGES.get(${key}, ${options})`);
      return get(key) ?? env.PAGES.get(key);
    },
  };
  return new Proxy(fake as unknown as KVNamespace, {
    get(target, name) {
      // What is awaited is asked for `then`.
      if (name !== "get" && name !== "then") throw new Error(`unexpected: PAGES.${String(name)}`);
      return Reflect.get(target, name);
    },
  });
}
