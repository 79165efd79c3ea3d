import { withBase } from "browser/base-path.ts";
import { useContext } from "react";
import { block } from "./block.ts";
import { BlockFrame, Editing, hasRegeneratedStyle } from "./block-frame.tsx";
import { cssColour } from "./colours.ts";
import { EditableText } from "./editable-text.tsx";
import { type Align, alignField, choice } from "./fields.ts";
import { isLink } from "./safe-href.ts";

interface ButtonProps {
  text: string;
  href: string;
  kind: "solid" | "outline";
  size: "small" | "body" | "large";
  align: Align;
  colour: string;
}

const defaults: ButtonProps = {
  text: "A button",
  href: "",
  kind: "solid",
  size: "body",
  align: "auto",
  colour: "green",
};

/** A link styled as a button. Inert while editing; opens in a new tab in the preview. */
export function Button({ text, href, kind, size, align, colour }: ButtonProps) {
  const editing = useContext(Editing);
  const leads = !editing && href !== "" && isLink(href);
  const colourOf = cssColour(colour);
  const style = { borderColor: colourOf, ...(kind === "solid" ? { background: colourOf } : { color: colourOf }) };
  const label = <EditableText as="span" text={text} />;
  const className = `button-block ${kind} text-${size}`;
  return (
    <BlockFrame label="Button" className={`align-${align}`}>
      {leads ? (
        <a className={className} style={style} href={withBase(href)} target="_blank" rel="noopener noreferrer">
          {label}
        </a>
      ) : (
        <span className={className} style={style} suppressHydrationWarning={hasRegeneratedStyle}>
          {label}
        </span>
      )}
    </BlockFrame>
  );
}

Button.craft = block({
  name: "Button",
  props: defaults,
  fields: [
    { kind: "text", prop: "text", label: "Text" },
    { kind: "link", prop: "href", label: "Link" },
    choice("kind", "Look", { solid: "Filled", outline: "Outline" }),
    choice("size", "Size", { small: "S", body: "M", large: "L" }),
    alignField,
    { kind: "colour", prop: "colour", label: "Colour", colours: ["green", "blue", "ink", "red"] },
  ],
});
