import { Icon, type IconName } from "./icon.tsx";

interface IconButtonProps {
  icon: IconName;
  label: string;
  /** The shortcut that does the same. */
  keys?: string;
  /** Whether it only announces why it has no effect now. */
  disabled?: boolean;
  run: () => void;
}

/** A button that is an icon. */
export function IconButton({ icon, label, keys, disabled = false, run }: IconButtonProps) {
  // aria-disabled instead of `disabled`, which would drop the focus of a button that was just pressed.
  return (
    <button
      type="button"
      className="icon-button"
      title={keys ? `${label} (${keys})` : label}
      aria-label={label}
      aria-disabled={disabled}
      onClick={run}
    >
      <Icon name={icon} />
    </button>
  );
}
