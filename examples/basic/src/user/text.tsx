import { type UserComponent, useEditor, useNode } from '@craftjs/core';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Field, SelectField, useSettings } from '../editor/fields';
import { useNoDrag } from './use-no-drag';

const alignments = ['left', 'center', 'right'] as const;

type TextProps = {
  text: string;
  size: number;
  align: (typeof alignments)[number];
};

const defaults: TextProps = { text: 'Some text', size: 16, align: 'left' };

/** iOS zooms in on text that is edited and smaller than 16px. */
function editingSize(size: number) {
  return matchMedia('(pointer: coarse)').matches ? Math.max(size, 16) : size;
}

export const Text: UserComponent<Partial<TextProps>> = (props) => {
  const { text, size, align } = { ...defaults, ...props };
  const { connectors, actions } = useNode();
  const { enabled } = useEditor((state) => ({
    enabled: state.options.enabled,
  }));
  const [editing, setEditing] = useState(false);
  const paragraph = useRef<HTMLParagraphElement | null>(null);
  useNoDrag(editing);

  useEffect(() => {
    const dom = paragraph.current;
    if (!editing || !dom) return;
    dom.focus();
    // Safari sets no caret in an element that already had the focus.
    const selection = getSelection();
    if (!dom.contains(selection?.anchorNode ?? null))
      selection?.selectAllChildren(dom);
  }, [editing]);

  function save(dom: HTMLElement) {
    setEditing(false);
    if (dom.textContent === text) return;
    const value = dom.innerText.trim();
    dom.textContent = value;
    actions.setProp((draft: TextProps) => {
      draft.text = value;
    });
  }

  function handleKey(event: KeyboardEvent<HTMLElement>) {
    // The Enter that ends a composition; in Safari, only its keyCode shows it.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    const { altKey, ctrlKey, metaKey, shiftKey } = event;
    if (!enabled || altKey || ctrlKey || metaKey || shiftKey) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      if (event.repeat) return;
      if (editing) save(event.currentTarget);
      else setEditing(true);
    }
    if (event.key === 'Escape' && editing) {
      event.preventDefault();
      save(event.currentTarget);
    }
  }

  return (
    <p
      className="text"
      style={{ fontSize: editing ? editingSize(size) : size, textAlign: align }}
      contentEditable={enabled && editing ? 'plaintext-only' : undefined}
      suppressContentEditableWarning
      onDragStartCapture={(event) => {
        if (editing) event.stopPropagation();
      }}
      onDoubleClick={() => setEditing(enabled)}
      onBlur={(event) => {
        if (editing) save(event.currentTarget);
      }}
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
  const field = useSettings<TextProps>();

  return (
    <>
      <Field label="Text" {...field('text')} />
      <Field label="Size" type="range" min={12} max={64} {...field('size')} />
      <SelectField label="Align" options={alignments} {...field('align')} />
    </>
  );
}

Text.craft = {
  displayName: 'Text',
  props: defaults,
  related: { settings: TextSettings },
};
