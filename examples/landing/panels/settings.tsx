import { useEditor } from "@craftjs/core";
import type { Fields } from "../blocks/fields.ts";
import { BlockActions } from "./block-actions.tsx";
import { BlockSettings } from "./block-settings.tsx";

/** Acts on the selected block, and edits it by the fields in its `craft.info`. */
export function Settings() {
  const { id, name, fields } = useEditor((state, query) => {
    const id: string | null = query.getEvent("selected").first() ?? null;
    const node = id === null ? undefined : state.nodes[id];
    return { id, name: node?.data.displayName, fields: node?.info.fields as Fields | undefined };
  });
  return (
    <section className="panel settings" id="panel-settings" aria-label="Settings">
      <h2>{name ?? "Settings"}</h2>
      {id === null || !fields ? (
        <p className="hint">Select a block on the page to change its colours, spacing and text.</p>
      ) : (
        <>
          <BlockActions id={id} />
          <BlockSettings key={id} id={id} fields={fields} />
        </>
      )}
    </section>
  );
}
