import { block } from "./block.ts";
import { BlockFrame } from "./block-frame.tsx";
import { cssColour, textColours } from "./colours.ts";
import { EditableText } from "./editable-text.tsx";
import { type Align, alignField, choice } from "./fields.ts";

interface TextProps {
  text: string;
  size: "small" | "body" | "large";
  align: Align;
  colour: string;
}

const defaults: TextProps = {
  text: "Double-click this text to change it.",
  size: "body",
  align: "auto",
  colour: "soft",
};

export function Text({ text, size, align, colour }: TextProps) {
  return (
    <BlockFrame label="Text" className={`text text-${size} align-${align}`} style={{ color: cssColour(colour) }}>
      <EditableText as="p" text={text} multiline />
    </BlockFrame>
  );
}

Text.craft = block({
  name: "Text",
  props: defaults,
  fields: [
    { kind: "text", prop: "text", label: "Text", multiline: true },
    choice("size", "Size", { small: "S", body: "M", large: "L" }),
    alignField,
    { kind: "colour", prop: "colour", label: "Colour", colours: textColours },
  ],
});
