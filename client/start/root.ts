/** The document's `html` element. What the page's scripts, its stylesheet and its tests tell one another stands in its data. */
export const root = document.documentElement;
