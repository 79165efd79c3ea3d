import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { vi } from "vitest";
import type { Env } from "../../worker/env.ts";
import { origin } from "./fetch-path.ts";

type Worker = typeof import("../../dist/worker/index.js").default;

/** The built worker after a cold start, with empty caches. */
export async function freshWorker(): Promise<Worker> {
  vi.resetModules();
  // Without a query, this would be the instance that the runtime has started; Vite would transform each new query again.
  const { default: worker } = await import("../../dist/worker/index.js?fresh");
  return worker;
}

/** Requests a path from a worker with some bindings replaced, without following redirects. */
export async function fetchPathFrom(
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

/** KV whose `get(key)` is overridden; undefined falls through to the real KV. Anything else throws. */
export function kvWith(get: (key: string) => Promise<string | null> | undefined): KVNamespace {
  const fake = {
    get(key: string, type?: "arrayBuffer") {
      return get(key) ?? (type ? env.PAGES.get(key, type) : env.PAGES.get(key));
    },
  };
  return new Proxy(fake as unknown as KVNamespace, {
    get(target, name) {
      // Awaiting an object reads `then`.
      if (name !== "get" && name !== "then") throw new Error(`unexpected: PAGES.${String(name)}`);
      return Reflect.get(target, name);
    },
  });
}
