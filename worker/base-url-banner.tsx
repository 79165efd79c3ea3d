import { basePath } from "../shared/base-path.ts";
import { baseUrlBannerId, baseUrlSuggestionId } from "../shared/wire-names.ts";

/** Shown by client/start/base-url-script.ts. In a `<template>`: neither readers nor search engines see it otherwise. */
export function BaseUrlBanner() {
  return (
    <template id={baseUrlBannerId}>
      <div role="alert" className="base-url-banner">
        <p>
          <strong>Your site did not load properly.</strong> The usual cause is a wrong base URL setting.
        </p>
        <p>
          It was built for the base path <code>{basePath}</code>. The address of this page suggests{" "}
          <code id={baseUrlSuggestionId} />: build the site again with <code>BASE_PATH</code> set to that. Where the two
          are the same, its scripts could not be loaded: open the page again.
        </p>
      </div>
    </template>
  );
}
