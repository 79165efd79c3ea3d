import { Editor, Element, Frame } from '@craftjs/core';
import { Container } from './user/container';
import { Text } from './user/text';

export function App() {
  return (
    <Editor resolver={{ Container, Text }}>
      <Frame>
        <Element is={Container} canvas>
          <Text text="Drag me below the other text" />
          <Text text="Drag me into the grey container" />
          <Element is={Container} canvas background="#e3eae7" />
        </Element>
      </Frame>
    </Editor>
  );
}
