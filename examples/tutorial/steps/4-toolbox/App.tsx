import { Editor, Element, Frame } from '@craftjs/core';
import { OutlinedNode } from './editor/outlined-node';
import { SettingsPanel } from './editor/settings-panel';
import { Toolbox } from './editor/toolbox';
import { Button } from './user/button';
import { Card, CardActions, CardBody } from './user/card';
import { Container } from './user/container';
import { Text } from './user/text';
import './editor/editor.css';

const resolver = { Container, Text, Button, Card, CardBody, CardActions };

export function App() {
  return (
    <Editor resolver={resolver} onRender={OutlinedNode}>
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
