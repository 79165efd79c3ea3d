/** Milliseconds that a result stays selected before its page is loaded ahead: not for each letter that is typed. */
const pause = 150;

/** Keeps one of the listed results selected, in the way of a combobox: the focus stays in the field. */
export function trackSelection(input: HTMLInputElement, list: HTMLElement) {
  let selected: HTMLAnchorElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const options = () => [...list.querySelectorAll<HTMLAnchorElement>("[role=option]")];

  /** @param event what the rest of the page sees on the link: that the reader looks at it, or that they turn to it */
  function select(option: HTMLAnchorElement | null, event?: "focusin" | "pointerover"): void {
    clearTimeout(timer);
    selected?.setAttribute("aria-selected", "false");
    selected = option;
    option?.setAttribute("aria-selected", "true");
    if (option) input.setAttribute("aria-activedescendant", option.id);
    else input.removeAttribute("aria-activedescendant");
    if (!option || !event) return;
    // The start script loads ahead what a link that is looked at leads to. Once the dialog is closed, it is looked at no more,
    // and an event there would tell that the focus has left what the reader has opened since.
    timer = setTimeout(() => {
      if (input.closest("dialog")?.open) option.dispatchEvent(new Event(event, { bubbles: true }));
    }, pause);
  }

  function move(step: number): void {
    const all = options();
    if (all.length === 0) return;
    const at = selected ? all.indexOf(selected) : step > 0 ? -1 : 0;
    const next = all[(at + step + all.length) % all.length] ?? null;
    select(next, "pointerover");
    next?.scrollIntoView({ block: "nearest" });
  }

  list.addEventListener("pointermove", ({ target }) => {
    const option = (target as Element).closest<HTMLAnchorElement>("[role=option]");
    if (option && option !== selected) select(option);
  });

  return {
    selectFirst(): void {
      select(options()[0] ?? null, "focusin");
      // Last: it has the browser lay the results out.
      list.parentElement?.scrollTo(0, 0);
    },
    onKey(event: KeyboardEvent): void {
      if (event.isComposing || event.target !== input) return;
      if (event.key === "ArrowDown" || event.key === "ArrowUp") {
        event.preventDefault();
        move(event.key === "ArrowDown" ? 1 : -1);
      } else if (event.key === "Enter" && selected && !event.altKey) {
        event.preventDefault();
        // With its keys, so that the browser opens another tab or window where they ask for one.
        const { ctrlKey, metaKey, shiftKey } = event;
        selected.dispatchEvent(
          new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
        );
      }
    },
  };
}
