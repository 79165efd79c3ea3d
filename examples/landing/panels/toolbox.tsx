import { useEditor } from "@craftjs/core";
import { pressOf } from "browser/key-press.ts";
import { type KeyboardEvent, type MouseEvent, type ReactElement, useCallback } from "react";
import type { BlockName } from "../blocks/blocks.ts";
import { Button } from "../blocks/button.tsx";
import { Buttons, Card, Column, Columns, Container } from "../blocks/containers.tsx";
import { Image } from "../blocks/image.tsx";
import { Heading, Text } from "../blocks/texts.tsx";
import { Video } from "../blocks/video.tsx";
import { narrowWindow } from "../names.ts";
import { focusBlock } from "../state/page-focus.ts";
import { useCommands } from "../state/use-commands.ts";
import { Icon, iconOf } from "./icon.tsx";

/** The new blocks. Some have children, because they would show little when empty. */
const tools: Record<Exclude<BlockName, "Page">, ReactElement> = {
  Heading: <Heading />,
  Text: <Text />,
  Button: <Button />,
  Buttons: (
    <Buttons>
      <Button />
      <Button kind="outline" />
    </Buttons>
  ),
  Image: <Image />,
  Video: <Video />,
  Container: <Container />,
  Card: (
    <Card>
      <Heading text="A card" level="3" size="large" />
      <Text />
    </Card>
  ),
  Columns: (
    <Columns>
      <Column />
      <Column />
    </Columns>
  ),
  Column: <Column />,
};

/** Blocks to add, by drag, click or keyboard. */
export function Toolbox({ onAdded }: { onAdded: () => void }) {
  return (
    <section className="panel toolbox" id="panel-add" aria-label="Add a block">
      <h2>Blocks</h2>
      <p className="hint by-mouse">Drag to the page, or click to add.</p>
      <p className="hint by-finger">Tap to add.</p>
      <ul>
        {Object.entries(tools).map(([name, element]) => (
          <ToolItem key={name} name={name as BlockName} element={element} onAdded={onAdded} />
        ))}
      </ul>
    </section>
  );
}

interface ToolItemProps {
  name: BlockName;
  element: ReactElement;
  onAdded: () => void;
}

function ToolItem({ name, element, onAdded }: ToolItemProps) {
  const { create } = useEditor().connectors;
  const commands = useCommands();
  const ref = useCallback(
    (item: HTMLElement | null) => {
      const onCreate = ({ rootNodeId }: { rootNodeId: string }) => {
        commands.select(rootNodeId);
        commands.announceAdded(rootNodeId);
      };
      if (item) create(item, element, { onCreate });
    },
    [create, commands, element],
  );
  const add = (event: MouseEvent) => {
    const id = commands.addNew(element);
    if (!id) return;
    onAdded();
    // Keyboard users continue with the new block; after a click in a wide window, visitors may add another one.
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
        <Icon name={iconOf(name)} />
        {name}
      </div>
    </li>
  );
}
