import { Editor, Element, Frame } from '@craftjs/core';
import { Card } from './blocks/card';
import { Button, Text } from './blocks/simple';
import { Slot } from './blocks/slot';
import './styles.css';

export const App = () => (
  <Editor resolver={{ Card, Slot, Text, Button }}>
    <Frame>
      <Element is="article" canvas>
        <Card title="A card with two slots" />
        <Card title="Another card" />
        <Text text="Drag me into the body of a card. Its footer takes buttons only." />
        <Button label="Drag me into a footer" />
      </Element>
    </Frame>
  </Editor>
);
