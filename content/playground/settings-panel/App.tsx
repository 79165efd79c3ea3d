import { Editor, Element, Frame } from '@craftjs/core';
import { Heading } from './blocks/heading';
import { SettingsPanel } from './settings-panel';
import './styles.css';

export const App = () => (
  <Editor resolver={{ Heading }}>
    <div className="workbench">
      <Frame>
        <Element is="article" canvas>
          <Heading text="Select me" size={32} colour="#1d866d" />
          <Heading text="Then change me" size={24} colour="#0d66d0" />
        </Element>
      </Frame>
      <SettingsPanel />
    </div>
  </Editor>
);
