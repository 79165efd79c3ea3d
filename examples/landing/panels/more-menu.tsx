import type { SerializedNodes } from "@craftjs/core";
import { withBase } from "browser/base-path.ts";
import { useId } from "react";
import type { DialogName } from "../dialogs/dialog.tsx";
import { emptyPage, startPage } from "../page/start-page.tsx";
import { useCommands } from "../state/use-commands.ts";
import { Icon } from "./icon.tsx";

/** Less common actions. */
export function MoreMenu({ openDialog }: { openDialog: (name: DialogName) => void }) {
  const commands = useCommands();
  const id = useId();
  const load = (page: SerializedNodes, message: string) => () => commands.load(page, message);
  return (
    <div className="more">
      <button type="button" className="icon-button" popoverTarget={id} aria-label="More" title="More">
        <Icon name="more" />
      </button>
      <ul id={id} popover="auto">
        <Item label="Export" run={() => openDialog("export")} />
        <Item label="Import JSON" run={() => openDialog("import")} />
        <Item label="Empty page" run={load(emptyPage, "The page is empty. Undo brings yours back.")} />
        <Item label="Start over" run={load(startPage, "Started over. Undo brings your page back.")} />
        <Item label="Keyboard shortcuts" run={() => openDialog("shortcuts")} />
        <li>
          <GuideLink />
        </li>
      </ul>
    </div>
  );
}

export function GuideLink({ className }: { className?: string }) {
  return (
    <a className={className} href={withBase("/docs/guides/landing-demo")} target="_blank" rel="noopener">
      How this is made
    </a>
  );
}

function Item({ label, run }: { label: string; run: () => void }) {
  return (
    <li>
      <button
        type="button"
        onClick={({ currentTarget }) => {
          // Focuses the menu's button, to which a dialog returns the focus when it closes.
          currentTarget.closest<HTMLElement>("[popover]")?.hidePopover();
          run();
        }}
      >
        {label}
      </button>
    </li>
  );
}
