import type { Page } from "playwright-core";

/**
 * Removes functions that at least one of the oldest supported browsers (`browsers` in build/bundle/options.ts) lacks, and that
 * frequently run code is likely to use. The bundler translates syntax, but adds no functions.
 * Source: https://github.com/mdn/browser-compat-data
 */
export async function actAsOldestBrowsers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const missing: [object, ...string[]][] = [
      [URLSearchParams.prototype, "size"],
      [URL, "canParse", "parse"],
      [Promise, "withResolvers", "try"],
      [Object, "groupBy"],
      [Map, "groupBy"],
      [Array, "fromAsync"],
      [Set.prototype, "union", "intersection", "difference", "symmetricDifference", "isSubsetOf", "isDisjointFrom"],
      [RegExp, "escape"],
      [AbortSignal, "any"],
      [Element.prototype, "checkVisibility"],
      [Document, "parseHTMLUnsafe"],
      [Document.prototype, "startViewTransition"],
      [Response.prototype, "bytes"],
      [Blob.prototype, "bytes"],
      [window, "Iterator", "navigation", "scheduler", "cookieStore", "CloseWatcher", "Temporal"],
    ];
    for (const [holder, ...names] of missing) for (const name of names) Reflect.deleteProperty(holder, name);
  });
}
