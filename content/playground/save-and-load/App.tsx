import { Editor, Element, Frame } from '@craftjs/core';
import { Todo } from './todo';
import { TopBar } from './top-bar';
import './styles.css';

export const App = () => (
  <Editor resolver={{ Todo }}>
    <TopBar />
    <Frame>
      <Element is="ul" canvas>
        <Todo text="Change the order of these" />
        <Todo text="Save the page" />
        <Todo text="Change it again, and load what you saved" />
      </Element>
    </Frame>
  </Editor>
);
