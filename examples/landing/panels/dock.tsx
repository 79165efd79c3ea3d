import { useEditor } from "@craftjs/core";
import { useMedia } from "browser/use-media.ts";
import { useEffect } from "react";
import { narrowWindow } from "../names.ts";
import { useCommands } from "../state/use-commands.ts";
import { BlockActions } from "./block-actions.tsx";
import { Icon } from "./icon.tsx";

/** The panels, which have icons of the same names. */
const labels = { add: "Add", layers: "Layers", settings: "Settings" };

export type PanelName = keyof typeof labels;

interface DockProps {
  open: PanelName | null;
  inert: boolean;
  onOpen: (name: PanelName | null) => void;
}

/** Shown in narrow windows only: opens panels, and acts on the selected block. */
export function Dock({ open, onOpen, inert }: DockProps) {
  const commands = useCommands();
  const { id } = useEditor(() => ({ id: commands.selected() }));
  // The build renders the first view without knowing its width: styles hide the dock in wide windows.
  const isNarrow = useMedia(narrowWindow, true);
  useEffect(() => {
    if (isNarrow && open !== null && id !== null) commands.reveal(id);
  }, [isNarrow, open, id, commands]);
  // Wide windows have these actions in a panel; rendering them twice makes every change slower.
  if (!isNarrow) return null;
  return (
    <nav className="dock" aria-label="Panels" inert={inert}>
      {open === null && id !== null && <BlockActions id={id} />}
      {/* As high as the actions, so that nothing shifts when a block is selected. */}
      {open === null && id === null && <p className="block-actions hint">Select a block to change it.</p>}
      <div className="tabs">
        {(Object.keys(labels) as PanelName[]).map((name) => (
          <button
            key={name}
            type="button"
            aria-expanded={open === name}
            aria-controls={`panel-${name}`}
            onClick={() => onOpen(open === name ? null : name)}
          >
            <Icon name={open === name ? "close" : name} />
            {labels[name]}
          </button>
        ))}
      </div>
    </nav>
  );
}
