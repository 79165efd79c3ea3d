import type { ComponentProps } from "react";

/** A heading with a link to itself. */
export function Heading(Level: "h2" | "h3" | "h4", { children, ...props }: ComponentProps<"h2">) {
  return (
    <Level {...props}>
      {children}
      {props.id && (
        <a className="heading-anchor" href={`#${props.id}`} aria-label="Link to this section">
          #
        </a>
      )}
    </Level>
  );
}
