import { type Address, readAddress } from "../../../worker/address.ts";
import { type Route, routesOf } from "../../../worker/routes.ts";
import { type HostileRequest, headerOf } from "./request.ts";
import type { SiteFacts } from "./site-facts.ts";

/** The destination of a request, according to the worker's own table of routes. */
export interface Destination {
  url: URL;
  address: Address;
  /** The first route for the URL; null for a static asset, which the runtime serves without the worker. */
  route: Route | null;
  /** The route that answers if the first one does not. */
  next: Route | null;
}

/** The destination of a request; null if its target is not a URL. */
export function destinationOf(request: HostileRequest, { manifest, assets, protocol }: SiteFacts): Destination | null {
  const { target } = request;
  const url = URL.parse(target.startsWith("/") ? `${protocol}//${headerOf(request, "Host")}${target}` : target);
  if (url === null) return null;
  url.host = headerOf(request, "Host") ?? url.host; // the runtime ignores the host of an absolute target
  const address = readAddress(url, manifest);
  const [route = null, next = null] = routesOf(address);
  return { url, address, route: assets.has(decodePath(url.pathname)) ? null : route, next };
}

/** As Cloudflare's asset worker decodes paths (`decodePath` in workers-sdk, packages/workers-shared). */
function decodePath(pathname: string): string {
  const decode = (segment: string) => {
    try {
      return decodeURIComponent(segment);
    } catch {
      return segment;
    }
  };
  return pathname.split("/").map(decode).join("/").replace(/\/+/g, "/");
}

const methods = /^(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)$/;
const connectionHeaders = /^(Expect|Upgrade)$/i;

/** Whether the runtime may refuse a request before the worker sees it: unusual methods, raw characters, and so on. */
export function mayBeRefused({ method, target, headers }: HostileRequest): boolean {
  return (
    !methods.test(method) ||
    !/^\/[\x21-\x7e]*$/.test(target) ||
    /["<>\\^`{|}]/.test(target) ||
    headers.some(([name, value]) => !/^[\t\r\n\x20-\x7e]*$/.test(value) || connectionHeaders.test(name))
  );
}
