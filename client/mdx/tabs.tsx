import type { ReactNode } from "react";

/** A choice of panels, one open at a time. `group` names what is chosen, where the choice stands more than once. */
export function Tabs({ group, children }: { group?: string; children: ReactNode }) {
  return (
    <div className="tabs" data-group={group}>
      {children}
    </div>
  );
}

interface TabProps {
  label: string;
  /** Shared by the tabs of one `<Tabs>`, of which the browser keeps one open. The build gives it, and `open`. */
  name?: string;
  open?: boolean;
  children: ReactNode;
}

/** One panel of `<Tabs>`: a `<details>`, so that it opens without JavaScript. */
export function Tab({ label, name, open, children }: TabProps) {
  return (
    <details className="tab" name={name} open={open}>
      <summary>{label}</summary>
      <div className="tab-panel">{children}</div>
    </details>
  );
}
