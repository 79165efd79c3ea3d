import { Editor, Element, Frame } from '@craftjs/core';
import { Page, Text } from './blocks.tsx';
import { Panel } from './panel.tsx';
import { Toolbox } from './toolbox.tsx';

export function App() {
  return (
    <Editor resolver={{ Page, Text }}>
      <Toolbox />
      <Panel />
      <Frame>
        <Element is={Page} canvas>
          <Text text="Drag me below the other one." />
          <Text text="Click me." />
        </Element>
      </Frame>
    </Editor>
  );
}
