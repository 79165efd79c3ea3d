import { Editor, Element, Frame, type Node, ROOT_NODE, useEditor } from "@craftjs/core";
import { createElement, Fragment, type ReactElement, type ReactNode } from "react";
import { type CheckFile, same, throws } from "../../../test/docs/browser/check-file.ts";
import { containerOf } from "../../../test/docs/browser/container-of.tsx";
import { childrenOf, domOf } from "../../../test/docs/browser/editor-questions.ts";
import { freshNode } from "../../../test/docs/browser/fresh-node.ts";
import { fire } from "../../../test/docs/browser/pointer.ts";
import { SampleCard } from "../../../test/docs/browser/sample-card.tsx";
import { SampleTool } from "../../../test/docs/browser/sample-tool.tsx";
import { SampleContainer, SampleText, sampleResolver } from "../../../test/docs/browser/samples.tsx";
import { says } from "../../../test/docs/browser/says.ts";
import { rendered, withEditor } from "../../../test/docs/browser/stage.tsx";

/** How many nodes an element inside `<Frame>` becomes. */
const nodesOf = (element: ReactElement) =>
  withEditor(({ query }) => Object.keys(query.getNodes()).length, { content: element });

const frameSays = (message: string, children: ReactNode) =>
  says(message, () =>
    rendered(
      <Editor resolver={sampleResolver}>
        <Frame>{children as never}</Frame>
      </Editor>,
      () => {},
    ),
  );

/** A container that a component’s own `craft` makes a Canvas. */
const Column = Object.assign((props: object) => SampleContainer(props), { craft: { isCanvas: true } });

