import type { ReactNode } from "react";

interface TabsProps {
  /** What is chosen, where the choice stands more than once. */
  group?: string;
  /** Where on the page they are (build/far-runs.ts). */
  className?: string;
  children: ReactNode;
}

/** A choice of panels, one open at a time. */
export function Tabs({ group, className = "", children }: TabsProps) {
  return (
    <div className={`tabs ${className}`} data-group={group}>
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
    <details className="tab" name={name} open={open} suppressHydrationWarning>
      <summary>{label}</summary>
      <div className="tab-panel">{children}</div>
    </details>
  );
}
