import { type ChangeEvent, memo, useState } from "react";
import { hasRegeneratedStyle } from "../blocks/block-frame.tsx";
import { cssColour, paletteLabels } from "../blocks/colours.ts";
import type { Field } from "../blocks/fields.ts";
import { pictureNames, pictureUrl } from "../blocks/pictures.ts";
import { trustHostOf } from "../state/trusted-hosts.ts";
import { useCommands } from "../state/use-commands.ts";
import { Choices, Group } from "./choices.tsx";
import { TypedField } from "./typed-field.tsx";

interface FieldEditorProps {
  field: Field;
  id: string;
  prop: string;
  // biome-ignore lint/suspicious/noExplicitAny: props of any block; the field determines the type
  value: any;
}

/** The control of a field. Memoised, so that changing one prop does not re-render the other controls. */
export const FieldEditor = memo(function FieldEditor({ field, id, prop, value }: FieldEditorProps) {
  const commands = useCommands();
  const onChange = (newValue: string | number) => {
    if (field.kind === "address") trustHostOf(String(newValue));
    commands.setProp(id, prop, newValue);
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
    // A palette colour, which follows the colour mode, or a custom one.
    case "colour": {
      const isCustom = value.startsWith("#");
      return (
        <Group label={field.label}>
          <div className="swatches">
            <Choices options={paletteLabels(field.colours)} {...{ value, onChange, draw: drawColour }} />
            <label className={isCustom ? "custom chosen" : "custom"} title="Custom colour">
              <input
                type="color"
                aria-label={`Custom ${field.label.toLowerCase()}`}
                value={isCustom ? value : "#8a63d2"}
                onChange={(event) => onChange(event.target.value)}
              />
            </label>
          </div>
        </Group>
      );
    }
    // A built-in picture, or an upload.
    case "picture":
      return (
        <Group label={field.label}>
          <div className="pictures">
            <Choices options={pictureNames} {...{ value, onChange, draw: drawPicture }} />
          </div>
          <Upload onPicture={onChange} />
        </Group>
      );
    default:
      return <TypedField field={field} value={value} onChange={onChange} />;
  }
});

const drawColour = (colour: string) => (
  <span
    className={`swatch swatch-${colour}`}
    style={{ backgroundColor: cssColour(colour) }}
    suppressHydrationWarning={hasRegeneratedStyle}
  />
);

const drawPicture = (picture: string) => <img src={pictureUrl(picture)} alt="" width="72" height="45" />;

/** Uploads a picture, which never leaves the browser. */
function Upload({ onPicture }: { onPicture: (address: string) => void }) {
  const [problem, setProblem] = useState("");
  const upload = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    if (!file) return;
    try {
      onPicture(await shrinkPicture(file));
      setProblem("");
    } catch {
      setProblem(`“${file.name}” is not a picture that this browser can read: choose a PNG, JPEG or WebP file.`);
    }
  };
  return (
    <>
      <label className="button upload">
        Choose a file
        <input type="file" className="sr-only" accept="image/*" onChange={upload} />
      </label>
      {problem && (
        <p className="field-problem" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}

/** Maximum length of an uploaded picture's longer side, in pixels. */
const maxPictureSide = 960;

/**
 * Scales a picture down to a data URL that fits into localStorage.
 * @throws when the browser cannot decode the file
 */
async function shrinkPicture(file: Blob): Promise<string> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, maxPictureSide / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  // Browsers without WebP encoding return PNG.
  return canvas.toDataURL("image/webp", 0.82);
}
