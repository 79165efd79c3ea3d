import { Editor, Element, Frame } from '@craftjs/core';
import { Page, Text } from './blocks';
import { Panel } from './panel';
import { Toolbox } from './toolbox';

export function App() {
  const saved = localStorage.getItem('draft') ?? '';
  const isVisit = new URLSearchParams(location.search).has('view');

  return (
    <Editor resolver={{ Page, Text }} enabled={!isVisit}>
      {!isVisit && (
        <>
          <Toolbox />
          <Panel />
        </>
      )}
      <Frame data={saved}>
        <Element is={Page} canvas>
          <Text text="Drag me below the other one." />
          <Text text="Click me." />
        </Element>
      </Frame>
    </Editor>
  );
}
