import { Icon } from "../client/components/icon.tsx";
import { withBase } from "../shared/base-path.ts";
import { searchDialogId } from "../shared/wire-names.ts";
import { manifest } from "./manifest.js";

/**
 * The dialog that searches, outside of what React takes over: client/start/search-opener.ts opens it before any other
 * code is there, and client/search/search-dialog.ts fills it. Until then it is a form that leads to the search page.
 */
export function SearchDialog() {
  return (
    <dialog
      id={searchDialogId}
      className="search-dialog"
      aria-label="Search"
      data-code={withBase(manifest.assets.searchDialog)}
      data-hosted={manifest.search ? JSON.stringify(manifest.search) : undefined}
    >
      <search>
        <form action={withBase("/search")}>
          <Icon name="search" />
          <input
            type="text"
            inputMode="search"
            name="q"
            role="combobox"
            aria-label="Search the documentation"
            aria-expanded="false"
            aria-autocomplete="list"
            aria-controls="search-results"
            placeholder="Search the documentation"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck="false"
            enterKeyHint="search"
            maxLength={200}
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
        {/* What is seen is written at once, above the results; what is heard, once the reader pauses. */}
        <p className="search-status" aria-hidden="true" />
        <p className="sr-only" role="status" />
        <div className="search-more">
          {/* Shown where the dialog's code does not come (client/start/search-opener.ts), which has other things to put here. */}
          <p className="appless" role="alert">
            The search could not be loaded. Are you offline? Enter leads to the search page.
          </p>
        </div>
        <div id="search-results" role="listbox" aria-label="Results" />
      </div>
    </dialog>
  );
}
