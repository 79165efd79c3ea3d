import { Editor, Frame } from "@craftjs/core";
import { blocks } from "./blocks";
import { page } from "./page";

/** The page is made in page.ts, and the blocks in blocks.ts: without any JSX. */
export const App = () => (
  <Editor resolver={blocks}>
    <Frame data={JSON.stringify(page)} />
  </Editor>
);
