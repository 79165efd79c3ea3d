import { Editor, Element, Frame } from '@craftjs/core';
import { Page, Text } from './blocks';

export function App() {
  return (
    <Editor resolver={{ Page, Text }}>
      <Frame>
        <Element is={Page} canvas>
          <Text text="Drag me below the other one." />
          <Text text="Click me." />
        </Element>
      </Frame>
    </Editor>
  );
}
