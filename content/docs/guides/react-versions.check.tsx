import { Editor, Frame, useEditor, useNode } from "@craftjs/core";
import { StrictMode, useState } from "react";
import { type CheckFile, same } from "../../../test/docs/browser/check-file.ts";
import { containerOf } from "../../../test/docs/browser/container-of.tsx";
import { SampleCard } from "../../../test/docs/browser/sample-card.tsx";
import { SampleText, sampleResolver } from "../../../test/docs/browser/samples.tsx";
import { setText } from "../../../test/docs/browser/set-text.ts";
import { rendered, settle, withEditor, withHandle } from "../../../test/docs/browser/stage.tsx";
import { startWatch, watchTrouble } from "../../../test/docs/browser/trouble.ts";

export const runs: CheckFile["runs"] = {
  "src/batched.ts": ({ batched }) => {
    let ran = false;
    batched(() => {
      ran = true;
    });
    same(ran, true);
    return null;
  },
};

/** What React said since it was last asked, and whether this is all that it said. */
function said(part: string): boolean {
  const all = watchTrouble();
  startWatch();
  return all.length > 0 && all.every((text) => text.includes(part));
}

const WholePage = () => {
  useEditor((_, query) => ({ page: query.serialize() }));
  return null;
};

export const probes: CheckFile["probes"] = {
  "A connector returns the element, so `ref={(dom) => connect(drag(dom))}` and `ref={connect}` are type errors under `strict`. They do run.":
    async () => {
      const Plain = () => {
        const { connect } = useNode().connectors;
        // @ts-expect-error: it gives back the element
        return <p ref={(dom) => connect(dom)}>Plain</p>;
      };
      const Bare = () => {
        const { connect } = useNode().connectors;
        // @ts-expect-error: it takes no null
        return <p ref={connect}>Bare</p>;
      };
      const content = containerOf(<Plain />, <Bare />);
      await withEditor(
        async ({ query }) => {
          const doms = query
            .node("ROOT")
            .childNodes()
            .map((id) => query.node(id).get().dom?.textContent);
          same(doms, ["Plain", "Bare"]);
        },
        { content, resolver: { Plain, Bare } },
      );
    },
  "`onNodesChange` is called twice for each change. Both calls report the same page.": async () => {
    const pages: string[] = [];
    await withHandle(
      (handle) => (
        <StrictMode>
          <Editor resolver={sampleResolver} onNodesChange={(query) => pages.push(query.serialize())}>
            {handle}
            <Frame>
              <SampleText text="One" />
            </Frame>
          </Editor>
        </StrictMode>
      ),
      async ({ actions }) => {
        for (const text of ["Two", "Three"]) {
          pages.length = 0;
          setText(actions, "ROOT", text);
        }
        await settle();
        same([pages.length, new Set(pages).size], [2, 1]);
      },
    );
  },
  "That is a change of the state, and a component of yours whose **collector** sees it is told to update in the middle of that render.":
    () =>
      withEditor(
        async ({ actions, query }) => {
          actions.addNodeTree(query.parseReactElement(<SampleCard />).toNodeTree(), "ROOT");
          await settle();
          same(said("Cannot update a component"), true);
        },
        { resolver: { SampleCard }, beside: <WholePage /> },
      ),
  "Changing the `key` of `<Frame>` logs it, too": async () => {
    let setKey: (key: number) => void = () => {};
    const App = () => {
      const [key, set] = useState(0);
      setKey = set;
      return (
        <Editor resolver={sampleResolver}>
          <Frame key={key}>
            <SampleText text={`Page ${key}`} />
          </Frame>
        </Editor>
      );
    };
    await rendered(<App />, async (place) => {
      setKey(1);
      await settle();
      same(place.textContent, "Page 1");
      same(said("Cannot update a component"), true);
    });
  },
};
