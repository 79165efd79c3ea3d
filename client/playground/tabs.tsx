import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";

interface TabsProps<Name extends string> {
  label: string;
  tabs: { name: Name; label: ReactNode }[];
  current: Name;
  /** Id of what the tabs switch. */
  controls: string;
  onChoose(name: Name): void;
}

/** Tabs with the arrow keys of the ARIA pattern (https://www.w3.org/WAI/ARIA/apg/patterns/tabs/). */
export function Tabs<Name extends string>({ label, tabs, current, controls, onChoose }: TabsProps<Name>) {
  const list = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `scrollIntoView` would move the page, too
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>("[aria-selected=true]");
    if (!list.current || !tab) return;
    const { scrollLeft, clientWidth } = list.current;
    const isIn = tab.offsetLeft >= scrollLeft && tab.offsetLeft + tab.offsetWidth <= scrollLeft + clientWidth - 24;
    if (!isIn) list.current.scrollLeft = tab.offsetLeft - 24;
  }, [current]);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const index = tabs.findIndex(({ name }) => name === current);
    const next = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: -1 }[event.key];
    const name = next === undefined ? undefined : tabs.at(next % tabs.length)?.name;
    if (name === undefined) return;
    event.preventDefault();
    onChoose(name);
    list.current?.querySelectorAll<HTMLElement>("[role=tab]")[tabs.findIndex((tab) => tab.name === name)]?.focus();
  }

  return (
    <div className="playground-tabs" role="tablist" aria-label={label} ref={list}>
      {tabs.map(({ name, label }) => (
        <button
          key={name}
          type="button"
          role="tab"
          aria-selected={name === current}
          aria-controls={controls}
          tabIndex={name === current ? 0 : -1}
          onClick={() => onChoose(name)}
          onKeyDown={onKeyDown}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
