import { withBase } from "browser/base-path.ts";
import { useContext, useState } from "react";
import { block } from "./block.ts";
import { BlockFrame, Mode } from "./block-frame.tsx";
import { address, alignField, choice, text, widthField } from "./fields.ts";
import { LoadButton } from "./load-button.tsx";
import { poster } from "./pictures.ts";
import { videoOf } from "./urls.ts";

/**
 * A video, which plays in the preview only. An `address`, of a video on another site, replaces the `source` and plays after
 * a click.
 */
export const Video = block(
  "Video",
  {
    source: choice("Video", { dragging: "Dragging", editing: "Editing" }, "dragging"),
    address: address("Or an address: YouTube, Vimeo, …/film.mp4"),
    title: text("Title", "A block is dragged into a container"),
    width: widthField,
    align: alignField,
  },
  function Video({ source, address, title, width, align }) {
    const mode = useContext(Mode);
    const editing = mode === "edit";
    const exporting = mode === "export";
    const [playedUrl, setPlayedUrl] = useState(exporting ? address : "");
    const video = videoOf(address);
    const videoProps = {
      poster,
      width: "480",
      height: "300",
      "aria-label": title,
      playsInline: true,
      controls: !editing,
    };
    return (
      <BlockFrame label="Video" className={`video sized place-${align}`} style={{ width: `${width}%` }}>
        {video === null ? (
          <video src={withBase(`/examples-${source}.mp4`)} preload="none" muted loop {...videoProps} />
        ) : editing || playedUrl !== address ? (
          <LoadButton label="Play the video" address={address} load={() => !editing && setPlayedUrl(address)} />
        ) : "file" in video ? (
          <video src={video.file} autoPlay={!exporting} {...videoProps} />
        ) : (
          <iframe
            src={exporting ? video.frame : `${video.frame}${video.frame.includes("?") ? "&" : "?"}autoplay=1`}
            title={title}
            loading="lazy"
            allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
            sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
          />
        )}
      </BlockFrame>
    );
  },
);
