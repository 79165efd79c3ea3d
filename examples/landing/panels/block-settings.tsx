import { useNode } from "@craftjs/core";
import { memo } from "react";
import type { Field } from "../blocks/fields.ts";
import { useCommands } from "../state/commands.ts";
import { ChoiceField } from "./choice-field.tsx";
import { ColourField } from "./colour-field.tsx";
import { NumberField } from "./number-field.tsx";
import { PictureField } from "./picture-field.tsx";
import { TextField } from "./text-field.tsx";

/** The settings of the block that it is rendered for: one control for each field. */
export function BlockSettings({ fields }: { fields: Field[] }) {
  const { id, props } = useNode((node) => ({ props: node.data.props }));
  const commands = useCommands();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears of the controls in it
    <div className="fields" onBlur={commands.endChange}>
      {fields.map((field) => (
        <FieldEditor key={field.prop} field={field} id={id} value={props[field.prop]} />
      ))}
    </div>
  );
}

interface FieldEditorProps {
  field: Field;
  id: string;
  // biome-ignore lint/suspicious/noExplicitAny: props of any block; the field says which kind it is
  value: any;
}

/** The control of one prop; a change of another one is no reason to render it again. */
const FieldEditor = memo(function FieldEditor({ field, id, value }: FieldEditorProps) {
  const commands = useCommands();
  const onChange = (changed: unknown) => commands.setProp(id, field.prop, changed);
  switch (field.kind) {
    case "text":
    case "link":
      return <TextField field={field} value={value} onChange={onChange} />;
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
