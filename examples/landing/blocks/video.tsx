import { withBase } from "browser/base-path.ts";
import { useContext, useState } from "react";
import { block } from "./block.ts";
import { BlockFrame, Editing } from "./block-frame.tsx";
import { type Align, alignField, choice, widthField } from "./fields.ts";
import { LoadButton } from "./load-button.tsx";
import { videoAt } from "./media-address.ts";
import { poster } from "./pictures.ts";

interface VideoProps {
  source: "dragging" | "editing";
  /** Of a video on another site, instead of `source`. */
  address: string;
  title: string;
  width: number;
  align: Align;
}

const defaults: VideoProps = {
  source: "dragging",
  address: "",
  title: "A block is dragged into a container",
  width: 100,
  align: "auto",
};

/** A video. It plays in the preview only, and one of another site after a click. */
export function Video({ source, address, title, width, align }: VideoProps) {
  const editing = useContext(Editing);
  const [playing, setPlaying] = useState("");
  const video = videoAt(address);
  const shared = { poster, width: "480", height: "300", "aria-label": title, playsInline: true, controls: !editing };
  return (
    <BlockFrame label="Video" className={`video sized place-${align}`} style={{ width: `${width}%` }}>
      {video === null ? (
        <video src={withBase(`/examples-${source}.mp4`)} preload="none" muted loop {...shared} />
      ) : editing || playing !== address ? (
        <LoadButton label="Play the video" address={address} load={() => !editing && setPlaying(address)} />
      ) : "file" in video ? (
        <video src={video.file} autoPlay {...shared} />
      ) : (
        <iframe
          src={`${video.frame}${video.frame.includes("?") ? "&" : "?"}autoplay=1`}
          title={title}
          allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
        />
      )}
    </BlockFrame>
  );
}

Video.craft = block({
  name: "Video",
  props: defaults,
  fields: [
    choice("source", "Video", { dragging: "Dragging", editing: "Editing" }),
    { kind: "address", prop: "address", label: "Or an address: YouTube, Vimeo, …/film.mp4" },
    { kind: "text", prop: "title", label: "Title" },
    widthField,
    alignField,
  ],
});
