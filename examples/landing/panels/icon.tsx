import type { BlockName } from "../blocks/blocks.ts";

/** Outlines on a 24 × 24 grid, stroke width 2. */
const paths = {
  heading: "M6 4v16M18 4v16M6 12h12",
  text: "M4 6h16M4 12h16M4 18h10",
  button: "M3 8h18v8H3zM8 12h8",
  buttons: "M3 6h8v5H3zM13 6h8v5h-8zM3 16h18",
  image: "M3 5h18v14H3zM3 16l5-5 4 4 3-3 6 6M16 9h.01",
  video: "M3 5h18v14H3zM10 9l5 3-5 3z",
  container: "M4 4h16v16H4zM8 8h8M8 12h8",
  card: "M4 5h16v14H4zM4 10h16M8 14h6",
  columns: "M3 5h18v14H3zM12 5v14",
  column: "M8 4h8v16H8z",
  page: "M6 3h9l4 4v14H6zM15 3v4h4",
  undo: "M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3",
  redo: "m15 14 5-5-5-5M20 9H10a6 6 0 0 0 0 12h3",
  up: "M12 19V5M6 11l6-6 6 6",
  down: "M12 5v14M6 13l6 6 6-6",
  out: "M9 5H5v14h4M20 12H10M14 8l-4 4 4 4",
  into: "M15 5h4v14h-4M4 12h10M10 8l4 4-4 4",
  parent: "M12 21v-8M5 13h14M8 7l4-4 4 4M12 3v10",
  duplicate: "M9 9h11v11H9zM5 15H4V4h11v1",
  delete: "M4 7h16M10 11v6M14 11v6M6 7l1 13h10l1-13M9 7V4h6v3",
  edit: "M4 20h4L19 9l-4-4L4 16zM13 7l4 4",
  desktop: "M3 5h18v11H3zM9 20h6M12 16v4",
  tablet: "M6 3h12v18H6zM11 18h2",
  phone: "M8 3h8v18H8zM11.5 18h1",
  preview: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
  more: "M5 11.25a.75.75 0 1 0 0 1.5.75.75 0 0 0 0-1.5zM12 11.25a.75.75 0 1 0 0 1.5.75.75 0 0 0 0-1.5zM19 11.25a.75.75 0 1 0 0 1.5.75.75 0 0 0 0-1.5z",
  add: "M12 5v14M5 12h14",
  layers: "m12 3 9 5-9 5-9-5zM3 13l9 5 9-5",
  settings: "M4 7h10M18 7h2M4 17h2M10 17h10M16 5v4M8 15v4",
  close: "M6 6l12 12M18 6 6 18",
  grip: "M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01",
  craft: "M5 5h14v14H5zM3 3h4v4H3zM17 3h4v4h-4zM3 17h4v4H3zM17 17h4v4h-4z",
  chevron: "m9 6 6 6-6 6",
} as const;

export type IconName = keyof typeof paths;

/** The icon of a kind of block. */
export const iconOf = (name: BlockName) => name.toLowerCase() as Lowercase<BlockName>;

/** Decorative: an adjacent label must carry the meaning. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
      <path
        d={paths[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

interface IconButtonProps {
  icon: IconName;
  label: string;
  /** The shortcut that does the same. */
  keys?: string;
  /** Whether the button only announces why it has no effect now. */
  disabled?: boolean;
  run: () => void;
}

/** A button with an icon only. */
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
