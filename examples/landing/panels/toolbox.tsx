import { useEditor } from "@craftjs/core";
import { pressOf } from "browser/key-press.ts";
import type { KeyboardEvent, MouseEvent } from "react";
import { useCallback } from "react";
import { narrowWindow } from "../names.ts";
import { tools } from "../page/tools.ts";
import { useCommands } from "../state/commands.ts";
import { focusBlock } from "../state/page-focus.ts";
import { Icon } from "./icon.tsx";

/** Blocks to add, by drag, click or keyboard. */
export function Toolbox({ onAdded }: { onAdded: () => void }) {
  return (
    <section className="panel toolbox" id="panel-add" aria-label="Add a block">
      <h2>Blocks</h2>
      <p className="hint by-mouse">Drag to the page, or click to add.</p>
      <p className="hint by-finger">Tap to add.</p>
      <ul>
        {tools.map((tool) => (
          <ToolItem key={tool.name} tool={tool} onAdded={onAdded} />
        ))}
      </ul>
    </section>
  );
}

function ToolItem({ tool, onAdded }: { tool: (typeof tools)[number]; onAdded: () => void }) {
  const { connectors } = useEditor();
  const { create } = connectors;
  const commands = useCommands();
  const ref = useCallback(
    (element: HTMLDivElement | null) => {
      const onCreate = ({ rootNodeId }: { rootNodeId: string }) => {
        commands.select(rootNodeId);
        commands.announceAdded(rootNodeId);
      };
      if (element) create(element, tool.element, { onCreate });
    },
    [create, commands, tool],
  );
  const add = (event: MouseEvent) => {
    const id = commands.addNew(tool.element);
    if (!id) return;
    onAdded();
    // Keyboard users continue with the new block; after a click, visitors may add another one where the panel stays.
    if (event.detail === 0 || matchMedia(narrowWindow).matches) focusBlock(id);
    else commands.reveal(id);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!["Enter", " "].includes(pressOf(event.nativeEvent))) return;
    event.preventDefault();
    if (!event.repeat) event.currentTarget.click();
  };
  return (
    <li>
      {/* biome-ignore lint/a11y/useSemanticElements: Firefox 140 does not drag a <button> with display: flex by its text */}
      <div role="button" tabIndex={0} ref={ref} onClick={add} onKeyDown={onKeyDown}>
        <Icon name={tool.icon} />
        {tool.name}
      </div>
    </li>
  );
}
