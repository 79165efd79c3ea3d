/**
 * Code and tables are boxes that scroll, which must be reachable by keyboard (WCAG 2.1.1), so their HTML has them as stops of
 * the Tab key. Which of them hold more than they show, only the browser knows: the others are no stops. Looked at with each
 * press, before the focus moves: the window, the tabs and the page may have changed.
 */
addEventListener("keydown", ({ key }) => {
  if (key !== "Tab") return;
  for (const box of document.querySelectorAll<HTMLElement>("pre[tabindex], .table-box"))
    box.tabIndex = box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight ? 0 : -1;
});
