import { pressOf } from "browser/key-press.ts";
import { type KeyboardEvent, useEffect, useRef } from "react";

interface TabsProps<Name extends string> {
  label: string;
  tabs: readonly Name[];
  /** Number of errors by tab. */
  errors: Partial<Record<Name, number>>;
  current: Name;
  /** Id of the element that the tabs switch. */
  controls: string;
  /** "no" for names that are not prose, such as file names. */
  translate?: "no";
  onChoose(name: Name): void;
}

/** Tabs with the arrow keys of the ARIA pattern (https://www.w3.org/WAI/ARIA/apg/patterns/tabs/). */
export function Tabs<Name extends string>(props: TabsProps<Name>) {
  const { label, tabs, errors, current, controls, translate, onChoose } = props;
  const list = useRef<HTMLDivElement>(null);

  // Not `scrollIntoView`, which would also scroll the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each selected tab
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>("[aria-selected=true]");
    if (!list.current || !tab) return;
    const { scrollLeft, clientWidth } = list.current;
    const isVisible = tab.offsetLeft >= scrollLeft && tab.offsetLeft + tab.offsetWidth <= scrollLeft + clientWidth - 24;
    if (!isVisible) list.current.scrollLeft = tab.offsetLeft - 24;
  }, [current]);

  function onKeyDown(event: KeyboardEvent): void {
    const index = tabs.indexOf(current);
    const next = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: -1 }[pressOf(event.nativeEvent)];
    const name = next === undefined ? undefined : tabs.at(next % tabs.length);
    if (name === undefined) return;
    event.preventDefault();
    onChoose(name);
    list.current?.querySelectorAll<HTMLElement>("[role=tab]")[tabs.indexOf(name)]?.focus();
  }

  return (
    <div className="playground-tabs" role="tablist" aria-label={label} translate={translate} ref={list}>
      {tabs.map((name) => (
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
          <span>{name}</span>
          <ErrorCount count={errors[name] ?? 0} />
        </button>
      ))}
    </div>
  );
}

const ErrorCount = ({ count }: { count: number }) =>
  count > 0 && (
    <span>
      {" "}
      <i>{count}</i>
      <span className="sr-only">{count === 1 ? " error" : " errors"}</span>
    </span>
  );
