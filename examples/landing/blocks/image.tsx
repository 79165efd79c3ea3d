import { block } from "./block.ts";
import { BlockFrame } from "./block-frame.tsx";
import { type Align, alignField, pixels, widthField } from "./fields.ts";
import { pictureAddress } from "./pictures.ts";

interface ImageProps {
  picture: string;
  alt: string;
  width: number;
  radius: number;
  align: Align;
}

const defaults: ImageProps = { picture: "blocks", alt: "", width: 100, radius: 8, align: "auto" };

export function Image({ picture, alt, width, radius, align }: ImageProps) {
  return (
    <BlockFrame label="Image" className={`sized place-${align}`} style={{ width: `${width}%` }}>
      <img
        src={pictureAddress(picture)}
        alt={alt}
        width="480"
        height="300"
        style={{ borderRadius: radius }}
        draggable={false}
      />
    </BlockFrame>
  );
}

Image.craft = block({
  name: "Image",
  props: defaults,
  fields: [
    { kind: "picture", prop: "picture", label: "Picture" },
    { kind: "text", prop: "alt", label: "What it shows, for those who cannot see it" },
    widthField,
    alignField,
    pixels("radius", "Corner radius", 48),
  ],
});
