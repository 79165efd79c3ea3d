import { Editor, Element, Frame } from '@craftjs/core';
import { OutlinedNode } from './editor/outlined-node.tsx';
import { Container } from './user/container.tsx';
import { Text } from './user/text.tsx';

export function App() {
  return (
    <Editor resolver={{ Container, Text }} onRender={OutlinedNode}>
      <Frame>
        <Element is={Container} canvas>
          <Text text="Click me to select me" />
          <Text text="Double-click me to change me" />
          <Element is={Container} canvas background="#e3eae7" />
        </Element>
      </Frame>
    </Editor>
  );
}
