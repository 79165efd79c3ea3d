import type { RouteName } from "../../../worker/routes.ts";

export type Header = [name: string, value: string];

export interface HostileRequest {
  method: string;
  /** As in the request line, not normalised. */
  target: string;
  headers: Header[];
  body: string;
  /** The route that must answer with success; null if the request may be rejected. */
  validFor: RouteName | null;
}

/** The value of a header as a server reads it: repeated headers joined by commas, null if it is missing. */
export function headerOf({ headers }: Pick<HostileRequest, "headers">, name: string): string | null {
  const values = headers.filter(([other]) => other.toLowerCase() === name.toLowerCase());
  // A line break in a value begins another header.
  return values.length > 0 ? values.map(([, value]) => value.split("\r\n")[0]?.trim()).join(", ") : null;
}

/** A request in the grammar of a route. */
export interface Draft {
  /** Path without the base path, and query. */
  target: string;
  /** GET or HEAD if absent. */
  method?: string;
  headers?: Header[];
  /** Sent as JSON. */
  body?: unknown;
  /** Whether the target already has the base path, or is outside it. */
  isWhole?: boolean;
  /** Whether the route rejects it, despite its valid grammar. */
  isRefused?: boolean;
}
