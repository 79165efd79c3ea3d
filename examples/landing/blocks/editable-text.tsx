import { type ElementType, type KeyboardEvent, useContext, useLayoutEffect, useRef } from "react";
import { useCommands } from "../state/commands.ts";
import { Editing } from "./block-frame.tsx";
import { readText, startEditing, stopEditing } from "./text-editing.ts";

interface EditableTextProps {
  as: ElementType;
  text: string;
  /** Whether the Enter key starts a new line, rather than ending the editing. */
  multiline?: boolean;
}

/**
 * The text of a block, which is edited where it stands. React renders no children here: the browser changes them while the visitor types,
 * and React would stumble over what it did not make.
 */
export function EditableText({ as: Tag, text, multiline = false }: EditableTextProps) {
  const editing = useContext(Editing);
  const commands = useCommands();
  const ref = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element && readText(element, multiline) !== text) element.textContent = text;
  });
  // Not by useNode, which would make each text one listener more to every change of the page.
  const blockId = () => ref.current?.closest<HTMLElement>("[data-block]")?.dataset.block ?? "";
  const finish = () => {
    const element = ref.current;
    if (!element) return;
    stopEditing(element);
    // What the browser needs for the caret, such as a second line break at the end, goes again.
    if (element.textContent !== text) element.textContent = text;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!event.currentTarget.isContentEditable) return;
    const done = event.key === "Escape" || (event.key === "Enter" && !multiline && !event.nativeEvent.isComposing);
    if (done) {
      event.preventDefault();
      finish();
      commands.focus(blockId());
    }
    // Arrows and Delete are for the text now, not for the block.
    if (done || !(event.ctrlKey || event.metaKey)) event.stopPropagation();
  };
  const handlers = editing && {
    onDoubleClick: () => ref.current && startEditing(ref.current),
    onInput: () => ref.current && commands.setProp(blockId(), "text", readText(ref.current, multiline)),
    onBlur: finish,
    onKeyDown,
    "data-text": "",
    "data-placeholder": "Write something",
  };
  return <Tag ref={ref} {...handlers} />;
}
