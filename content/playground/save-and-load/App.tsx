import { Editor, Element, Frame } from '@craftjs/core';
import { Page, Todo } from './blocks';
import { TopBar } from './top-bar';
import './styles.css';

export const App = () => (
  <Editor resolver={{ Page, Todo }}>
    <TopBar />
    <Frame>
      <Element is={Page} canvas>
        <Todo text="Change the order of these" />
        <Todo text="Save the page" />
        <Todo text="Change it again, and load what you saved" />
      </Element>
    </Frame>
  </Editor>
);
