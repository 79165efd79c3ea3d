import { useEditor } from "@craftjs/core";
import { createElement } from "react";
import { BlockActions } from "./block-actions.tsx";

/** Renders the selected block's `craft.related.settings`. */
export function Settings() {
  const { id, name, settings } = useEditor((state, query) => {
    const id: string | null = query.getEvent("selected").first() ?? null;
    const node = id === null ? undefined : state.nodes[id];
    return { id, name: node?.data.displayName, settings: node?.related.settings };
  });
  return (
    <section className="panel settings" id="panel-settings" aria-label="Settings">
      <h2>{name ?? "Settings"}</h2>
      {id === null || !settings ? (
        <p className="hint">Select a block on the page to change its colours, spacing and text.</p>
      ) : (
        <>
          <BlockActions id={id} />
          {createElement(settings, { key: id })}
        </>
      )}
    </section>
  );
}
