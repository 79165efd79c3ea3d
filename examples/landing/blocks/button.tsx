import { withBase } from "browser/base-path.ts";
import { useContext } from "react";
import { block } from "./block.ts";
import { BlockFrame, hasRegeneratedStyle, Mode } from "./block-frame.tsx";
import { cssColour } from "./colours.ts";
import { EditableText } from "./editable-text.tsx";
import { alignField, choice, colour, text } from "./fields.ts";
import { isSafeHref } from "./urls.ts";

/** A link styled as a button. Inert while editing; otherwise it opens in a new tab. */
export const Button = block(
  "Button",
  {
    text: text("Text", "A button"),
    href: { kind: "link", label: "Link", initial: "" },
    kind: choice("Look", { solid: "Filled", outline: "Outline" }, "solid"),
    size: choice("Size", { small: "S", body: "M", large: "L" }, "body"),
    align: alignField,
    colour: colour("Colour", ["green", "blue", "ink", "red"], "green"),
  },
  function Button({ text, href, kind, size, align, colour }) {
    const editing = useContext(Mode) === "edit";
    const isLinked = !editing && href !== "" && isSafeHref(href);
    const fill = cssColour(colour);
    const style = { borderColor: fill, ...(kind === "solid" ? { background: fill } : { color: fill }) };
    const label = <EditableText as="span" text={text} />;
    const className = `button-block ${kind} text-${size}`;
    return (
      <BlockFrame label="Button" className={`align-${align}`}>
        {isLinked ? (
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
  },
);
