import { Element } from "@craftjs/core";
import { Layers, useLayer } from "@craftjs/layers";
import type { ReactElement, ReactNode } from "react";
import { type CheckFile, same } from "../../../harness/check-file.ts";
import { containerOf } from "../../../harness/container-of.tsx";
import { childrenOf } from "../../../harness/editor-questions.ts";
import { withLayers } from "../../../harness/layers-panel.tsx";
import { fire } from "../../../harness/pointer.ts";
import { SampleCard } from "../../../harness/sample-card.tsx";
import { SampleText } from "../../../harness/samples.tsx";
import { says } from "../../../harness/says.ts";
import { type EditorHandle, settle } from "../../../harness/stage.tsx";

type Layer = Parameters<NonNullable<Parameters<typeof useLayer>[0]>>[0];
type Hook = ReturnType<typeof useLayer> & Layer & { own: string; inside: ReactNode };

/** A component whose children come before its linked node. */
const Both = ({ children }: { children?: ReactNode }) => (
  <>
    {children}
    <Element id="region" is="div" canvas />
  </>
);

const linkedAndChild = (
  <Both>
    <SampleText />
  </Both>
);

const Id = () => <>{useLayer().id}</>;

const texts = (place: HTMLElement) => [...place.querySelectorAll(".row")].map(({ textContent }) => textContent);

/** Runs `then` with what each row got last, by the id of its node. The page holds a card and a text. */
function withRows(
  then: (rows: Map<string, Hook>, editor: EditorHandle, place: HTMLElement) => unknown,
  { isOpen = true, content = containerOf(<SampleCard />, <SampleText />) as ReactElement } = {},
) {
  const rows = new Map<string, Hook>();
  const Row = ({ children }: { children?: ReactNode }) => {
    const hook = useLayer(({ event, expanded, dom, headingDom, id }) => ({
      ...{ event, expanded, dom, headingDom },
      own: id,
    }));
    rows.set(hook.id, { ...hook, inside: children } as never);
    const { drag, layer, layerHeader } = hook.connectors;
    return (
      <div className="whole" ref={(dom) => void (dom && layer(dom))}>
        <div className="part" ref={(dom) => void (dom && drag(dom))}>
          <div className="row" ref={(dom) => void (dom && layerHeader(dom))}>
            <Id />
          </div>
        </div>
        {children}
      </div>
    );
  };
  return withLayers((editor, place) => then(rows, editor, place), {
    content,
    resolver: { SampleCard, Both },
    beside: <Layers expandRootOnLoad={isOpen} renderLayer={Row} />,
  });
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

/** That the layers inside one are its linked nodes, and then its children, in what the hook gives and in the panel. */
const linkedFirst = () =>
  withRows(
    (rows, { query }, place) => {
      const inside = [...query.node("ROOT").linkedNodes(), ...query.node("ROOT").childNodes()];
      same([inside.length, rows.get("ROOT")?.children, texts(place)], [2, inside, ["ROOT", ...inside]]);
    },
    { content: linkedAndChild },
  );

export const probes: CheckFile["probes"] = {
  "Give `renderLayer` a component. It is rendered once for each layer and gets the layers inside it as `children`, which are `null` while it is closed. [`useLayer`](#use-layer) tells it which layer it is.":
    () =>
      withRows(
        async (rows, editor, place) => {
          same([texts(place), rows.get("ROOT")?.inside], [["ROOT"], null]);
          rows.get("ROOT")?.actions.toggleLayer();
          await settle();
          same(texts(place), ["ROOT", ...childrenOf(editor)]);
          same(
            [...rows.values()].map(({ inside }) => inside === null),
            [false, true, true],
          );
        },
        { isOpen: false },
      ),
  "| `id` | `NodeId` | The id of the node. | | `depth` | `number` | How deep the layer is. The root has 0. |": () =>
    withRows((rows, editor) => {
      same([...rows.keys()].sort(), ["ROOT", ...childrenOf(editor)].sort());
      same([rows.get("ROOT")?.depth, rows.get(childrenOf(editor)[0] ?? "")?.depth], [0, 1]);
    }),
  "| `children` | `NodeId[]` | The layers directly inside it: linked nodes, then children. |": linkedFirst,
  "Linked nodes appear above the children of the component that owns them.": linkedFirst,
  "`event.selected` is in the type and always `false`.": () =>
    withRows(async (rows, editor) => {
      editor.actions.selectNode("ROOT");
      await settle();
      same([rows.get("ROOT")?.event.selected, editor.query.node("ROOT").isSelected()], [false, true]);
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
      return withLayers(
        (editor, place) => {
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
  "For a panel without a row for the root, return just `children` where `depth` is 0, and give `expandRootOnLoad` as well.":
    async () => {
      const Row = ({ children }: { children?: ReactNode }) => {
        const { id, depth } = useLayer();
        if (depth === 0) return children;
        return (
          <div>
            <i>{id}</i>
            {children}
          </div>
        );
      };
      for (const isOpen of [true, false]) {
        await withLayers(
          (editor, place) => {
            const shown = [...place.querySelectorAll("i")].map(({ textContent }) => textContent);
            same(shown, isOpen ? childrenOf(editor) : []);
          },
          { beside: <Layers expandRootOnLoad={isOpen} renderLayer={Row} /> },
        );
      }
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
  "Works in the component given to `renderLayer` and in everything it renders.": () =>
    // The id in each row comes from a component inside it.
    withRows((rows, _, place) => same([texts(place).length, texts(place).sort()], [3, [...rows.keys()].sort()])),
};
