import { Editor, Frame, useEditor } from '@craftjs/core';
import { Card } from './card';

export function Save({ to }: { to: (json: string) => void }) {
  const { query } = useEditor();

  return (
    <button type="button" onClick={() => to(query.serialize())}>
      Save
    </button>
  );
}

// Visitors can’t select or drag anything.
export function SavedPage({ json }: { json: string }) {
  return (
    <Editor resolver={{ Card }} enabled={false}>
      <Frame data={json} />
    </Editor>
  );
}
