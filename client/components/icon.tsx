import { iconPaths } from "./icon-paths.ts";

/** A decorative icon, hidden from screen readers: text or a label beside it carries the meaning. */
export function Icon({ name }: { name: keyof typeof iconPaths }) {
  return (
    <svg className={`icon icon-${name}`} viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path d={iconPaths[name]} />
    </svg>
  );
}
