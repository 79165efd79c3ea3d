import { Editor, Element, Frame, useNode } from '@craftjs/core';
import type { ReactNode } from 'react';

const Page = ({ children }: { children?: ReactNode }) => {
  const {
    connectors: { connect },
  } = useNode();

  return (
    <article
      ref={(dom) => {
        if (dom) connect(dom);
      }}
      style={{ minHeight: 200, padding: 16, border: '1px dashed #76857f' }}
    >
      {children ?? 'An empty page. Write your first block, and put it here.'}
    </article>
  );
};

export const App = () => (
  <Editor resolver={{ Page }}>
    <Frame>
      <Element is={Page} canvas />
    </Frame>
  </Editor>
);
