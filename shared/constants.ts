/** Separate exports, so that each bundle gets only the constants that it uses. */

/** Milliseconds before a navigation shows the progress bar. */
export const progressBarDelay = 1000;

/** NProgress settings: `minimum` and `trickleRate` are fractions of the bar, speeds are milliseconds. */
export const progressBar = { minimum: 0.08, speed: 200, trickleRate: 0.02, trickleSpeed: 800, showSpinner: false };

/** Version of the generator that the site replaced. The site's own version is in package.json. */
export const generatorVersion = "2.0.0-beta.6";

/** The code theme of both colour modes. Its stylesheet is client/styles/code-….css. */
export const codeTheme = "dark-purple";

/** Keys in localStorage. Never rename one: readers' browsers have stored values under them. */
export const storageKeys = { colourMode: "theme", docsVersion: "docs-preferred-version-default" } as const;
