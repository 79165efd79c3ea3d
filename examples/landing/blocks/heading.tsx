import { block } from "./block.ts";
import { BlockFrame } from "./block-frame.tsx";
import { cssColour, textColours } from "./colours.ts";
import { EditableText } from "./editable-text.tsx";
import { type Align, alignField, choice } from "./fields.ts";

interface HeadingProps {
  text: string;
  level: "1" | "2" | "3";
  size: "large" | "larger" | "largest" | "huge";
  align: Align;
  colour: string;
}

const defaults: HeadingProps = { text: "A heading", level: "2", size: "larger", align: "auto", colour: "ink" };

export function Heading({ text, level, size, align, colour }: HeadingProps) {
  return (
    <BlockFrame label="Heading" className={`heading text-${size} align-${align}`} style={{ color: cssColour(colour) }}>
      <EditableText as={`h${level}`} text={text} />
    </BlockFrame>
  );
}

Heading.craft = block({
  name: "Heading",
  props: defaults,
  fields: [
    { kind: "text", prop: "text", label: "Text" },
    choice("size", "Size", { large: "S", larger: "M", largest: "L", huge: "XL" }),
    choice("level", "Level", { 1: "h1", 2: "h2", 3: "h3" }),
    alignField,
    { kind: "colour", prop: "colour", label: "Colour", colours: textColours },
  ],
});
