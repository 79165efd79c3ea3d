import { Editor, Element, Frame } from "@craftjs/core";
import type { ReactElement } from "react";
import { edit, render } from "./editor.tsx";
import { treeOf } from "./nodes.ts";
import { delayed, NodeCount } from "./parts.tsx";
import { SampleCard } from "./samples.tsx";
import { reactSays } from "./trouble.ts";

const warning = "while rendering a different component";

/** Throws when React does not warn about linked nodes created beside a collector; `name` must be new each time. */
export const linkedNodesWarn = (name: string) =>
  reactSays(warning, Element, name, async () => {
    const { act, actions, query } = await edit([], { beside: <NodeCount />, resolver: { SampleCard } });
    await act(() => actions.addNodeTree(treeOf({ query }, <SampleCard />), "ROOT"));
  });

/** The same for a frame that renders later than the rest of the editor. */
export function lateFrameWarns(name: string, frame: ReactElement): Promise<void> {
  const { placeholder, show } = delayed(frame);
  return reactSays(warning, Frame, name, async () => {
    await render(<Editor>{[<NodeCount key="1" />, <i key="2">{placeholder}</i>]}</Editor>);
    await show();
  });
}
