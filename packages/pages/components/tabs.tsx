import { createContext, type ReactNode, use } from "react";

export interface TabsProps {
  /** Groups that share a name switch together. */
  group?: string;
  /** `group` in Docusaurus. */
  groupId?: string;
  /** `group` in Starlight. */
  syncKey?: string;
  /** `value` of the tab that is initially open. */
  defaultValue?: string;
  /** Labels for the tabs without one, in order, as in Nextra and Fumadocs. */
  items?: string[];
  children?: ReactNode;
}

/** Labels that the next tabs without one take. */
const Labels = createContext<string[]>([]);

export function Tabs({ group, groupId, syncKey, defaultValue, items = [], children }: TabsProps) {
  return (
    <div className="tabs" data-component="Tabs" data-group={group ?? groupId ?? syncKey} data-default={defaultValue}>
      <Labels value={[...items]}>{children}</Labels>
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
export function Tab({ value, label = value, default: isDefault, children }: TabProps) {
  const labels = use(Labels);
  const shown = label || labels.shift();
  if (!shown) throw new Error('<Tab> needs the prop "label"');
  return (
    <details className="tab" data-component="Tab" data-value={value} open={isDefault}>
      <summary>{shown}</summary>
      <div className="tab-panel">{children}</div>
    </details>
  );
}
