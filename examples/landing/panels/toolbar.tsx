import { useEditor } from "@craftjs/core";
import { withBase } from "browser/base-path.ts";
import { type Device, deviceNames } from "../canvas/stage.tsx";
import type { DialogName } from "../dialogs/dialog.tsx";
import { commandKey } from "../dialogs/shortcuts-dialog.tsx";
import { useSaveText } from "../state/autosave.ts";
import { useCommands } from "../state/use-commands.ts";
import { Choices } from "./choices.tsx";
import { Icon, IconButton } from "./icon.tsx";
import { GuideLink, MoreMenu } from "./more-menu.tsx";

interface ToolbarProps {
  inert: boolean;
  device: Device;
  onDevice: (device: Device) => void;
  preview: boolean;
  onPreview: (preview: boolean) => void;
  openDialog: (name: DialogName) => void;
}

const drawDevice = (name: Device) => (
  <span>
    <Icon name={name} />
  </span>
);

/** Actions for the whole page. */
export function Toolbar({ inert, device, onDevice, preview, onPreview, openDialog }: ToolbarProps) {
  const commands = useCommands();
  const saveText = useSaveText();
  const { canUndo, canRedo } = useEditor((_, query) => ({
    canUndo: query.history.canUndo(),
    canRedo: query.history.canRedo(),
  }));
  return (
    <header className="toolbar" id="region-toolbar" inert={inert}>
      <a className="icon-button home" href={withBase("/")} aria-label="Craft.js" title="Craft.js">
        <Icon name="craft" />
      </a>
      <h1>Page editor</h1>
      <p className="built">Built with Craft.js</p>
      {!preview && (
        <fieldset className="group" aria-label="History">
          <IconButton icon="undo" label="Undo" keys={`${commandKey}+Z`} disabled={!canUndo} run={commands.undo} />
          <IconButton icon="redo" label="Redo" keys={`${commandKey}+Shift+Z`} disabled={!canRedo} run={commands.redo} />
        </fieldset>
      )}
      <p className="save-state">{saveText}</p>
      <fieldset className="group devices">
        <legend className="sr-only">Width of the page</legend>
        <Choices options={deviceNames} value={device} onChange={onDevice} draw={drawDevice} />
      </fieldset>
      <button
        type="button"
        className={preview ? "button preview primary" : "button preview"}
        aria-label={preview ? "Edit" : "Preview"}
        onClick={() => onPreview(!preview)}
      >
        <Icon name={preview ? "edit" : "preview"} />
        <span>{preview ? "Edit" : "Preview"}</span>
      </button>
      <button type="button" className="button wide-only" onClick={() => openDialog("export")}>
        Export
      </button>
      <GuideLink className="button wide-only" />
      <MoreMenu openDialog={openDialog} />
    </header>
  );
}
