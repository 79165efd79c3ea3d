import { useNode } from "@craftjs/core";
import { memo } from "react";
import type { Field } from "../blocks/fields.ts";
import { useCommands } from "../state/commands.ts";
import { AddressField } from "./address-field.tsx";
import { ChoiceField } from "./choice-field.tsx";
import { ColourField } from "./colour-field.tsx";
import { NumberField } from "./number-field.tsx";
import { PictureField } from "./picture-field.tsx";
import { TextField } from "./text-field.tsx";

const nameField = { kind: "text", prop: "", label: "Name in the layers" } as const;

/** Settings of the current block: its name, and one control per field. */
export function BlockSettings({ fields }: { fields: Field[] }) {
  const { id, props, name } = useNode(({ data }) => ({
    props: data.props,
    name: data.custom?.displayName ?? "",
  }));
  const commands = useCommands();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it handles events of the controls in it
    <div className="fields" onBlur={commands.endChange}>
      {fields.map((field) => (
        <FieldEditor key={field.prop} field={field} id={id} value={props[field.prop]} />
      ))}
      <TextField field={nameField} value={name} onChange={(name) => commands.rename(id, name)} />
    </div>
  );
}

interface FieldEditorProps {
  field: Field;
  id: string;
  // biome-ignore lint/suspicious/noExplicitAny: props of any block; the field says which kind it is
  value: any;
}

/** Memoised, so that changing one prop does not re-render the other controls. */
const FieldEditor = memo(function FieldEditor({ field, id, value }: FieldEditorProps) {
  const commands = useCommands();
  const onChange = (changed: unknown) => commands.setProp(id, field.prop, changed);
  switch (field.kind) {
    case "text":
    case "link":
      return <TextField field={field} value={value} onChange={onChange} />;
    case "address":
      return <AddressField key={value} field={field} value={value} onChange={onChange} />;
    case "number":
      return <NumberField field={field} value={value} onChange={onChange} />;
    case "choice":
      return <ChoiceField label={field.label} options={field.options} value={value} onChange={onChange} />;
    case "colour":
      return <ColourField field={field} value={value} onChange={onChange} />;
    case "picture":
      return <PictureField label={field.label} value={value} onChange={onChange} />;
  }
});
