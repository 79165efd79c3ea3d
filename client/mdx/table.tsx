import type { ComponentProps } from "react";

/** A table in a box of its own, which scrolls sideways (by keyboard too) where the table is wider than the page. */
export function Table(props: ComponentProps<"table">) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard (WCAG 2.1.1)
    <section className="table-box" tabIndex={0} aria-label="Table">
      <table {...props} />
    </section>
  );
}
