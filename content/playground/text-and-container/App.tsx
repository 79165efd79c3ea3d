import { Editor, Element, Frame } from '@craftjs/core';
import { Container } from './blocks/container';
import { Text } from './blocks/text';
import './styles.css';

export const App = () => (
  <Editor resolver={{ Container, Text }}>
    <Frame>
      <Element is={Container} canvas title="Page">
        <Text text="Drag me into the box below." />
        <Text text="Or drag me above the other text." />
        <Element is={Container} canvas title="Box">
          <Text text="A text in a box." />
        </Element>
      </Element>
    </Frame>
  </Editor>
);
