import type { SerializedNodes } from "@craftjs/core";
import { withBase } from "browser/base-path.ts";
import { pressOf } from "browser/key-press.ts";
import { type KeyboardEvent, useRef } from "react";
import type { DialogName } from "../dialogs/dialogs.tsx";
import { emptyPage, startPage } from "../page/start-page.tsx";
import { useCommands } from "../state/use-commands.ts";
import { Icon } from "./icon.tsx";

interface MoreMenuProps {
  openDialog: (name: DialogName) => void;
}

/** Less common actions. */
export function MoreMenu({ openDialog }: MoreMenuProps) {
  const commands = useCommands();
  const details = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (details.current) details.current.open = false;
  };
  /** Focuses the button of the menu, too: a dialog returns the focus to what had it. */
  const leave = () => {
    close();
    details.current?.querySelector("summary")?.focus();
  };
  const leaveAnd = (run: () => void) => () => {
    leave();
    run();
  };
  const load = (page: SerializedNodes, message: string) => leaveAnd(() => commands.load(page, message));
  const onKeyDown = (event: KeyboardEvent) => {
    if (pressOf(event.nativeEvent) !== "Escape" || !details.current?.open) return;
    event.stopPropagation();
    leave();
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
        <Item label="Export" run={leaveAnd(() => openDialog("export"))} />
        <Item label="Import JSON" run={leaveAnd(() => openDialog("import"))} />
        <Item label="Empty page" run={load(emptyPage, "The page is empty. Undo brings yours back.")} />
        <Item label="Start over" run={load(startPage, "Started over. Undo brings your page back.")} />
        <Item label="Keyboard shortcuts" run={leaveAnd(() => openDialog("shortcuts"))} />
        <li>
          <HowMade />
        </li>
      </ul>
    </details>
  );
}

export function HowMade({ className }: { className?: string }) {
  return (
    <a className={className} href={withBase("/docs/guides/landing-demo")} target="_blank" rel="noopener">
      How this is made
    </a>
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
