import { trustHost, useIsTrusted } from "../state/trusted-hosts.ts";
import { block } from "./block.ts";
import { BlockFrame, hasRegeneratedStyle } from "./block-frame.tsx";
import { type Align, alignField, pixels, widthField } from "./fields.ts";
import { LoadButton } from "./load-button.tsx";
import { hostOf } from "./media-address.ts";
import { pictureAddress } from "./pictures.ts";

interface ImageProps {
  picture: string;
  /** Of a picture on another site, instead of `picture`. */
  address: string;
  alt: string;
  width: number;
  radius: number;
  align: Align;
}

const defaults: ImageProps = { picture: "blocks", address: "", alt: "", width: 100, radius: 8, align: "auto" };

export function Image({ picture, address, alt, width, radius, align }: ImageProps) {
  const host = hostOf(address);
  const isTrusted = useIsTrusted(host ?? "");
  return (
    <BlockFrame label="Image" className={`sized place-${align}`} style={{ width: `${width}%` }}>
      {host !== null && !isTrusted ? (
        <LoadButton label="Show the picture" address={address} load={() => trustHost(host)} />
      ) : (
        <img
          src={host === null ? pictureAddress(picture) : address}
          alt={alt}
          {...(host === null && { width: 480, height: 300 })}
          referrerPolicy="no-referrer"
          style={{ borderRadius: radius }}
          suppressHydrationWarning={hasRegeneratedStyle}
          draggable={false}
        />
      )}
    </BlockFrame>
  );
}

Image.craft = block({
  name: "Image",
  props: defaults,
  fields: [
    { kind: "picture", prop: "picture", label: "Picture" },
    { kind: "address", prop: "address", label: "Or an address: https://…/picture.jpg" },
    { kind: "text", prop: "alt", label: "Description for people who cannot see it" },
    widthField,
    alignField,
    pixels("radius", "Corner radius", 48),
  ],
});
