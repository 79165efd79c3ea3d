import { pressOf } from "browser/key-press.ts";
import {
  type ElementType,
  type KeyboardEvent,
  useCallback,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { useCommands } from "../state/use-commands.ts";
import { Mode } from "./block-frame.tsx";
import { readText, startEditing, stopEditing } from "./text-editing.ts";

interface EditableTextProps {
  as: ElementType;
  text: string;
  /** Whether Enter inserts a line break rather than finishing the edit. */
  multiline?: boolean;
}

/**
 * Inline-editable text of a block. React writes the first text only, because contenteditable changes the DOM and React's
 * reconciliation would break.
 */
export function EditableText({ as: Tag, text, multiline = false }: EditableTextProps) {
  const editing = useContext(Mode) === "edit";
  const commands = useCommands();
  const ref = useRef<HTMLElement>(null);
  // Undo can remove the element while it is edited: no `blur` follows then.
  const attach = useCallback((element: HTMLElement) => {
    ref.current = element;
    return () => stopEditing(element);
  }, []);
  const [initialText] = useState(text);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || readText(element, multiline) === text) return;
    element.textContent = text;
    // Otherwise the caret would be at the start after an Undo.
    if (element.isContentEditable) getSelection()?.collapse(element, element.childNodes.length);
  });
  // Not via useNode: every text would subscribe to every change of the page.
  const blockId = () => ref.current?.closest<HTMLElement>("[data-block]")?.dataset.block ?? "";
  const finish = () => {
    const element = ref.current;
    if (!element) return;
    stopEditing(element);
    // Drop what the browser adds for the caret, such as a trailing line break.
    if (element.textContent !== text) element.textContent = text;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!event.currentTarget.isContentEditable) return;
    const press = pressOf(event.nativeEvent);
    const isFinished = press === "Escape" || (press === "Enter" && !multiline);
    // Held down, Enter starts editing and must not go on to end it or to replace the selected text.
    if (press === "Enter" && event.repeat) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    if (isFinished) {
      event.preventDefault();
      finish();
      commands.focus(blockId());
    }
    // While editing, arrows and Delete belong to the text, not the block.
    if (isFinished || !(event.ctrlKey || event.metaKey)) event.stopPropagation();
  };
  const handlers = editing && {
    onDoubleClick: () => startEditing(ref.current),
    onInput: () => ref.current && commands.setProp(blockId(), "text", readText(ref.current, multiline)),
    onBlur: finish,
    onKeyDown,
    "data-text": "",
    "data-placeholder": "Write something",
  };
  return (
    <Tag ref={attach} translate="no" {...handlers}>
      {initialText}
    </Tag>
  );
}
