import type { SerializedNodes } from "@craftjs/core";
import type { ComponentProps } from "react";
import { type BlockName, blocks } from "../blocks/blocks.ts";
import { cssColour } from "../blocks/colours.ts";
import type { Align, ContentAlign } from "../blocks/fields.ts";
import { videoAt } from "../blocks/media-address.ts";
import { pictureAddress } from "../blocks/pictures.ts";
import { element, indented, type Style } from "./element.ts";
import { pageStyle } from "./page-style.ts";

/** The surroundings of a block. */
interface Around {
  align: ContentAlign;
  isPage: boolean;
  /** Completes an address on this site. */
  address: (path: string) => string;
}

type Views = {
  [Name in BlockName]: (
    props: Required<ComponentProps<(typeof blocks)[Name]>>,
    around: Around,
    children: string[],
  ) => string;
};

const views: Views = {
  Page: ({ background, ...props }, _, children) =>
    element("main", { class: "stack", style: { ...box(props), background: cssColour(background) } }, children),
  Container: ({ direction, align, width, height, ...props }, { isPage }, children) => {
    const style = {
      ...box(props),
      "justify-content": direction === "row" && align !== "start" && align,
      width: width < 100 && `${width}%`,
      "margin-inline": width < 100 && "auto",
      "min-height": height > 0 && `${height}px`,
    };
    return element(isPage ? "section" : "div", { class: direction === "row" ? "row" : "stack", style }, children);
  },
  Columns: ({ valign, ...props }, { isPage }, children) => {
    const style = { ...box(props), "align-items": valign !== "stretch" && valign };
    return element(isPage ? "section" : "div", { class: "columns", style }, children);
  },
  Column: ({ share, ...props }, _, children) =>
    element("div", { class: "column stack", style: { ...box(props), "flex-grow": share !== 1 && share } }, children),
  Card: (props, _, children) => element("article", { class: "card stack", style: box(props) }, children),
  Heading: ({ text, level, size, align, colour }, around) => {
    const style = { color: colour !== "ink" && cssColour(colour) };
    return element(`h${level}`, { class: looks(size, align, around), style }, text);
  },
  Text: ({ text, size, align, colour }, around) => {
    const style = { color: colour !== "soft" && cssColour(colour) };
    return element("p", { class: looks(size, align, around), style }, text);
  },
  Button: ({ text, href, kind, size, align, colour }, around) => {
    const fill = cssColour(colour);
    const style =
      kind === "solid" ? { color: "var(--paper)", background: fill, "border-color": fill } : { color: fill };
    const link = href.startsWith("/") ? around.address(href) : href || undefined;
    return element("a", { class: ["button", ...looks(size, align, around)], href: link, style }, text);
  },
  Buttons: ({ align, gap }, _, children) => {
    const style = { ...box({ gap }), "justify-content": align !== "start" && align };
    return element("div", { class: "row", style }, children);
  },
  Image: ({ picture, address, alt, width, radius, align }, around) => {
    const ratio = address ? {} : { width: 480, height: 300 };
    const size = { ...ratio, style: { width: `${width}%`, ...box({ radius }) } };
    return element(
      "img",
      { class: looks("body", align, around), src: address || pictureAddress(picture), alt, ...size },
      null,
    );
  },
  Video: ({ source, address, title, width, align }, around) => {
    const video = videoAt(address);
    if (video && "frame" in video) {
      const frame = { src: video.frame, title, allowfullscreen: true, loading: "lazy" };
      const style = { width: `${width}%`, "aspect-ratio": "8 / 5", border: 0 };
      return element("iframe", { class: looks("body", align, around), ...frame, style }, []);
    }
    const src = video?.file ?? around.address(`/examples-${source}.mp4`);
    const size = { width: 480, height: 300, style: { width: `${width}%` } };
    const playing = { controls: true, loop: true, muted: true, playsinline: true, preload: "metadata" };
    return element("video", { class: looks("body", align, around), src, "aria-label": title, ...size, ...playing }, []);
  },
};

/**
 * The page as a standalone HTML document.
 * @param nodes blocks of this editor, with props that their fields allow: `parsePage` and the settings let in no others
 * @param address completes an address on this site, such as `/docs/overview`
 */
export function pageHtml(nodes: SerializedNodes, address: (path: string) => string): string {
  const show = (id: string, around: Around): string[] => {
    const node = nodes[id];
    if (!node || node.hidden) return [];
    const { resolvedName } = node.type as { resolvedName: BlockName };
    const props = { ...blocks[resolvedName].craft?.props, ...node.props };
    // A row says itself where its blocks stand.
    const align = props.direction === "row" ? "start" : ((props.align as ContentAlign | undefined) ?? "start");
    const inside = { align, isPage: id === "ROOT", address };
    const children = node.nodes.flatMap((child) => show(child, inside));
    return [views[resolvedName](props as never, around, children)];
  };
  const body = show("ROOT", { align: "start", isPage: false, address }).join("\n");
  const [, , title = "A page"] = body.match(/<(h[123])[^>]*>(.+?)<\/\1>/) ?? [];
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>${title.replaceAll("<br>", " ")}</title>
    <style>
${indented(indented(indented(pageStyle)))}
    </style>
  </head>
  <body>
${indented(indented(body))}
  </body>
</html>
`;
}

/** The classes for a size and a side, of which the usual ones have none. */
function looks(size: string, align: Align, around: Around): string[] {
  return [size, align === "auto" ? around.align : align].filter((name) => name !== "body" && name !== "start");
}

function box(props: { gap?: number; padding?: number; background?: string; radius?: number }): Style {
  const { gap = 0, padding = 0, background = "none", radius = 0 } = props;
  return {
    gap: gap > 0 && `${gap}px`,
    padding: padding > 0 && `min(${padding}px, 6vw)`,
    background: background !== "none" && cssColour(background),
    "border-radius": radius > 0 && `${radius}px`,
  };
}
