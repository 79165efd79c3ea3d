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

type Layer = Parameters<NonNullable<Parameters<typeof useLayer>[0]>>[0];
type Hook = ReturnType<typeof useLayer> & Layer & { own: string };

/** Runs `then` with what `useLayer` gave each row last, by the id of its node. */
function withRows(then: (rows: Map<string, Hook>, editor: EditorHandle, place: HTMLElement) => unknown) {
  const rows = new Map<string, Hook>();
  const Row = ({ children }: { children?: ReactNode }) => {
    const hook = useLayer(({ event, expanded, dom, headingDom, id }) => ({
      event,
      expanded,
      dom,
      headingDom,
      own: id,
    }));
    rows.set(hook.id, hook as never);
    const { drag, layer, layerHeader } = hook.connectors;
    return (
      <div className="whole" ref={(dom) => void (dom && layer(dom))}>
        <div className="part" ref={(dom) => void (dom && drag(dom))}>
          <div className="row" ref={(dom) => void (dom && layerHeader(dom))}>
            {hook.id}
          </div>
        </div>
        {children}
      </div>
    );
  };
  return withEditor(
    async (editor, place) => {
      await settle();
      await then(rows, editor, place);
    },
    {
      content: containerOf(<SampleCard />, <SampleText />),
      resolver: { SampleCard },
      beside: <Layers expandRootOnLoad renderLayer={Row} />,
    },
  );
}

/** What the connectors do with their elements, and what a collector sees of them. */
const connects = () =>
  withRows(async (rows, editor, place) => {
    const [card = "", text = ""] = childrenOf(editor);
    const all = (kind: string, index: number) => place.querySelectorAll<HTMLElement>(kind)[index];
    const { dom, expanded, headingDom, own } = rows.get("ROOT") as Hook;
    same([own, expanded, dom === all(".whole", 0), headingDom === all(".row", 0)], ["ROOT", true, true, true]);
    same([all(".part", 1)?.draggable, dom.querySelectorAll(".row").length], [true, 3]);
    fire(all(".row", 2), "mouseover");
    await settle();
    same([rows.get(text)?.event.hovered, rows.get(card)?.event.hovered], [true, false]);
    const { bottom = 0, height = 0 } = all(".row", 2)?.getBoundingClientRect() ?? {};
    const at = { clientX: 9, clientY: bottom - height / 10 };
    fire(all(".part", 1), "dragstart", at);
    fire(all(".row", 2), "dragenter", at);
    fire(all(".row", 2), "dragover", at);
    fire(all(".part", 1), "dragend", at);
    same(childrenOf(editor), [text, card]);
  });

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
  "`layer` goes on an element around the whole layer with its children, `layerHeader` on the row itself, and `drag` on the part by which the row is dragged.":
    connects,
  "| `connectors` | | `layer`, `drag` and `layerHeader`, as above. |": connects,
  "The collector gets the layer: `id`, `expanded`, `dom` and `headingDom` (the elements given to `layer` and `layerHeader`), and `event.hovered`.":
    connects,
  "| `actions.toggleLayer()` | `() => void` | Opens or closes the layer. | | `actions.setExpandedState(expanded)` | `(expanded: boolean) => void` | Opens or closes it for certain. | | what the collector returns | | Values from the layer’s state. |":
    () =>
      withRows(async (rows) => {
        const states: boolean[] = [];
        const { setExpandedState, toggleLayer } = (rows.get("ROOT") as Hook).actions;
        const changes: (() => void)[] = [toggleLayer, toggleLayer];
        for (const expanded of [true, false, false, true]) changes.push(() => setExpandedState(expanded));
        for (const change of changes) {
          change();
          await settle();
          states.push(rows.get("ROOT")?.expanded ?? false);
        }
        same(states, [false, true, true, false, false, true]);
      }),
  "Works in the component given to `renderLayer` and in everything it renders.": () => {
    const ids: string[] = [];
    const Inner = () => {
      ids.push(useLayer().id);
      return null;
    };
    const Row = ({ children }: { children?: ReactNode }) => (
      <p>
        <Inner />
        {children}
      </p>
    );
    return withEditor(
      async () => {
        await settle();
        same([...new Set(ids)], ["ROOT"]);
      },
      { beside: <Layers renderLayer={Row} /> },
    );
  },
};
