import { useContext } from "react";
import { trustHostOf, useIsTrusted } from "../state/trusted-hosts.ts";
import { block } from "./block.ts";
import { BlockFrame, hasRegeneratedStyle, Mode } from "./block-frame.tsx";
import { address, alignField, pixels, text, widthField } from "./fields.ts";
import { LoadButton } from "./load-button.tsx";
import { pictureUrl } from "./pictures.ts";

/** A picture: the one at `address`, on another site, or else `picture`, one of the editor's own. */
export const Image = block(
  "Image",
  {
    picture: { kind: "picture", label: "Picture", initial: "blocks" },
    address: address("Or an address: https://…/picture.jpg"),
    alt: text("Description for people who cannot see it", ""),
    width: widthField,
    align: alignField,
    radius: pixels("Corner radius", 48, 8),
  },
  function Image({ picture, address, alt, width, radius, align }) {
    const mode = useContext(Mode);
    const isTrusted = useIsTrusted(address) || mode === "export";
    return (
      <BlockFrame label="Image" className={`sized place-${align}`} style={{ width: `${width}%` }}>
        {isTrusted ? (
          <img
            loading="lazy"
            src={address || pictureUrl(picture)}
            alt={alt}
            {...(address === "" && { width: 480, height: 300 })}
            referrerPolicy="no-referrer"
            style={{ borderRadius: radius }}
            suppressHydrationWarning={hasRegeneratedStyle}
            draggable={false}
          />
        ) : (
          <LoadButton label="Show the picture" address={address} load={() => trustHostOf(address)} />
        )}
      </BlockFrame>
    );
  },
);
