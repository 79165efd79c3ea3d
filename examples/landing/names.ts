/** Key in localStorage of the page that the visitor is building. Visitors' browsers already hold it: never rename it. */
export const savedPageKey = "craftjs-example-landing";

/** Key in localStorage of a saved page that could not be read, so that it is not lost. */
export const damagedPageKey = "craftjs-example-landing-damaged";

/** Milliseconds without a change after which the page is saved. */
export const saveDelay = 400;

/** Milliseconds within which changes of the same thing count as one, for undo. */
export const changeGroupGap = 1000;

/** Milliseconds that an embedded editor waits at most for the page around it to be painted, and for the fonts. */
export const embeddedPatience = 2000;

/** Milliseconds that an editor on a page of its own waits at most for the fonts. */
export const fontPatience = 1000;

/** Where panels become sheets over the page: the same as in styles/narrow.css. */
export const narrowWindow = "(width < 58rem)";

/** Side in pixels that an uploaded picture is shrunk to, so that the page still fits into the browser's storage. */
export const largestPicture = 960;
