import { trustedTypesPolicy } from "./names.ts";

/** The part of Trusted Types that is used here. Not every browser has them: https://www.w3.org/TR/trusted-types/ */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: Record<"createHTML" | "createScriptURL", (text: string) => string>,
  ): { createHTML(html: string): TrustedHTML; createScriptURL(url: string): object };
}

/** The only policy that pages allow (worker/security-headers.ts): without it, browsers refuse strings as HTML or script URLs. */
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy(trustedTypesPolicy, {
  createHTML: (html) => html,
  createScriptURL(url) {
    if (new URL(url, location.href).origin === location.origin) return url;
    throw new Error(`Not a script of this site: ${url}`);
  },
});

/** HTML from the site's build. Typed as a string, the only type that TypeScript's DOM types accept. */
export function trustedHtml(html: string): string {
  return (policy?.createHTML(html) as string | undefined) ?? html;
}

/**
 * URL of a worker thread's script. Typed as a string, as above.
 * @throws for a script of another origin
 */
export function trustedScriptUrl(url: string): string {
  return (policy?.createScriptURL(url) as string | undefined) ?? url;
}
