import type { ReactNode } from "react";

export interface TabsProps {
  /** Groups that share a name switch together. */
  group?: string;
  /** The names that Docusaurus and Starlight have for it. */
  groupId?: string;
  syncKey?: string;
  defaultValue?: string;
  children?: ReactNode;
}

export function Tabs({ group, groupId, syncKey, defaultValue, children }: TabsProps) {
  return (
    <div className="tabs" data-component="Tabs" data-group={group ?? groupId ?? syncKey} data-default={defaultValue}>
      {children}
    </div>
  );
}

export interface TabProps {
  label?: string;
  /** In place of a label, and what `defaultValue` names. */
  value?: string;
  default?: boolean;
  children?: ReactNode;
}

/** Renders a tab as `<details>`, which opens without JavaScript. The build adds the name of its group. */
export function Tab({ label, value, default: isDefault, children }: TabProps) {
  if (!label && !value) throw new Error('<Tab> needs the prop "label"');
  return (
    <details className="tab" data-component="Tab" data-value={value} open={isDefault}>
      <summary>{label ?? value}</summary>
      <div className="tab-panel">{children}</div>
    </details>
  );
}
