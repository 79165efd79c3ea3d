import { Editor, Element, Frame } from '@craftjs/core';
import { OutlinedNode } from './editor/outlined-node.tsx';
import { SettingsPanel } from './editor/settings-panel.tsx';
import { Toolbox } from './editor/toolbox.tsx';
import { Topbar } from './editor/topbar.tsx';
import { Button } from './user/button.tsx';
import { Card, CardActions, CardBody } from './user/card.tsx';
import { Container } from './user/container.tsx';
import { Text } from './user/text.tsx';
import './editor/editor.css';

const resolver = { Container, Text, Button, Card, CardBody, CardActions };

export function App() {
  return (
    <Editor resolver={resolver} onRender={OutlinedNode}>
      <Topbar />
      <div className="editor">
        <Toolbox />
        <SettingsPanel />
        <main className="page">
          <Frame>
            <Element is={Container} canvas>
              <Text text="My page" size={32} />
              <Text text="Drag blocks from the left onto me" />
              <Card />
            </Element>
          </Frame>
        </main>
      </div>
    </Editor>
  );
}
