/** The line that Craft.js draws where a drop would land. It has no class of its own: it is known by its height in the pile. */
export const indicatorLine = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>("div")].find(({ style }) => style.zIndex === "99999");
