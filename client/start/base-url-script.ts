import { baseUrlBannerId, baseUrlSuggestionId } from "../../shared/wire-names.ts";

// Stands on the page at the base path only, and shows a banner when the site's own scripts are not where the page says:
// most often because the site is served under another path than it was built for. It must do without those scripts.

/** Shows what worker/base-url-banner.tsx holds ready. */
function showBanner(): void {
  const template = document.getElementById(baseUrlBannerId);
  if (!(template instanceof HTMLTemplateElement) || !template.content.firstElementChild) return;
  const banner = document.importNode(template.content, true).firstElementChild as HTMLElement;
  template.remove(); // the banner is shown once
  const suggestion = location.pathname.replace(/\/(index\.html)?$|$/, "/");
  const place = banner.querySelector(`#${baseUrlSuggestionId}`);
  if (place) place.textContent = suggestion;
  // The stylesheet is most likely missing too; the security policy lets a script set styles, but not the HTML.
  banner.style.cssText = "padding:1rem;border-bottom:4px solid #c81e2b;font:1rem/1.5 system-ui";
  document.body.prepend(banner);
}

function showWhenParsed(): void {
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", showBanner);
  else showBanner();
}

const hasStarted = () => document.documentElement.dataset.started !== undefined;

addEventListener(
  "error",
  ({ target }) => {
    // A script that was not found, or the start script itself, which throws before it has come to its end.
    if (target instanceof HTMLScriptElement || (target === window && !hasStarted())) showWhenParsed();
  },
  true, // errors of loading do not bubble
);
addEventListener("app-failed", showWhenParsed); // client/start/bring-app.ts
