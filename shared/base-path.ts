declare const process: { env: { BASE_PATH?: string } };

/** Path that the site is served under; starts and ends with a slash. The build puts its value in the place of the variable. */
export const basePath: string = process.env.BASE_PATH ?? "/";

/** A path of the site (`/docs/overview`) as the browser has to ask for it; other addresses stay as they are. */
export function withBase(href: string): string {
  return href.startsWith("/") && !href.startsWith("//") ? basePath + href.slice(1) : href;
}

/** The path of the site that a browser's path stands for; null when it lies outside of the base path. */
export function withoutBase(pathname: string): string | null {
  if (`${pathname}/` === basePath) return "/";
  return pathname.startsWith(basePath) ? pathname.slice(basePath.length - 1) : null;
}
