import { Editor, Element, Frame } from '@craftjs/core';
import { Column, Columns } from './blocks/columns';
import { Note } from './blocks/note';
import { Toolbox } from './toolbox';
import './styles.css';

export const App = () => (
  <Editor resolver={{ Columns, Column, Note }}>
    <Toolbox />
    <Frame>
      <Element is="article" canvas>
        <Element is={Columns} canvas>
          <Element is={Column} canvas>
            <Note text="A column takes notes only." />
            <Note text="Drag me into another column." />
          </Element>
          <Element is={Column} canvas>
            <Note text="The row takes columns only: drag one by its edge." />
          </Element>
          <Element is={Column} canvas />
        </Element>
      </Element>
    </Frame>
  </Editor>
);