export const probes: CheckFile["probes"] = {
  "The top node always has the id `ROOT`, which the package exports as `ROOT_NODE`. Other ids are ten random characters.":
    () =>
      withEditor(({ query }) => {
        const [root, ...others] = Object.keys(query.getNodes());
        same([root, ROOT_NODE, others.map((id) => id.length)], ["ROOT", "ROOT", [10, 10]]);
      }),
  "A node stores the ids of its parent and of its children, not the nodes themselves.": () =>
    withEditor(({ query }) => {
      const [first = ""] = query.node("ROOT").childNodes();
      same([query.node("ROOT").get().data.nodes[0], query.node(first).get().data.parent], [first, "ROOT"]);
    }),
  "| What `Text` itself returns | No nodes. A component’s own markup is one unit to the editor. |": async () =>
    same(await nodesOf(<SampleText text="Hi" />), 1),
  '| `<><Text text="Hi" /></>` | An error. Fragments cannot be nodes. |': () =>
    frameSays("does not exist in the resolver", createElement(Fragment, null, <SampleText text="Hi" />)),
  "| Two elements side by side at the top | An error. `<Frame>` takes one element. |": () =>
    frameSays("React.Children.only", [<SampleText key="a" />, <SampleText key="b" />]),
  "Here the first `Box`, the `Column` and the `footer` are canvases. The second `Box` is not: you can drag it, but drop nothing into it.":
    () =>
      withEditor(
        ({ query }) => {
          const all = ["ROOT", ...query.node("ROOT").childNodes()];
          same(
            all.map((id) => query.node(id).isCanvas()),
            [true, true, false, true],
          );
          same(query.node(all[2] ?? "").isDraggable(), true);
        },
        {
          content: containerOf(<Column />, <SampleContainer />, <Element is="footer" canvas />),
          resolver: { Column },
        },
      ),
  "- `craft.isCanvas` wins over the `canvas` prop and over saved data. With `craft.isCanvas` set to `true`, `<Element is={Column} canvas={false}>` is still a canvas.":
    () =>
      withEditor(
        ({ actions, query }) => {
          same(query.node("ROOT").isCanvas(), true);
          const { ROOT } = query.getSerializedNodes();
          actions.deserialize({ ROOT: { ...ROOT, isCanvas: false } } as never);
          same(query.node("ROOT").isCanvas(), true);
        },
        { content: <Element is={Column} canvas={false} />, resolver: { Column } },
      ),
  "- Write `is` on every `<Element>` inside `<Frame>`. Without it, Craft.js looks for `Element` itself in your resolver and throws.":
    () => frameSays("does not exist in the resolver", <Element canvas />),
  "- When canvases are nested, the one under the pointer gets the drop. Within 10 pixels of its edge, its parent gets it, unless it is a linked node.":
    () => {
      const Box = ({ children }: { children?: ReactNode }) => (
        <SampleContainer style={{ padding: 30 }}>{children}</SampleContainer>
      );
      const Card = () => <Element id="inside" is={Box} canvas />;
      return withEditor(
        (editor, place) => {
          const [box = "", card = ""] = childrenOf(editor);
          const [inside = ""] = editor.query.node(card).linkedNodes();
          const tool = place.querySelector("b");
          const target = (id: string, y: number) => {
            fire(tool, "dragstart");
            fire(domOf(editor, id), "dragover", { clientY: domOf(editor, id).getBoundingClientRect().top + y });
            return editor.query.getState().indicator?.placement.parent.id;
          };
          same([target(box, 30), target(box, 9), target(inside, 5)], [box, "ROOT", inside]);
          fire(tool, "dragend");
        },
        {
          beside: <SampleTool element={<SampleText />} />,
          content: (
            <Element is={Box} canvas>
              <Element is={Box} canvas />
              <Card />
            </Element>
          ),
          resolver: { Box, Card },
        },
      );
    },
  "- The map is empty until `<Frame>` has rendered, so check that `ROOT` is there.": () => {
    const sizes: number[] = [];
    const Reads = () => {
      sizes.push(useEditor((state) => ({ size: Object.keys(state.nodes).length })).size);
      return null;
    };
    return rendered(
      <Editor resolver={sampleResolver}>
        <Reads />
        <Frame>
          <SampleText />
        </Frame>
      </Editor>,
      () => same([sizes[0], sizes.at(-1)], [0, 1]),
    );
  },
  "- `query.node(id)` throws when the id is not a string. For an id that does not exist, `get()` returns `undefined`, and [most other helpers](/docs/api/helpers#node-helpers) throw.":
    () =>
      withEditor(async ({ query }) => {
        await throws("Invalid parameter Node Id specified", () => query.node(1 as never));
        const nobody = query.node("nobody");
        same(nobody.get() as unknown, undefined);
        for (const name of ["isCanvas", "isRoot", "childNodes", "ancestors"] as const) {
          await throws("Cannot read properties of undefined", () => nobody[name]());
        }
      }),
  "| `move` | Throws when the target is not a canvas or lies inside the node, when the node is not the child of a canvas, and when `canDrop`, `canMoveIn` or `canMoveOut` refuses. Does not ask `canDrag`. |":
    () => {
      const ruled = (rule: string, isCanvas: boolean) =>
        Object.assign((props: object) => SampleContainer(props), {
          craft: { isCanvas, rules: { [rule]: () => false } },
        });
      const resolver = {
        Undroppable: ruled("canDrop", false),
        Closed: ruled("canMoveIn", true),
        Keeper: ruled("canMoveOut", true),
        Fixed: ruled("canDrag", false),
      };
      const { Undroppable, Closed, Keeper, Fixed } = resolver;
      return withEditor(
        async (editor) => {
          const [plain = "", box = "", undroppable = "", closed = "", keeper = "", fixed = ""] = childrenOf(editor);
          const inside = (id: string) => childrenOf(editor, id)[0] ?? "";
          const refused: [string, string, string][] = [
            [box, plain, "Cannot move node into a non-Canvas parent"],
            [box, box, "Cannot move node into a descendant"],
            [inside(plain), box, "not a direct child of a Canvas"],
            [undroppable, box, "cannot be dropped"],
            [plain, closed, "rejects incoming"],
            [inside(keeper), box, "rejects outgoing"],
          ];
          for (const [id, parent, message] of refused) await throws(message, () => editor.actions.move(id, parent, 0));
          editor.actions.move(fixed, box, 0);
          same(childrenOf(editor, box), [fixed]);
        },
        {
          content: containerOf(
            <SampleContainer>
              <SampleText />
            </SampleContainer>,
            containerOf(),
            <Undroppable />,
            <Closed />,
            <Element is={Keeper}>
              <SampleText />
            </Element>,
            <Fixed />,
          ),
          resolver,
        },
      );
    },
  "| `addNodeTree`, `add` | Throw without a parent id. Ask no rules, and accept a parent that is not a canvas. Ask `isDroppable` first if that matters. |":
    () => {
      const Closed = Object.assign(() => <i />, { craft: { rules: { canMoveIn: () => false } } });
      return withEditor(
        async (editor) => {
          const [closed = ""] = childrenOf(editor);
          const tree = () => editor.query.parseReactElement(<SampleText />).toNodeTree();
          await throws("Parent id cannot be ommited", () => editor.actions.addNodeTree(tree()));
          await throws("Parent id cannot be ommited", () => editor.actions.add(freshNode(editor)));
          const { nodes, rootNodeId } = tree();
          same(editor.query.node(closed).isDroppable(nodes[rootNodeId] as Node), false);
          editor.actions.addNodeTree(tree(), closed);
          editor.actions.add(freshNode(editor), closed);
          same([childrenOf(editor, closed).length, editor.query.node(closed).isCanvas()], [2, false]);
        },
        { content: containerOf(<Closed />, <SampleCard />), resolver: { Closed, SampleCard } },
      );
    },
};
