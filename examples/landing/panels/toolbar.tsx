import { useEditor } from "@craftjs/core";
import { type Device, deviceNames } from "../canvas/stage.tsx";
import type { DialogName } from "../dialogs/dialogs.tsx";
import { useCommands } from "../state/commands.ts";
import { Icon } from "./icon.tsx";
import { MoreMenu } from "./more-menu.tsx";

interface ToolbarProps {
  device: Device;
  onDevice: (device: Device) => void;
  preview: boolean;
  onPreview: (preview: boolean) => void;
  openDialog: (name: DialogName) => void;
  startOver: () => void;
}

/** Actions for the whole page. */
export function Toolbar({ device, onDevice, preview, onPreview, openDialog, startOver }: ToolbarProps) {
  const commands = useCommands();
  const { canUndo, canRedo } = useEditor((_, query) => ({
    canUndo: query.history.canUndo(),
    canRedo: query.history.canRedo(),
  }));
  return (
    <header className="toolbar" id="region-toolbar">
      <h1>Page editor</h1>
      {!preview && (
        <fieldset className="group" aria-label="History">
          <ToolbarButton icon="undo" label="Undo" keys="Ctrl+Z" disabled={!canUndo} run={commands.undo} />
          <ToolbarButton icon="redo" label="Redo" keys="Ctrl+Shift+Z" disabled={!canRedo} run={commands.redo} />
        </fieldset>
      )}
      <fieldset className="group devices">
        <legend className="sr-only">Width of the page</legend>
        {(Object.keys(deviceNames) as Device[]).map((name) => (
          <label key={name} title={deviceNames[name]}>
            <input
              type="radio"
              className="sr-only"
              name="device"
              aria-label={deviceNames[name]}
              checked={name === device}
              onChange={() => onDevice(name)}
            />
            <span>
              <Icon name={name} />
            </span>
          </label>
        ))}
      </fieldset>
      <button
        type="button"
        className={preview ? "button preview primary" : "button preview"}
        onClick={() => onPreview(!preview)}
      >
        <Icon name={preview ? "edit" : "preview"} />
        <span>{preview ? "Edit" : "Preview"}</span>
      </button>
      <button type="button" className="button made" onClick={() => openDialog("made")}>
        How this is made
      </button>
      <MoreMenu openDialog={openDialog} startOver={startOver} />
    </header>
  );
}

interface ToolbarButtonProps {
  icon: "undo" | "redo";
  label: string;
  keys: string;
  disabled: boolean;
  run: () => void;
}

function ToolbarButton({ icon, label, keys, disabled, run }: ToolbarButtonProps) {
  return (
    <button
      type="button"
      className="icon-button"
      title={`${label} (${keys})`}
      aria-label={label}
      aria-disabled={disabled}
      onClick={run}
    >
      <Icon name={icon} />
    </button>
  );
}
