import { withBase, withoutBase } from "browser/base-path.ts";
import { impliedBase } from "./implied-base.ts";
import type { Manifest } from "./manifest.d.ts";
import { normaliseUrl } from "./normalise-url.ts";

/** A request's URL. Paths are without the base path, except in `location`. */
export interface Address {
  /** The path in the request; null outside the base path. */
  requested: string | null;
  /** The canonical path; empty where there is a redirect, or outside the base path. */
  path: string;
  /** Redirect target with the query, or null if the URL is canonical. It begins with exactly one slash. */
  location: string | null;
  /** Whether a static file has this path as its URL. */
  isFile: boolean;
}

type KnownPaths = Pick<Manifest, "pages" | "files" | "redirects">;

/** Reads the URL of a request. */
export function readAddress({ pathname, search }: URL, release: KnownPaths): Address {
  const requested = withoutBase(pathname);
  if (requested === null) return { requested, path: "", location: null, isFile: false };
  const decision = normaliseUrl(requested, search, release.redirects);
  const isBase =
    "location" in decision && decision.location === requested.slice(0, -1) + search && mayBeBase(requested, release);
  // `/sub` redirects to the base path `/sub/`, the only canonical path with a trailing slash.
  const toBasePath = withBase(requested) === pathname ? null : withBase(requested) + search;
  const location = "location" in decision && !isBase ? withBase(decision.location) : toBasePath;
  const path = location === null ? requested : "";
  return { requested, path, location, isFile: Object.hasOwn(release.files, path) };
}

/**
 * Whether the worker may be routed at `/sub/*` by mistake. Then a redirect from `/sub/` to `/sub` would leave the route, and the
 * visitor would never see the base URL banner.
 */
function mayBeBase(path: string, { pages, files }: KnownPaths): boolean {
  const isKnown = [pages, files].some((paths) => Object.hasOwn(paths, path.slice(0, -1)));
  return !isKnown && !path.includes(".") && impliedBase(path, pages) === path;
}
