import { hasRegeneratedStyle } from "../blocks/block-frame.tsx";
import { cssColour, paletteLabels } from "../blocks/colours.ts";
import type { Field } from "../blocks/fields.ts";
import { Choices, Group } from "./choices.tsx";

interface ColourFieldProps {
  field: Field & { kind: "colour" };
  value: string;
  onChange: (value: string) => void;
}

/** A palette colour, which follows the colour mode, or a custom one. */
export function ColourField({ field, value, onChange }: ColourFieldProps) {
  const custom = value.startsWith("#");
  const draw = (colour: string) => (
    <span
      className={`swatch swatch-${colour}`}
      style={{ backgroundColor: cssColour(colour) }}
      suppressHydrationWarning={hasRegeneratedStyle}
    />
  );
  return (
    <Group label={field.label}>
      <div className="swatches">
        <Choices options={paletteLabels(field.colours)} {...{ value, onChange, draw }} />
        <label className={custom ? "custom chosen" : "custom"} title="Custom colour">
          <input
            type="color"
            aria-label={`Custom ${field.label.toLowerCase()}`}
            value={custom ? value : "#8a63d2"}
            onChange={(event) => onChange(event.target.value)}
          />
        </label>
      </div>
    </Group>
  );
}
