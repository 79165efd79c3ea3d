import { Editor, Element, Frame } from '@craftjs/core';
import { Page, Text } from './blocks';
import { Panel } from './panel';
import { Toolbox } from './toolbox';

const saved = localStorage.getItem('draft');

export function App() {
  return (
    <Editor resolver={{ Page, Text }}>
      <Toolbox />
      <Panel />
      <Frame data={saved ?? ''}>
        <Element is={Page} canvas>
          <Text text="Drag me below the other one." />
          <Text text="Click me." />
        </Element>
      </Frame>
    </Editor>
  );
}
