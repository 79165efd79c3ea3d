/** localStorage key of the visitor's page. Never rename it: browsers already hold data. */
export const savedPageKey = "craftjs-example-landing";

/** localStorage key for a saved page that failed to parse, kept for recovery. */
export const damagedPageKey = "craftjs-example-landing-damaged";

/** localStorage key of the hosts whose pictures are shown without asking. */
export const trustedHostsKey = "craftjs-example-landing-hosts";

/** Autosave debounce in milliseconds. */
export const saveDelay = 400;

/** Milliseconds within which changes to the same prop merge into one undo step. */
export const changeGroupGap = 1000;

/** Breakpoint at which panels become sheets: keep in sync with styles/narrow.css. */
export const narrowWindow = "(width < 58rem)";

/** Longest side of an uploaded picture in pixels, so that the page fits into localStorage. */
export const largestPicture = 960;
