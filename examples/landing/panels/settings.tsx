import { useEditor } from "@craftjs/core";
import type { Fields } from "../blocks/fields.ts";
import { useCommands } from "../state/use-commands.ts";
import { BlockActions } from "./block-actions.tsx";
import { FieldEditor } from "./field-editor.tsx";
import { TypedField } from "./typed-field.tsx";

const nameField = { kind: "text", label: "Name in the layers", initial: "" } as const;

/** Actions and settings of the selected block: one control per field in its `craft.info`, and its name. */
export function Settings() {
  const commands = useCommands();
  const { id, data, fields } = useEditor((state) => {
    const id = commands.selected();
    const node = id === null ? undefined : state.nodes[id];
    return { id, data: node?.data, fields: node?.info.fields as Fields | undefined };
  });
  return (
    <section className="panel settings" id="panel-settings" aria-label="Settings">
      <h2>{data?.displayName ?? "Settings"}</h2>
      {id === null || !data || !fields ? (
        <p className="hint">Select a block on the page to change its colours, spacing and text.</p>
      ) : (
        <>
          <BlockActions id={id} />
          {/* biome-ignore lint/a11y/noStaticElementInteractions: it handles events of the controls in it */}
          <div key={id} className="fields" onBlur={commands.endChange}>
            {Object.entries(fields).map(([prop, field]) => (
              <FieldEditor key={prop} field={field} id={id} prop={prop} value={data.props[prop]} />
            ))}
            <TypedField
              field={nameField}
              value={data.custom.displayName ?? ""}
              onChange={(name) => commands.rename(id, String(name))}
            />
          </div>
        </>
      )}
    </section>
  );
}
