import { useEditor } from "@craftjs/core";
import { startEditing } from "../blocks/text-editing.ts";
import { textElement } from "../state/page-focus.ts";
import { useCommands } from "../state/use-commands.ts";
import { IconButton } from "./icon.tsx";

const moves = [
  ["up", "Move back", "back"],
  ["down", "Move forward", "forth"],
  ["out", "Move out", "out"],
  ["into", "Move in", "into"],
] as const;

/** Block actions as buttons, for touch and assistive technology. */
export function BlockActions({ id }: { id: string }) {
  const commands = useCommands();
  // Subscribes for re-renders only: a collector does not re-run when `id` changes, and remounting would lose the focus
  // of the pressed button. So the moves below come from the commands.
  useEditor((state) => ({
    data: state.nodes[id]?.data,
    around: state.nodes[state.nodes[id]?.data.parent ?? ""]?.data,
  }));
  if (!commands.exists(id)) return null;
  const isPage = commands.parent(id) === null;
  const selectParent = () => {
    const parent = commands.parent(id);
    if (parent !== null) commands.select(parent);
  };
  return (
    <fieldset className="block-actions" aria-label={`Actions for ${commands.nameOf(id)}`}>
      {moves.map(([icon, label, step]) => (
        <IconButton
          key={step}
          {...{ icon, label }}
          disabled={!commands.canMove(id, step)}
          run={() => commands.move(id, step)}
        />
      ))}
      <IconButton icon="parent" label="Select parent" disabled={isPage} run={selectParent} />
      {commands.hasText(id) && <IconButton icon="edit" label="Edit text" run={() => startEditing(textElement(id))} />}
      <IconButton icon="duplicate" label="Duplicate" disabled={isPage} run={() => commands.duplicate(id)} />
      <IconButton icon="delete" label="Delete" disabled={isPage} run={() => commands.remove(id)} />
    </fieldset>
  );
}
