import { Editor, Element, Frame } from '@craftjs/core';
import { Card, List } from './blocks';
import { TouchHandlers } from './touch-handlers';
import './styles.css';

export const App = () => (
  <Editor
    resolver={{ List, Card }}
    handlers={(store) =>
      new TouchHandlers({
        store,
        removeHoverOnMouseleave: false,
        isMultiSelectEnabled: (event) => event.metaKey,
      })
    }
  >
    <p>Hold a card for a moment, then drag it. A mouse works, too.</p>
    <Frame>
      <Element is={List} canvas>
        <Card text="Wake up" colour="#ffe9a8" />
        <Card text="Have breakfast" colour="#cfe8df" />
        <Card text="Write a page editor" colour="#d5e4f8" />
        <Card text="Go for a walk" colour="#f3d9e2" />
      </Element>
    </Frame>
  </Editor>
);
