import type { ReactNode } from "react";

export interface TabsProps {
  /** Groups that share a name switch together. */
  group?: string;
  /** `group` in Docusaurus. */
  groupId?: string;
  /** `group` in Starlight. */
  syncKey?: string;
  /** `value` of the tab that is open at first. */
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
  /** The label if there is none, and the name for `defaultValue`. */
  value?: string;
  default?: boolean;
  children?: ReactNode;
}

/** A tab as `<details>`, which opens without JavaScript; ../tabs.ts adds the name of its group. */
export function Tab({ label, value, default: isDefault, children }: TabProps) {
  if (!label && !value) throw new Error('<Tab> needs the prop "label"');
  return (
    <details className="tab" data-component="Tab" data-value={value} open={isDefault}>
      <summary>{label ?? value}</summary>
      <div className="tab-panel">{children}</div>
    </details>
  );
}
