import { type ChangeEvent, useState } from "react";
import { pictureAddress, pictureNames } from "../blocks/pictures.ts";
import { Choices, Group } from "./choices.tsx";

interface PictureFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** A built-in picture or an upload, which never leaves the browser. */
export function PictureField({ label, value, onChange }: PictureFieldProps) {
  const [problem, setProblem] = useState("");
  const upload = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    if (!file) return;
    try {
      onChange(await shrinkPicture(file));
      setProblem("");
    } catch {
      setProblem(`“${file.name}” is not a picture that this browser can read: choose a PNG, JPEG or WebP file.`);
    }
  };
  const draw = (picture: string) => <img src={pictureAddress(picture)} alt="" width="72" height="45" />;
  return (
    <Group label={label}>
      <div className="pictures">
        <Choices options={pictureNames} {...{ value, onChange, draw }} />
      </div>
      <label className="button upload">
        Choose a file
        <input type="file" className="sr-only" accept="image/*" onChange={upload} />
      </label>
      {problem && (
        <p className="field-problem" role="alert">
          {problem}
        </p>
      )}
    </Group>
  );
}

/** Longest side of an uploaded picture in pixels. */
const largest = 960;

/**
 * Scales a picture down to a data URL that fits into localStorage.
 * @throws when the browser cannot decode the file
 */
async function shrinkPicture(file: Blob): Promise<string> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, largest / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  // Browsers without WebP encoding return PNG.
  return canvas.toDataURL("image/webp", 0.82);
}
