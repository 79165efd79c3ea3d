import { basePath } from "browser/base-path.ts";
import { baseUrlBannerId, baseUrlSuggestionId } from "../shared/wire-names.ts";

interface BaseUrlBannerProps {
  /** The base path that the URL implies. If empty, client/start/base-url-script.ts fills in the base path of the browser's URL. */
  suggestion?: string | undefined;
  /** Whether the setting is certainly wrong, so that the banner is always shown. */
  isCertain?: boolean | undefined;
}

/**
 * The banner about a wrong base URL. Unless `isCertain`, it is in a `<template>`, hidden from readers and search engines until
 * client/start/base-url-script.ts shows it.
 */
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
        {!isCertain && " If both paths are the same, the site's scripts could not be loaded: reload the page."}
      </p>
    </div>
  );
  return isCertain ? banner : <template id={baseUrlBannerId}>{banner}</template>;
}
