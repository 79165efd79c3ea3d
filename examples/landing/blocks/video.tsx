import { withBase } from "browser/base-path.ts";
import { useContext } from "react";
import { block } from "./block.ts";
import { BlockFrame, Editing } from "./block-frame.tsx";
import { type Align, alignField, choice, widthField } from "./fields.ts";
import { pictureAddress } from "./pictures.ts";

interface VideoProps {
  source: "dragging" | "editing";
  title: string;
  width: number;
  align: Align;
}

const defaults: VideoProps = {
  source: "dragging",
  title: "A block is dragged into a container",
  width: 100,
  align: "auto",
};

/** A video from this site only, because of the Content Security Policy. It plays in the preview only. */
export function Video({ source, title, width, align }: VideoProps) {
  const editing = useContext(Editing);
  return (
    <BlockFrame label="Video" className={`video sized place-${align}`} style={{ width: `${width}%` }}>
      <video
        src={withBase(`/examples-${source}.mp4`)}
        poster={pictureAddress("blocks")}
        preload="none"
        width="480"
        height="300"
        aria-label={title}
        playsInline
        muted
        loop
        controls={!editing}
      />
    </BlockFrame>
  );
}

Video.craft = block({
  name: "Video",
  props: defaults,
  fields: [
    choice("source", "Video", { dragging: "Dragging", editing: "Editing" }),
    { kind: "text", prop: "title", label: "What it shows" },
    widthField,
    alignField,
  ],
});
