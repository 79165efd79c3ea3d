import { type UserComponent, useEditor, useNode } from '@craftjs/core';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Field } from '../editor/field';
import { useSettings } from '../editor/use-settings';
import { useNoDrag } from './use-no-drag';

type TextProps = { text: string; size?: number };

export const Text: UserComponent<TextProps> = ({ text, size = 16 }) => {
  const { connectors, actions } = useNode();
  const { enabled } = useEditor((state) => ({
    enabled: state.options.enabled,
  }));
  const [editing, setEditing] = useState(false);
  const paragraph = useRef<HTMLParagraphElement | null>(null);
  useNoDrag(editing);

  useEffect(() => {
    if (editing) paragraph.current?.focus();
  }, [editing]);

  function save(dom: HTMLElement) {
    setEditing(false);
    if (dom.textContent === text) return;
    const value = dom.innerText.trim();
    dom.textContent = value;
    actions.setProp((props: TextProps) => {
      props.text = value;
    });
  }

  function handleKey(event: KeyboardEvent<HTMLElement>) {
    // 229: an input method has the key, such as the Enter that ends a word.
    if (!editing || event.keyCode === 229) return;
    if (event.key === 'Escape') event.currentTarget.textContent = text;
    if (event.key === 'Enter' || event.key === 'Escape') {
      event.preventDefault();
      save(event.currentTarget);
    }
  }

  return (
    <p
      style={{ margin: 0, minHeight: '1.5em', fontSize: size }}
      contentEditable={editing ? 'plaintext-only' : undefined}
      suppressContentEditableWarning
      onDragStartCapture={(event) => {
        if (editing) event.stopPropagation();
      }}
      onDoubleClick={() => setEditing(enabled)}
      onBlur={(event) => save(event.currentTarget)}
      onKeyDown={handleKey}
      ref={(dom) => {
        paragraph.current = dom;
        if (dom) connectors.connect(connectors.drag(dom));
      }}
    >
      {text}
    </p>
  );
};

function TextSettings() {
  const { props, set } = useSettings<TextProps>();

  return (
    <>
      <Field
        label="Text"
        type="text"
        value={props.text}
        onChange={(value) => set('text', value)}
      />
      <Field
        label="Size"
        type="number"
        value={props.size}
        onChange={(value) => set('size', value ? Number(value) : undefined)}
      />
    </>
  );
}

Text.craft = {
  displayName: 'Text',
  props: { text: 'New text', size: 16 },
  related: { settings: TextSettings },
};
