import { useId } from "react";
import { hasRegeneratedStyle } from "../blocks/block-frame.tsx";
import { cssColour, palette } from "../blocks/colours.ts";
import type { Field } from "../blocks/fields.ts";
import { Choice } from "./choice.tsx";

interface ColourFieldProps {
  field: Field & { kind: "colour" };
  value: string;
  onChange: (value: string) => void;
}

/** A palette colour, which follows the colour mode, or a custom one. */
export function ColourField({ field, value, onChange }: ColourFieldProps) {
  const name = useId();
  const custom = value.startsWith("#");
  return (
    <fieldset className="field">
      <legend>{field.label}</legend>
      <div className="swatches">
        {field.colours.map((colour) => (
          <Choice
            key={colour}
            name={name}
            title={palette[colour].label}
            checked={colour === value}
            onChoose={() => onChange(colour)}
          >
            <span
              className={`swatch swatch-${colour}`}
              style={{ backgroundColor: cssColour(colour) }}
              suppressHydrationWarning={hasRegeneratedStyle}
            />
          </Choice>
        ))}
        <label className={custom ? "custom chosen" : "custom"} title="Custom colour">
          <input
            type="color"
            aria-label={`Custom ${field.label.toLowerCase()}`}
            value={custom ? value : "#8a63d2"}
            onChange={(event) => onChange(event.target.value)}
          />
        </label>
      </div>
    </fieldset>
  );
}
