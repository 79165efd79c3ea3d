import { Editor, Frame } from '@craftjs/core';
import { Page, Text } from './blocks';

export function Visitor() {
  const saved = localStorage.getItem('draft');
  if (!saved) return <p>Nobody has saved a page yet.</p>;

  return (
    <Editor resolver={{ Page, Text }} enabled={false}>
      <Frame data={saved} />
    </Editor>
  );
}
