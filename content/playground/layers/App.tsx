import { Editor, Element, Frame } from '@craftjs/core';
import { Layers } from '@craftjs/layers';
import { Box, Text } from './blocks';
import './styles.css';

export const App = () => (
  <Editor resolver={{ Box, Text }}>
    <div className="workbench">
      <Frame>
        <Element is={Box} canvas custom={{ displayName: 'Page' }}>
          <Text text="Select a layer on the right." />
          <Element is={Box} canvas custom={{ displayName: 'Header' }}>
            <Text text="Double-click a layer's name to change it." />
          </Element>
          <Element is={Box} canvas custom={{ displayName: 'Body' }}>
            <Text text="The eye hides a layer." />
            <Text text="Layers can be dragged, too." />
          </Element>
        </Element>
      </Frame>
      <aside aria-label="Layers">
        <Layers expandRootOnLoad />
      </aside>
    </div>
  </Editor>
);
