import { useEditor } from "@craftjs/core";
import { memo } from "react";
import type { Field, Fields } from "../blocks/fields.ts";
import { trustHostOf } from "../state/trusted-hosts.ts";
import { useCommands } from "../state/use-commands.ts";
import { Choices, Group } from "./choices.tsx";
import { ColourField } from "./colour-field.tsx";
import { PictureField } from "./picture-field.tsx";
import { TypedField } from "./typed-field.tsx";

const nameField = { kind: "text", label: "Name in the layers", initial: "" } as const;

interface BlockSettingsProps {
  /** Of the block. A change has to remount this: a collector does not run again. */
  id: string;
  fields: Fields;
}

/** Settings of a block: one control per field, and its name. */
export function BlockSettings({ id, fields }: BlockSettingsProps) {
  const { props = {}, name } = useEditor(({ nodes }) => ({
    props: nodes[id]?.data.props,
    name: nodes[id]?.data.custom.displayName ?? "",
  }));
  const commands = useCommands();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it handles events of the controls in it
    <div className="fields" onBlur={commands.endChange}>
      {Object.entries(fields).map(([prop, field]) => (
        <FieldEditor key={prop} field={field} id={id} prop={prop} value={props[prop]} />
      ))}
      <TypedField field={nameField} value={name} onChange={(name) => commands.rename(id, String(name))} />
    </div>
  );
}

interface FieldEditorProps {
  field: Field;
  id: string;
  prop: string;
  // biome-ignore lint/suspicious/noExplicitAny: props of any block; the field says which kind it is
  value: any;
}

/** Memoised, so that changing one prop does not re-render the other controls. */
const FieldEditor = memo(function FieldEditor({ field, id, prop, value }: FieldEditorProps) {
  const commands = useCommands();
  const onChange = (changed: string | number) => {
    if (field.kind === "address") trustHostOf(String(changed));
    commands.setProp(id, prop, changed);
  };
  switch (field.kind) {
    case "choice":
      return (
        <Group label={field.label}>
          <div className="choices">
            <Choices options={field.options} value={value} onChange={onChange} />
          </div>
        </Group>
      );
    case "colour":
      return <ColourField field={field} value={value} onChange={onChange} />;
    case "picture":
      return <PictureField label={field.label} value={value} onChange={onChange} />;
    default:
      return <TypedField field={field} value={value} onChange={onChange} />;
  }
});
