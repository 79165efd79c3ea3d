import { pressOf } from "browser/key-press.ts";
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import type { SearchSettings } from "../../shared/search-settings.ts";
import { readBootData } from "../boot.ts";
import { importWithRetry } from "../import-with-retry.ts";
import { onApproach } from "../intent.ts";
import type { Answer } from "./answer-query.ts";

type Body = typeof import("./dialog-body.tsx");

// In milliseconds.
const searchDebounce = 90;
/** Before the number of results is announced. */
const announceDebounce = 400;
/** Before the selected page is preloaded. */
const preloadDebounce = 150;
const retryDelay = 2000;

const emptyAnswer: Answer = { query: "", status: "", pages: [], options: 0, isMore: false, help: null };

const optionOf = (index: number) => document.querySelector<HTMLAnchorElement>(`#search-result-${index}`);

/** State of the search dialog: the answer to its query, and the selected result. */
export function useDialogSearch(settings: SearchSettings) {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const latest = useRef<AbortController>(undefined);
  const [body, setBody] = useState<Body | null>(null);
  const [answer, setAnswer] = useState(emptyAnswer);
  const [announcedAnswer, setAnnouncedAnswer] = useState(emptyAnswer);
  const [selected, setSelected] = useState(0);

  const typedQuery = () => field.current?.value.trim() ?? "";

  function show(answer: Answer): void {
    setAnswer(answer);
    setSelected(0);
    dialog.current?.querySelector(".search-body")?.scrollTo(0, 0);
  }

  async function search(pause = 0): Promise<void> {
    latest.current?.abort();
    latest.current = new AbortController();
    const { signal } = latest.current;
    const query = typedQuery();
    if (query && pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
    if (signal.aborted) return;
    let loadedBody = body;
    try {
      loadedBody ??= await importWithRetry<Body>(readBootData().searchDialog);
      setBody(loadedBody);
      if (!signal.aborted) await loadedBody.answerQuery({ query, settings, signal }, show);
    } catch (error) {
      if (signal.aborted) return;
      if (!loadedBody) console.warn("Could not load the search:", error);
      else if (navigator.onLine) console.warn("The search failed:", error);
      show({ ...emptyAnswer, query, status: failureText(loadedBody !== null) });
      setTimeout(() => !signal.aborted && dialog.current?.open && void search(), retryDelay);
    }
  }

  function searchFor(query?: string): void {
    if (field.current && query !== undefined) field.current.value = query;
    field.current?.focus();
    void search();
  }

  const searchIfOpen = useEffectEvent(() => dialog.current?.open && void search());
  const prepare = useEffectEvent(() => body || void search());

  useEffect(() => {
    // The start script opens the dialog. Not `toggle` events: the oldest supported browsers lack them for dialogs.
    if (dialog.current)
      new MutationObserver(() => searchIfOpen()).observe(dialog.current, { attributeFilter: ["open"] });
    addEventListener("online", () => searchIfOpen());
    onApproach(({ target }) => (target as Element | null)?.closest?.("[data-search]") && prepare());
    // The search was opened or approached before hydration.
    if (dialog.current?.open || document.querySelector("[data-search]:is(:hover, :focus)")) prepare();
  }, []);

  useEffect(() => {
    const timer = setTimeout(() => setAnnouncedAnswer(answer), answer.options > 0 ? announceDebounce : 0);
    return () => clearTimeout(timer);
  }, [answer]);

  // The app preloads the link under the pointer, so simulate a pointer on the selected result.
  useEffect(() => {
    if (answer.options === 0) return;
    const timer = setTimeout(() => {
      const option = optionOf(selected);
      if (!dialog.current?.open || option?.matches(":hover")) return;
      option?.dispatchEvent(new Event("pointerover", { bubbles: true }));
    }, preloadDebounce);
    return () => clearTimeout(timer);
  }, [answer, selected]);

  const onFollow = () => body?.rememberSearch(typedQuery());

  function onKeyDown(event: KeyboardEvent): void {
    const press = pressOf(event.nativeEvent);
    if (event.target !== field.current) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[press];
    if (step) {
      event.preventDefault();
      if (answer.options === 0) return;
      const next = (selected + step + answer.options) % answer.options;
      setSelected(next);
      optionOf(next)?.scrollIntoView({ block: "nearest" });
      // Enter before the answer has arrived submits the form to the search page.
    } else if (/^((Control|Meta|Shift)\+)*Enter$/.test(press) && answer.options > 0 && answer.query === typedQuery()) {
      event.preventDefault();
      const link = optionOf(selected);
      if (press !== "Enter") {
        // Not a scripted click with these keys, which browsers may block as a pop-up.
        onFollow();
        open(link?.href, "_blank", "noopener");
      } else link?.click();
    }
  }

  return {
    dialog,
    field,
    body,
    answer,
    announcedAnswer,
    selected,
    searchFor,
    onKeyDown,
    onSelect: setSelected,
    onInput: () => void search(searchDebounce),
    onFollow,
  };
}

function failureText(isLoaded: boolean): string {
  if (!isLoaded) return "The search could not be loaded. Are you offline? Enter opens the search page.";
  if (navigator.onLine) return "The search failed. Please try again in a moment.";
  return "You are offline: search needs a connection.";
}
