import { Editor, Frame } from '@craftjs/core';
import { blocks } from './blocks';
import { page } from './page';

/** See page.ts and blocks.ts, which contain no JSX. */
export const App = () => (
  <Editor resolver={blocks}>
    <Frame data={JSON.stringify(page)} />
  </Editor>
);
