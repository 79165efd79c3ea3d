import type { Page } from "../shared/page-data.ts";

/** Whether all that follows a page's text is below each window for sure, when the page is opened (build/page/far-runs.ts). */
export function isLong(page: Page): boolean {
  if (page.kind === "landing") return true;
  const last = "body" in page ? page.body.at(-1) : undefined;
  const className = typeof last === "object" && last[1]?.className;
  return typeof className === "string" && / below-1400/.test(className); // `far` stands before it
}
