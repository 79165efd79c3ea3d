import { Editor, Element, Frame } from '@craftjs/core';
import { OutlinedNode } from './editor/outlined-node';
import { Container } from './user/container';
import { Text } from './user/text';

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
