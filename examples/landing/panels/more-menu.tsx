import { type KeyboardEvent, useRef } from "react";
import type { DialogName } from "../dialogs/dialogs.tsx";
import { Icon } from "./icon.tsx";

interface MoreMenuProps {
  openDialog: (name: DialogName) => void;
  startOver: () => void;
}

/** Less common actions. */
export function MoreMenu({ openDialog, startOver }: MoreMenuProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (details.current) details.current.open = false;
  };
  const closeAnd = (run: () => void) => () => {
    close();
    run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !details.current?.open) return;
    event.stopPropagation();
    close();
    details.current.querySelector("summary")?.focus();
  };
  return (
    <details
      className="more"
      ref={details}
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close();
      }}
    >
      <summary className="icon-button" aria-label="More" title="More">
        <Icon name="more" />
      </summary>
      <ul>
        <Item label="Export as JSON" run={closeAnd(() => openDialog("export"))} />
        <Item label="Import JSON" run={closeAnd(() => openDialog("import"))} />
        <Item label="Start over" run={closeAnd(startOver)} />
        <Item label="Keyboard shortcuts" run={closeAnd(() => openDialog("shortcuts"))} />
        <Item label="How this is made" run={closeAnd(() => openDialog("made"))} />
      </ul>
    </details>
  );
}

function Item({ label, run }: { label: string; run: () => void }) {
  return (
    <li>
      <button type="button" onClick={run}>
        {label}
      </button>
    </li>
  );
}
