/** localStorage key of the visitor's page. Never rename it: visitors have pages saved under it. */
export const savedPageKey = "craftjs-example-landing";

/** Breakpoint at which panels become sheets: keep in sync with styles/narrow.css. */
export const narrowWindow = "(width < 58rem)";
