/** Names that the site and its packages must agree on. Paths are without the base path. */

export const defaultColourMode: "light" | "dark" = "light";

/** Name of the only Trusted Types policy that the site's documents allow. */
export const trustedTypesPolicy = "craftjs";

/** Id of the element that announces changes to screen readers. */
export const announcerId = "_site-announcer";

/** Key of the message, with the value `true`, that the landing example posts to its parent once loaded. */
export const landingLoadedMessage = "LANDING_PAGE_LOADED";

/** Key in sessionStorage: a document that an editor passes to the saved-state page, which removes it. */
export const handedDocumentKey = "handed-document";

/** Path of the saved-state page. */
export const savedStatePath = "/docs/tools/saved-state";

/** Path of the playground. */
export const playgroundPath = "/docs/tools/playground";

/** Document event after a route change: the start script sets up the new page. */
export const pageShown = "page-shown";

/** Document event after React has rendered the page again because its HTML had been changed. */
export const pageRendered = "page-rendered";
