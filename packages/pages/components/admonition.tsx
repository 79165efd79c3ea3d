import type { ReactNode } from "react";

export interface AdmonitionProps {
  kind: "note" | "tip" | "info" | "warning" | "danger";
  children: ReactNode;
}

/** An admonition. Its first child is the title. */
export function Admonition({ kind, children }: AdmonitionProps) {
  return (
    <div className={`admonition ${kind}`} role="note">
      {children}
    </div>
  );
}
