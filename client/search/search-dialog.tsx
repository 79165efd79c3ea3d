import { withBase } from "browser/base-path.ts";
import { memo } from "react";
import type { SearchSettings } from "../../shared/search-settings.ts";
import { searchDialogId } from "../../shared/wire-names.ts";
import { Icon } from "../components/icon.tsx";
import { Part } from "../components/part.tsx";
import { useDialogSearch } from "./use-dialog-search.ts";

/** The search dialog, opened by client/start/search-opener.ts. Before hydration, its form opens the search page. */
export const SearchDialog = memo(function SearchDialog(props: SearchDialogProps) {
  return (
    <Part>
      <DialogWithSearch {...props} />
    </Part>
  );
});

interface SearchDialogProps {
  settings: SearchSettings;
}

function DialogWithSearch({ settings }: SearchDialogProps) {
  const { dialog, field, body, answer, announcedAnswer, selected, searchFor, ...on } = useDialogSearch(settings);
  return (
    <dialog
      id={searchDialogId}
      className="search-dialog"
      closedby="any"
      aria-label="Search"
      ref={dialog}
      suppressHydrationWarning // it may be open before hydration
    >
      <search>
        <form action={withBase("/search")} onKeyDown={on.onKeyDown} onSubmit={on.onFollow}>
          <Icon name="search" />
          <input
            ref={field}
            type="text"
            inputMode="search"
            name="q"
            role="combobox"
            aria-label="Search the documentation"
            aria-expanded={answer.options > 0}
            aria-autocomplete="list"
            aria-controls="_site-search-results"
            aria-activedescendant={answer.options > 0 ? `search-result-${selected}` : undefined}
            placeholder="Search the documentation"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck="false"
            enterKeyHint="search"
            maxLength={200}
            onInput={on.onInput}
          />
          <button type="button" data-search-close="" aria-label="Close the search, Esc">
            <span className="key" aria-hidden="true">
              Esc
            </span>
            <span className="search-close">Close</span>
          </button>
        </form>
      </search>
      <div className="search-body">
        {/* The visible status updates at once, the announced one is debounced. */}
        <p className="search-status" aria-hidden="true">
          {answer.status}
        </p>
        <p className="sr-only" role="status">
          {/* The key forces a new element, so that an equal status for another query is announced too. */}
          <span key={announcedAnswer.query}>{announcedAnswer.status}</span>
        </p>
        {/* Shown if the app failed to load (client/start/load-app.ts). */}
        <p className="appless" role="alert">
          The search could not be loaded. Are you offline? Enter opens the search page.
        </p>
        <div className="search-more">{body && <body.Help answer={answer} onSearch={searchFor} />}</div>
        <div id="_site-search-results" role="listbox" aria-label="Results">
          {body && <body.Results answer={answer} selected={selected} onSelect={on.onSelect} onFollow={on.onFollow} />}
        </div>
      </div>
    </dialog>
  );
}
