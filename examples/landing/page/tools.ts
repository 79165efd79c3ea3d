import type { UserComponent } from "@craftjs/core";
import { createElement, type ReactElement } from "react";
import { type BlockName, blocks } from "../blocks/blocks.ts";
import type { IconName } from "../panels/icon.tsx";

interface Tool {
  name: BlockName;
  icon: IconName;
  /** Created on drop or click; includes children where an empty block would show little. */
  element: ReactElement;
}

function create(name: BlockName, props: object = {}, ...children: ReactElement[]): ReactElement {
  return createElement(blocks[name] as UserComponent, props, ...children);
}

export const tools: Tool[] = [
  { name: "Heading", icon: "heading", element: create("Heading") },
  { name: "Text", icon: "text", element: create("Text") },
  { name: "Button", icon: "button", element: create("Button") },
  {
    name: "Buttons",
    icon: "buttons",
    element: create("Buttons", {}, create("Button"), create("Button", { kind: "outline" })),
  },
  { name: "Image", icon: "image", element: create("Image") },
  { name: "Video", icon: "video", element: create("Video") },
  { name: "Container", icon: "container", element: create("Container") },
  {
    name: "Card",
    icon: "card",
    element: create("Card", {}, create("Heading", { text: "A card", level: "3", size: "large" }), create("Text")),
  },
  { name: "Columns", icon: "columns", element: create("Columns", {}, create("Column"), create("Column")) },
  { name: "Column", icon: "column", element: create("Column") },
];
