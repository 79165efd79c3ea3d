import { memo } from "react";
import type { Field } from "../blocks/fields.ts";
import { trustHostOf } from "../state/trusted-hosts.ts";
import { useCommands } from "../state/use-commands.ts";
import { Choices, Group } from "./choices.tsx";
import { ColourField } from "./colour-field.tsx";
import { PictureField } from "./picture-field.tsx";
import { TypedField } from "./typed-field.tsx";

interface FieldEditorProps {
  field: Field;
  id: string;
  prop: string;
  // biome-ignore lint/suspicious/noExplicitAny: props of any block; the field says which kind it is
  value: any;
}

/** The control of a field. Memoised, so that changing one prop does not re-render the other controls. */
export const FieldEditor = memo(function FieldEditor({ field, id, prop, value }: FieldEditorProps) {
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
