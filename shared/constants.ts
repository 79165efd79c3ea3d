/**
 * Numbers and names that are the same for every site. They stand here and nowhere else; each is an export of its own, so
 * that a script gets the one it needs and not all of them.
 */

/** Milliseconds from a navigation's start until the progress bar shows. */
export const progressBarDelay = 1000;

/** NProgress settings: `minimum` and `trickleRate` are fractions of the bar, speeds are milliseconds. */
export const progressBar = { minimum: 0.08, speed: 200, trickleRate: 0.02, trickleSpeed: 800, showSpinner: false };

/** Milliseconds that an empty screen stays empty before the loading screen shows. */
export const loaderDelay = 200;

export const generatorVersion = "2.0.0-beta.6";
export const siteVersion = "0.1.0-beta.19";

/** In both colour modes; its colours are in the file of this name, client/styles/code-….css. */
export const codeTheme = "dark-purple";

export const defaultColourMode: "light" | "dark" = "light";

/** Keys in localStorage. Readers' browsers already hold them: never rename one. */
export const storageKeys = { colourMode: "theme", docsVersion: "docs-preferred-version-default" } as const;
