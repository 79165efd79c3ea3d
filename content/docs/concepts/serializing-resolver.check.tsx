import { Editor, Frame } from "@craftjs/core";
import { type ComponentType, lazy, type ReactNode, useState } from "react";
import { type CheckFile, same } from "../../../test/docs/browser/check-file.ts";
import { SampleCard } from "../../../test/docs/browser/sample-card.tsx";
import { SampleContainer, SampleText, sampleResolver } from "../../../test/docs/browser/samples.tsx";
import { savedNode } from "../../../test/docs/browser/saved-node.ts";
import { says } from "../../../test/docs/browser/says.ts";
import { rendered, settle, withEditor, withHandle } from "../../../test/docs/browser/stage.tsx";
import { until } from "../../../test/docs/browser/until.ts";

export const probes: CheckFile["probes"] = {
  "- When two keys have the same component, the **last** one is written. Both are read.": () =>
    withEditor(({ query }) => {
      same(query.node("ROOT").toSerializedNode().type, { resolvedName: "Container" });
      const read = { type: { resolvedName: "SampleContainer" }, props: {} };
      same(query.parseSerializedNode(read as never).toNode().data.name, "Container");
    }),
  "- Craft.js reads the `resolver` prop once, and freezes the object. To add a component later, set a new object: `` actions.setOptions((options) => { options.resolver = { ...options.resolver, Chart }; }) ``.":
    () => {
      const resolver = { ...sampleResolver };
      const Chart = () => <p>Chart</p>;
      let change = () => {};
      const App = ({ handle }: { handle: ReactNode }) => {
        const [isNew, setNew] = useState(false);
        change = () => setNew(true);
        return (
          <Editor resolver={isNew ? { ...resolver, Chart } : resolver}>
            {handle}
            <Frame>
              <SampleText />
            </Frame>
          </Editor>
        );
      };
      return withHandle(
        (handle) => <App handle={handle} />,
        async ({ actions, query }) => {
          same(Object.isFrozen(resolver), true);
          change();
          await settle();
          same("Chart" in query.getOptions().resolver, false);
          actions.setOptions((options) => {
            options.resolver = { ...options.resolver, Chart };
          });
          const { nodes, rootNodeId } = query.parseReactElement(<Chart />).toNodeTree();
          same(nodes[rootNodeId]?.data.name, "Chart");
        },
      );
    },
  "- The name is the **key** in the resolver: `{ Paragraph: Text }` saves `Text` as `Paragraph`. The component’s own name plays no part.":
    () => {
      const Text = () => <p>Text</p>;
      return withEditor(
        ({ query }) => same(query.node("ROOT").toSerializedNode().type, { resolvedName: "Paragraph" }),
        {
          content: <Text />,
          resolver: { Paragraph: Text },
        },
      );
    },
  "- Every component that becomes a node has to be there, also the ones inside linked nodes. HTML elements do not.":
    async () => {
      const page = (resolver: object) =>
        rendered(
          <Editor resolver={resolver as never}>
            <Frame>
              <main>
                <SampleCard />
              </main>
            </Frame>
          </Editor>,
          (place) => place.textContent,
        );
      same(await page({ SampleCard, SampleContainer, SampleText }), "Inside");
      await says("does not exist in the resolver", () => page({ SampleCard, SampleContainer }));
    },
  "So `type` holds a name, and the `resolver` of `<Editor>` says which component it means, in both directions.": () => {
    const Paragraph = () => <p>Text</p>;
    return withEditor(
      ({ query }) => {
        const saved = query.node("ROOT").toSerializedNode();
        same(saved.type, { resolvedName: "KeyOfIt" });
        same(query.parseSerializedNode(saved).toNode().data.type === Paragraph, true);
      },
      { content: <Paragraph />, resolver: { KeyOfIt: Paragraph } },
    );
  },
  "`React.lazy` components break in the resolver, because Craft.js freezes what React still has to write to.": () => {
    const Lazy = lazy(async () => ({ default: () => <i>Late</i> })) as unknown as ComponentType;
    return says("Cannot assign to read only property", () =>
      withEditor(() => until(() => Object.isFrozen(Lazy)), { content: <Lazy />, resolver: { Lazy } }),
    );
  },
  "- The same resolver, or one with more in it, has to be there when the page is loaded, also where you only show it.":
    async () => {
      const data = JSON.stringify({ ROOT: savedNode({ resolvedName: "Text" }, { props: { text: "Saved" } }) });
      const shown = (resolver: object) =>
        rendered(
          <Editor enabled={false} resolver={resolver as never}>
            <Frame data={data} />
          </Editor>,
          (place) => place.textContent,
        );
      same([await shown({ Text: SampleText }), await shown({ Text: SampleText, SampleCard })], ["Saved", "Saved"]);
      await says("Cannot destructure property 'type'", () => shown({ SampleCard }));
    },
};
