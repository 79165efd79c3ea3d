import { Element } from "@craftjs/core";
import { Layers, useLayer } from "@craftjs/layers";
import type { ReactNode } from "react";
import { type CheckFile, same } from "../../../test/docs/browser/check-file.ts";
import { containerOf } from "../../../test/docs/browser/container-of.tsx";
import { childrenOf } from "../../../test/docs/browser/editor-questions.ts";
import { fire } from "../../../test/docs/browser/pointer.ts";
import { SampleCard } from "../../../test/docs/browser/sample-card.tsx";
import { SampleText } from "../../../test/docs/browser/samples.tsx";
import { says } from "../../../test/docs/browser/says.ts";
import { type EditorHandle, settle, withEditor } from "../../../test/docs/browser/stage.tsx";

type Hook = ReturnType<typeof useLayer>;

/** Runs `then` with what `useLayer` gave each row last, by the id of its node. */
function withRows(then: (rows: Map<string, Hook>, editor: EditorHandle) => unknown) {
  const rows = new Map<string, Hook & { event?: { selected: boolean; hovered: boolean } }>();
  const Row = ({ children }: { children?: ReactNode }) => {
    const hook = useLayer((layer) => ({ event: layer.event }));
    rows.set(hook.id, hook as never);
    const { drag, layer, layerHeader } = hook.connectors;
    return (
      <div ref={(dom) => void (dom && layer(dom))}>
        <div ref={(dom) => void (dom && drag(dom) && layerHeader(dom))}>{hook.id}</div>
        {children}
      </div>
    );
  };
  return withEditor(
    async (editor) => {
      await settle();
      await then(rows, editor);
    },
    {
      content: containerOf(<SampleCard />, <SampleText />),
      resolver: { SampleCard },
      beside: <Layers expandRootOnLoad renderLayer={Row} />,
    },
  );
}

export const probes: CheckFile["probes"] = {
  "| `id` | `NodeId` | The id of the node. | | `depth` | `number` | How deep the layer is. The root has 0. |": () =>
    withRows((rows, editor) => {
      same([...rows.keys()].sort(), ["ROOT", ...childrenOf(editor)].sort());
      same([rows.get("ROOT")?.depth, rows.get(childrenOf(editor)[0] ?? "")?.depth], [0, 1]);
    }),
  "| `children` | `NodeId[]` | The layers directly inside it: linked nodes, then children. |": () => {
    const Card = ({ children }: { children?: ReactNode }) => (
      <div>
        {children}
        <Element id="region" is="div" canvas />
      </div>
    );
    const seen = new Map<string, string[]>();
    const Row = ({ children }: { children?: ReactNode }) => {
      const { id, children: inside } = useLayer();
      seen.set(id, inside as string[]);
      return <div>{children}</div>;
    };
    return withEditor(
      async ({ query }) => {
        await settle();
        same(seen.get("ROOT"), [...query.node("ROOT").linkedNodes(), ...query.node("ROOT").childNodes()]);
        same(seen.get("ROOT")?.length, 2);
      },
      {
        content: (
          <Card>
            <SampleText />
          </Card>
        ),
        resolver: { Card },
        beside: <Layers expandRootOnLoad renderLayer={Row} />,
      },
    );
  },
  "`event.selected` is in the type and always `false`.": () =>
    withRows(async (rows, editor) => {
      editor.actions.selectNode("ROOT");
      await settle();
      const { event } = rows.get("ROOT") as unknown as { event: { selected: boolean } };
      same([event.selected, editor.query.node("ROOT").isSelected()], [false, true]);
    }),
  "A drag over rows without `layerHeader` throws, and over rows without `layer` does nothing.": async () => {
    const dragOver = (given: "layer" | "layerHeader") => {
      const Row = ({ children }: { children?: ReactNode }) => {
        const { connectors } = useLayer();
        return (
          <div ref={(dom) => void (dom && connectors[given](dom))}>
            <b ref={(dom) => void (dom && connectors.drag(dom))} />
            {children}
          </div>
        );
      };
      return withEditor(
        async (editor, place) => {
          await settle();
          const [, first, second] = place.querySelectorAll("b");
          const before = childrenOf(editor);
          fire(first, "dragstart");
          fire(second, "dragenter");
          fire(second, "dragover");
          fire(first, "dragend");
          same(childrenOf(editor), before);
        },
        { beside: <Layers expandRootOnLoad renderLayer={Row} /> },
      );
    };
    await says("Cannot read properties of null (reading 'getBoundingClientRect')", () => dragOver("layer"));
    await dragOver("layerHeader");
  },
  "- The arrow and the eye of the default row are links without an address, so the keyboard does not reach them.": () =>
    withEditor(
      async (_, place) => {
        await settle();
        const links = [...place.querySelectorAll(".craft-layer-node a")] as HTMLElement[];
        const reached = links.filter((link) => {
          link.focus();
          return link.hasAttribute("href") || document.activeElement === link;
        });
        same([links.length > 1, reached.length], [true, 0]);
      },
      { content: containerOf(containerOf(<SampleText />)), beside: <Layers expandRootOnLoad /> },
    ),
  "- The icon that marks linked nodes in the default row never appears.": async () => {
    const icons = (content: ReturnType<typeof containerOf>) =>
      withEditor(
        async (_, place) => {
          await settle();
          return [...place.querySelectorAll(".craft-layer-node")].at(-1)?.querySelectorAll("svg").length;
        },
        { content, resolver: { SampleCard: Card }, beside: <Layers expandRootOnLoad /> },
      );
    const Card = () => <Element id="region" is="div" />;
    // A linked node has as many icons as a child that is like it.
    same(await icons(<Card />), await icons(containerOf(<Element is="div" />)));
  },
};
