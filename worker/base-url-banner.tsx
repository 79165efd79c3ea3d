import { basePath } from "browser/base-path.ts";
import { baseUrlBannerId, baseUrlSuggestionId } from "../shared/wire-names.ts";

interface BaseUrlBannerProps {
  /** The base path that the address implies; client/start/base-url-script.ts takes the browser's where it is empty. */
  suggestion?: string | undefined;
  /** Whether the setting is certainly wrong: then it is shown, and stays. */
  isCertain?: boolean | undefined;
}

/** Else it is in a `<template>`, which that script shows: neither readers nor search engines see it otherwise. */
export function BaseUrlBanner({ suggestion = "", isCertain = false }: BaseUrlBannerProps) {
  const banner = (
    <div role="alert" className={isCertain ? "base-url-banner certain" : "base-url-banner"}>
      <p>
        <strong>Your site did not load properly.</strong> The usual cause is a wrong base URL setting.
      </p>
      <p>
        It was built for the base path <code>{basePath}</code>. The address of this page suggests{" "}
        <code id={baseUrlSuggestionId}>{suggestion}</code>: build the site again with <code>BASE_PATH</code> set to
        that.
        {!isCertain && " Where the two are the same, its scripts could not be loaded: open the page again."}
      </p>
    </div>
  );
  return isCertain ? banner : <template id={baseUrlBannerId}>{banner}</template>;
}
