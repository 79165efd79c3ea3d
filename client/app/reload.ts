const key = "reloaded-release";

/** Whether the browser's back-forward cache has brought this page. */
let isRestored = false;
export function noteRestored(): void {
  isRestored = true;
}

/** Whether Back or Forward has brought this page: from a cache of the browser's, and so perhaps of an old release. */
function isFromHistory(): boolean {
  const [arrival] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return isRestored || arrival?.type === "back_forward";
}

/**
 * Leaves for a URL by a full load, which brings the release that the server runs. Once for each release that a tab runs:
 * a server that answers with the old release's pages all the same must not make the tab reload for ever. A page from the
 * browser's history may always be left so, as its successor is none.
 * @returns false when that has been tried already
 */
export function reloadInto(url: URL): boolean {
  const release = document.documentElement.dataset.release ?? "";
  try {
    if (sessionStorage.getItem(key) === release && !isFromHistory()) return false;
    sessionStorage.setItem(key, release);
  } catch {
    return false; // without a memory, a loop could not be told
  }
  // A navigation to the address that the tab is at already would only move to its hash.
  if (url.href === location.href) location.reload();
  else location.assign(url);
  return true;
}
