declare const process: { env: { BASE_PATH?: string } };

/** Path that the site is served under, with leading and trailing slash. The build inlines its value. */
export const basePath: string = process.env.BASE_PATH ?? "/";

/** Adds the base path to a site path (`/docs/overview`); other URLs stay unchanged. */
export function withBase(href: string): string {
  return href.startsWith("/") && !href.startsWith("//") ? basePath + href.slice(1) : href;
}

/** Removes the base path from a URL's path; null outside it. */
export function withoutBase(pathname: string): string | null {
  if (`${pathname}/` === basePath) return "/";
  return pathname.startsWith(basePath) ? pathname.slice(basePath.length - 1) : null;
}
