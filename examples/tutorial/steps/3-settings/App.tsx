import { Editor, Element, Frame } from '@craftjs/core';
import { OutlinedNode } from './editor/outlined-node';
import { SettingsPanel } from './editor/settings-panel';
import { Container } from './user/container';
import { Text } from './user/text';
import './editor/editor.css';

export function App() {
  return (
    <Editor resolver={{ Container, Text }} onRender={OutlinedNode}>
      <div className="editor">
        <SettingsPanel />
        <main className="page">
          <Frame>
            <Element is={Container} canvas>
              <Text text="My page" size={32} />
              <Text text="Select me and change my size" />
              <Element is={Container} canvas background="#e3eae7" />
            </Element>
          </Frame>
        </main>
      </div>
    </Editor>
  );
}
