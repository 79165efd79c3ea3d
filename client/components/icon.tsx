import { iconPaths } from "./icon-paths.ts";

/** A picture, drawn by client/styles/icons.css, that says nothing which the text beside it, or the label around it, does not say. */
export function Icon({ name }: { name: keyof typeof iconPaths }) {
  return (
    <svg className={`icon icon-${name}`} viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path d={iconPaths[name]} />
    </svg>
  );
}
