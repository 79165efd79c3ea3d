/**
 * Scrollable code and tables must be reachable by keyboard (WCAG 2.1.1), so they are tab stops in the HTML. Boxes that
 * do not overflow are skipped; checked on each Tab, since window, tabs and page change.
 */
addEventListener("keydown", ({ key }) => {
  if (key !== "Tab") return;
  for (const box of document.querySelectorAll<HTMLElement>("pre[tabindex], .table-box"))
    box.tabIndex = box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight ? 0 : -1;
});
