import { useEditor } from "@craftjs/core";
import { startEditing } from "../blocks/text-editing.ts";
import { useCommands } from "../state/commands.ts";
import { ownText } from "../state/page-focus.ts";
import { Icon, type IconName } from "./icon.tsx";

/** What can be done with a block, for who has neither a mouse to drag with nor a keyboard. */
export function BlockActions({ id }: { id: string }) {
  const commands = useCommands();
  // Where it stands decides which of its moves are possible. What is shown is asked of the commands, as a collector is
  // not run again when another block is selected, and remounting would take the focus from the button that was pressed.
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
      <Action
        icon="up"
        label="Move back"
        disabled={!commands.canMove(id, "back")}
        run={() => commands.move(id, "back")}
      />
      <Action
        icon="down"
        label="Move forward"
        disabled={!commands.canMove(id, "forth")}
        run={() => commands.move(id, "forth")}
      />
      <Action
        icon="out"
        label="Move out"
        disabled={!commands.canMove(id, "out")}
        run={() => commands.move(id, "out")}
      />
      <Action
        icon="into"
        label="Move in"
        disabled={!commands.canMove(id, "into")}
        run={() => commands.move(id, "into")}
      />
      <Action icon="parent" label="Select parent" disabled={isPage} run={selectParent} />
      {commands.hasText(id) && (
        <Action
          icon="edit"
          label="Edit text"
          run={() => {
            const element = ownText(id);
            if (element) startEditing(element);
          }}
        />
      )}
      <Action icon="duplicate" label="Duplicate" disabled={isPage} run={() => commands.duplicate(id)} />
      <Action icon="delete" label="Delete" disabled={isPage} run={() => commands.remove(id)} />
    </fieldset>
  );
}

interface ActionProps {
  icon: IconName;
  label: string;
  disabled?: boolean;
  run: () => void;
}

function Action({ icon, label, disabled = false, run }: ActionProps) {
  // Not the attribute `disabled`: a button that a press has made impossible would lose the focus.
  return (
    <button
      type="button"
      className="icon-button"
      title={label}
      aria-label={label}
      aria-disabled={disabled}
      onClick={() => !disabled && run()}
    >
      <Icon name={icon} />
    </button>
  );
}
