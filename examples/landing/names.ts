/** localStorage key of the visitor's page. Never rename it: browsers already hold data. */
export const savedPageKey = "craftjs-example-landing";

/** Breakpoint at which panels become sheets: keep in sync with styles/narrow.css. */
export const narrowWindow = "(width < 58rem)";
