import { useEditor } from "@craftjs/core";
import { startEditing } from "../blocks/text-editing.ts";
import { useCommands } from "../state/commands.ts";
import { ownText } from "../state/page-focus.ts";
import { Icon, type IconName } from "./icon.tsx";

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
  // aria-disabled instead of `disabled`, which would drop the focus of a button that was just pressed.
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
