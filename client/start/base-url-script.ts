import { assetsPath, baseUrlBannerId, baseUrlSuggestionId } from "../../shared/wire-names.ts";

// Inlined on the home page, and on a not-found page that may be the home page of a site with a wrong base path. Shows a
// banner if the site's scripts fail to load, most often because the site was built for another base path.

function showBanner(): void {
  const template = document.getElementById(baseUrlBannerId);
  if (!(template instanceof HTMLTemplateElement) || !template.content.firstElementChild) return;
  const banner = document.importNode(template.content, true).firstElementChild as HTMLElement;
  template.remove();
  const suggestion = banner.querySelector(`#${baseUrlSuggestionId}`);
  if (suggestion) suggestion.textContent ||= location.pathname.replace(/\/(index\.html)?$|$/, "/");
  // The stylesheet is probably missing too, and CSP forbids style attributes in the HTML.
  banner.style.cssText = "padding:1rem;border-bottom:4px solid #c81e2b;font:1rem/1.5 system-ui";
  document.body.prepend(banner);
}

function showWhenParsed(): void {
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", showBanner);
  else showBanner();
}

const hasStarted = () => document.documentElement.dataset.started !== undefined;

// Extensions and proxies add scripts that fail or that our CSP blocks: ignore errors of scripts outside the site's assets.
const isOurs = (address: string) => address.includes(assetsPath);

addEventListener(
  "error",
  (event) => {
    const { target } = event;
    const hasFailedToLoad = target instanceof HTMLScriptElement && isOurs(target.src);
    if (hasFailedToLoad || (target === window && isOurs(event.filename) && !hasStarted())) showWhenParsed();
  },
  true, // loading errors do not bubble
);
addEventListener("app-failed", showWhenParsed);
