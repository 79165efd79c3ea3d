import { block } from "./block.ts";
import { BlockFrame } from "./block-frame.tsx";
import { cssColour, textColours } from "./colours.ts";
import { EditableText } from "./editable-text.tsx";
import { alignField, choice, colour, text } from "./fields.ts";

export const Heading = block(
  "Heading",
  {
    text: text("Text", "A heading"),
    size: choice("Size", { large: "S", larger: "M", largest: "L", huge: "XL" }, "larger"),
    level: choice("Level", { "1": "h1", "2": "h2", "3": "h3" }, "2"),
    align: alignField,
    colour: colour("Colour", textColours, "ink"),
  },
  ({ text, level, size, align, colour }) => (
    <BlockFrame label="Heading" className={`heading text-${size} align-${align}`} style={{ color: cssColour(colour) }}>
      <EditableText as={`h${level}`} text={text} />
    </BlockFrame>
  ),
);

export const Text = block(
  "Text",
  {
    text: { ...text("Text", "Double-click this text to change it."), kind: "text", multiline: true },
    size: choice("Size", { small: "S", body: "M", large: "L" }, "body"),
    align: alignField,
    colour: colour("Colour", textColours, "soft"),
  },
  ({ text, size, align, colour }) => (
    <BlockFrame label="Text" className={`text text-${size} align-${align}`} style={{ color: cssColour(colour) }}>
      <EditableText as="p" text={text} multiline />
    </BlockFrame>
  ),
);
