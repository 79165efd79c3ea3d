import { withBase, withoutBase } from "browser/base-path.ts";
import { impliedBase } from "./implied-base.ts";
import type { Manifest } from "./manifest.d.ts";
import { normaliseUrl } from "./normalise-url.ts";

/** A request's address. Paths are without the base path, except in `location`. */
export interface Address {
  /** The path in the request; null outside of the base path. */
  sent: string | null;
  /** The canonical path; empty where there is a redirect, or outside of the base path. */
  path: string;
  /** Redirect target with the query, or null if the address is canonical. It begins with exactly one slash. */
  location: string | null;
  /** Whether a static file has this path as its address. */
  isFile: boolean;
}

type Known = Pick<Manifest, "pages" | "files" | "redirects">;

/** Reads the address of a request. */
export function readAddress({ pathname, search }: URL, release: Known): Address {
  const sent = withoutBase(pathname);
  if (sent === null) return { sent, path: "", location: null, isFile: false };
  const decision = normaliseUrl(sent, search, release.redirects);
  const isBase = "location" in decision && decision.location === sent.slice(0, -1) + search && mayBeBase(sent, release);
  // Only the base path ends with a slash: without it, `/sub` would be a page outside of it.
  const atBase = withBase(sent) === pathname ? null : withBase(sent) + search;
  const location = "location" in decision && !isBase ? withBase(decision.location) : atBase;
  const path = location === null ? sent : "";
  return { sent, path, location, isFile: Object.hasOwn(release.files, path) };
}

/**
 * Whether the site may be mistakenly routed at `/sub/*`: a redirect from `/sub/` to `/sub` would leave that route, and the reader
 * would never see the banner.
 */
function mayBeBase(path: string, { pages, files }: Known): boolean {
  const isKnown = [pages, files].some((paths) => Object.hasOwn(paths, path.slice(0, -1)));
  return !isKnown && !path.includes(".") && impliedBase(path, pages) === path;
}
