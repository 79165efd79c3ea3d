import { exports } from "cloudflare:workers";

export const origin = "https://craft.js.org";

/** Asks the built worker for an address. Redirects are answers like others: they are not followed. */
export function ask(path: string, init?: RequestInit): Promise<Response> {
  return exports.default.fetch(new Request(origin + path, { redirect: "manual", ...init }));
}
