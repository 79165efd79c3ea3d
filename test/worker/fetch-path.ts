import { exports } from "cloudflare:workers";

export const origin = "https://craft.js.org";

/** Requests a path from the built worker, without following redirects. */
export function fetchPath(path: string, init?: RequestInit): Promise<Response> {
  return exports.default.fetch(new Request(origin + path, { redirect: "manual", ...init }));
}
