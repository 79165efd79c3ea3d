import { Editor, Element, Frame } from "@craftjs/core";
import type { ReactElement } from "react";
import { NodeCount } from "./node-count.tsx";
import { reactSays } from "./react-says.ts";
import { SampleCard } from "./sample-card.tsx";
import { shownLater } from "./shown-later.tsx";
import { rendered, settle, withEditor } from "./stage.tsx";

const warning = "while rendering a different component";

/** Throws when React does not warn about linked nodes created beside a collector; `name` must be new each time. */
export const linkedNodesWarn = (name: string) =>
  reactSays(warning, Element, name, () =>
    withEditor(
      async ({ actions, query }) => {
        actions.addNodeTree(query.parseReactElement(<SampleCard />).toNodeTree(), "ROOT");
        await settle();
      },
      { beside: <NodeCount />, resolver: { SampleCard } },
    ),
  );

/** The same for a frame that renders later than the rest of the editor. */
export function lateFrameWarns(name: string, frame: ReactElement): Promise<void> {
  const { later, show } = shownLater(frame);
  const editor = (
    <Editor>
      <NodeCount />
      {later}
    </Editor>
  );
  return reactSays(warning, Frame, name, () => rendered(editor, show));
}
