import { Editor, Element, Frame } from '@craftjs/core';
import { RenderNode } from './editor/render-node';
import { SettingsPanel } from './editor/settings-panel';
import { Toolbox } from './editor/toolbox';
import { Topbar } from './editor/topbar';
import { Button } from './user/button';
import { Card, CardActions, CardBody } from './user/card';
import { Container } from './user/container';
import { Text } from './user/text';
import './editor/editor.css';
import './editor/outline.css';
import './editor/topbar.css';
import './user/blocks.css';

const resolver = { Container, Text, Button, Card, CardBody, CardActions };

export function App() {
  return (
    <Editor resolver={resolver} onRender={RenderNode}>
      <div className="editor">
        <Topbar />
        <Toolbox />
        <main className="stage">
          <div className="page" translate="no">
            <Frame>
              <Element is={Container} canvas padding={32}>
                <Text text="My page" size={40} />
                <Text text="Double-click me to edit, drag me to move me." />
                <Card />
              </Element>
            </Frame>
          </div>
        </main>
        <SettingsPanel />
      </div>
    </Editor>
  );
}
