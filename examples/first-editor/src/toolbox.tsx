import { useEditor } from '@craftjs/core';
import { Text } from './blocks';

export function Toolbox() {
  const { connectors } = useEditor();

  return (
    <span
      style={{ padding: '2px 8px', border: '1px dashed', cursor: 'grab' }}
      ref={(dom) => {
        if (dom) connectors.create(dom, <Text text="New text" />);
      }}
    >
      New text
    </span>
  );
}
