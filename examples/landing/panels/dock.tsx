import { useEditor } from "@craftjs/core";
import { useMedia } from "browser/use-media.ts";
import { useEffect } from "react";
import { narrowWindow } from "../names.ts";
import { useCommands } from "../state/use-commands.ts";
import { BlockActions } from "./block-actions.tsx";
import { Icon, type IconName } from "./icon.tsx";

export type PanelName = "add" | "layers" | "settings";

const tabs: { name: PanelName; label: string; icon: IconName }[] = [
  { name: "add", label: "Add", icon: "add" },
  { name: "layers", label: "Layers", icon: "layers" },
  { name: "settings", label: "Settings", icon: "settings" },
];

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
  const narrow = useMedia(narrowWindow, true);
  useEffect(() => {
    if (narrow && open !== null && id !== null) commands.reveal(id);
  }, [narrow, open, id, commands]);
  // Wide windows have these actions in a panel; rendering them twice makes every change slower.
  if (!narrow) return null;
  return (
    <nav className="dock" aria-label="Panels" inert={inert}>
      {open === null && id !== null && <BlockActions id={id} />}
      {/* As high as the actions, so that nothing shifts when a block is selected. */}
      {open === null && id === null && <p className="block-actions hint">Select a block to change it.</p>}
      <div className="tabs">
        {tabs.map(({ name, label, icon }) => (
          <button
            key={name}
            type="button"
            aria-expanded={open === name}
            aria-controls={`panel-${name}`}
            onClick={() => onOpen(open === name ? null : name)}
          >
            <Icon name={open === name ? "close" : icon} />
            {label}
          </button>
        ))}
      </div>
    </nav>
  );
}
