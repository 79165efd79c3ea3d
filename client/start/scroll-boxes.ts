/**
 * Code and tables that scroll must be reachable by keyboard (WCAG 2.1.1), so their HTML makes them tab stops. Those that do not
 * overflow need none; this is decided on each Tab, since the window, the tabs and the page change.
 */
addEventListener("keydown", ({ key }) => {
  if (key !== "Tab") return;
  for (const box of document.querySelectorAll<HTMLElement>("pre[tabindex], .table-box"))
    box.tabIndex = box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight ? 0 : -1;
});
