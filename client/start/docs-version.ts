import { withBase } from "browser/base-path.ts";
import { storage } from "browser/storage.ts";
import { storageKeys } from "../../shared/constants.ts";

const mainPages: Record<string, string> = JSON.parse(document.documentElement.dataset.docsVersions ?? "{}");

/** Stores the version chosen in the version menu. */
export function chooseDocsVersion(name: string): void {
  storage.set(storageKeys.docsVersion, name);
  pointDocsLinksTo(name);
}

function pointDocsLinksTo(name: string): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-docs-link]")) {
    link.href = withBase(mainPages[name] ?? "/docs");
  }
}

const storedVersion = storage.get(storageKeys.docsVersion);
if (storedVersion !== null && Object.hasOwn(mainPages, storedVersion)) pointDocsLinksTo(storedVersion);
else if (storedVersion !== null) storage.set(storageKeys.docsVersion, null);
