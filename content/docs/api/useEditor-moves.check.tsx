import { Editor, Element, Frame, useEditor } from "@craftjs/core";
import { useState } from "react";
import { type CheckFile, same, throws } from "../../../test/docs/browser/check-file.ts";
import { containerOf } from "../../../test/docs/browser/container-of.tsx";
import { childrenOf, domOf } from "../../../test/docs/browser/editor-questions.ts";
import { enable } from "../../../test/docs/browser/enable.ts";
import { dragBelow, fire } from "../../../test/docs/browser/pointer.ts";
import { SampleContainer, SampleText, sampleResolver } from "../../../test/docs/browser/samples.tsx";
import { says } from "../../../test/docs/browser/says.ts";
import { type EditorHandle, settle, withEditor, withHandle } from "../../../test/docs/browser/stage.tsx";

/** A component with rules of its own. */
const ruled = (component: typeof SampleText | typeof SampleContainer, rules: object) =>
  Object.assign((props: object) => component(props), { craft: { rules } });

const never = () => false;
const Closed = ruled(SampleContainer, { canMoveIn: never });
const Keeper = ruled(SampleContainer, { canMoveOut: never });
const Homeless = ruled(SampleText, { canDrop: never });
const Fixed = ruled(SampleText, { canDrag: never });
const Card = () => <Element id="region" is={SampleContainer} canvas />;

/** A page with one of each: the text, the closed box, the keeper with a text, the homeless, the fixed, the card. */
const withAll = (then: (editor: EditorHandle, ids: string[]) => unknown) =>
  withEditor((editor) => then(editor, childrenOf(editor)), {
    content: containerOf(
      <SampleText />,
      <Element is={Closed} canvas />,
      <Element is={Keeper} canvas>
        <SampleText />
      </Element>,
      <Homeless />,
      <Fixed />,
      <Card />,
      <SampleContainer>
        <SampleText />
      </SampleContainer>,
      <Element is={SampleContainer} canvas />,
    ),
    resolver: { Closed, Keeper, Homeless, Fixed, Card },
  });

const refused = (message: string, move: (editor: EditorHandle, ids: string[]) => [string, string]) => () =>
  withAll(async (editor, ids) => {
    const before = editor.query.serialize();
    const [id, parent] = move(editor, ids);
    await throws(`Error: Invariant failed: ${message}`, () => editor.actions.move(id, parent, 0));
    same(editor.query.serialize(), before);
  });

const inside = (editor: EditorHandle, id = "") => childrenOf(editor, id)[0] ?? "";

/** A handle for the first block, connected with the hook of the editor. */
function Handle() {
  const { connectors, id } = useEditor((_, query) => ({ id: query.node("ROOT").get() && childrenOf({ query })[0] }));
  return id ? <i key={id} ref={(dom) => void (dom && connectors.drag(dom, id))} /> : null;
}

export const probes: CheckFile["probes"] = {
  "| `Cannot move node into a non-Canvas parent` | The new parent is not a canvas. |": refused(
    "Cannot move node into a non-Canvas parent",
    (_, [text = "", , , , , , plain = ""]) => [text, plain],
  ),
  "| `Target parent rejects incoming node` | The new parent’s `canMoveIn` returned `false`. |": refused(
    "Target parent rejects incoming node",
    (_, [text = "", closed = ""]) => [text, closed],
  ),
  "| `Node cannot be dropped into target parent` | The node’s `canDrop` returned `false`. |": refused(
    "Node cannot be dropped into target parent",
    (_, ids) => [ids[3] ?? "", ids[7] ?? ""],
  ),
  "| `Current parent rejects outgoing node` | The old parent’s `canMoveOut` returned `false`. Not asked within the same parent. |":
    async () => {
      await refused("Current parent rejects outgoing node", (editor, ids) => [inside(editor, ids[2]), "ROOT"])();
      await withAll((editor, ids) => editor.actions.move(inside(editor, ids[2]), ids[2] ?? "", 1));
    },
  "| `Cannot move node into a descendant` | The new parent is the node itself or lies inside it. |": refused(
    "Cannot move node into a descendant",
    (_, ids) => [ids[7] ?? "", ids[7] ?? ""],
  ),
  "| `A top-level Node cannot be moved` | The node is the root or a linked node. |": async () => {
    await refused("A top-level Node cannot be moved", (_, ids) => ["ROOT", ids[7] ?? ""])();
    await refused("A top-level Node cannot be moved", (editor, ids) => [
      editor.query.node(ids[5] ?? "").linkedNodes()[0] ?? "",
      "ROOT",
    ])();
  },
  "| `Cannot move node that is not a direct child of a Canvas node` | The old parent is not a canvas. |": refused(
    "Cannot move node that is not a direct child of a Canvas node",
    (editor, ids) => [inside(editor, ids[6]), "ROOT"],
  ),
  "An unknown node throws `Node does not exist, it may have been removed`.": () =>
    withEditor(({ actions }) =>
      throws("Node does not exist, it may have been removed", () => actions.move("nobody", "ROOT", 0)),
    ),
  "`index` is required and counts positions **before** the move. In `[a, b, c]`, moving `a` behind `b` takes index 2, not 1.":
    () =>
      withEditor(
        (editor) => {
          const [a = "", b = "", c = ""] = childrenOf(editor);
          editor.actions.move(a, "ROOT", 1);
          same(childrenOf(editor), [a, b, c]);
          editor.actions.move(a, "ROOT", 2);
          same(childrenOf(editor), [b, a, c]);
        },
        { content: containerOf(<SampleText />, <SampleText />, <SampleText />) },
      ),
  "The `canDrag` rule is for the user’s hand only: `move` does not ask it.": () =>
    withAll((editor, ids) => {
      same(domOf(editor, ids[4]).draggable, false);
      editor.actions.move(ids[4] ?? "", "ROOT", 0);
      same(childrenOf(editor)[0], ids[4]);
    }),
  "- `Attempting to delete a top-level Node` for the root and for [linked nodes](/docs/api/element#linked);": () =>
    withAll(async (editor, ids) => {
      const [region = ""] = editor.query.node(ids[5] ?? "").linkedNodes();
      for (const id of ["ROOT", region]) {
        await throws("Attempting to delete a top-level Node", () => editor.actions.delete(id));
      }
    }),
  "- `Node does not exist, it may have been removed` for an unknown id, and for a node object in place of an id;": () =>
    withEditor(async (editor) => {
      const node = editor.query.node(childrenOf(editor)[0] ?? "").get();
      for (const id of ["nobody", node as never]) {
        await throws("Node does not exist, it may have been removed", () => editor.actions.delete(id));
      }
    }),
  "- The node must also be [connected](#connect). Dragging a node without a `dom` throws `Cannot read properties of null (reading 'getBoundingClientRect')` when the drag starts.":
    () => {
      const Bare = () => <p>Bare</p>;
      return says("Cannot read properties of null (reading 'getBoundingClientRect')", () =>
        withEditor((_, place) => fire(place.querySelector("i"), "dragstart"), {
          content: containerOf(<Bare />),
          resolver: { Bare },
          beside: <Handle />,
        }),
      );
    },
  "- It does nothing for a node that cannot be dragged: the root, a linked node, a child of a node that is not a canvas, or one whose `canDrag` rule returns `false`.":
    () =>
      withAll((editor, ids) => {
        const draggable = (id: string) => {
          const handle = document.createElement("i");
          editor.connectors.drag(handle, id);
          return handle.draggable;
        };
        const [region = ""] = editor.query.node(ids[5] ?? "").linkedNodes();
        same([ids[0] ?? "", "ROOT", region, inside(editor, ids[6]), ids[4] ?? ""].map(draggable), [
          true,
          false,
          false,
          false,
          false,
        ]);
      }),
  "- That check happens when the element is connected. If `canDrag` starts to return `true` later, the element becomes draggable only after it is connected anew: the component remounts, or `enabled` goes off and on.":
    () => {
      const rule = { canDrag: false };
      const Later = ruled(SampleText, { canDrag: () => rule.canDrag });
      return withEditor(
        async (editor) => {
          const [id] = childrenOf(editor);
          rule.canDrag = true;
          await settle();
          same(domOf(editor, id).draggable, false);
          await enable(editor.actions, false);
          await enable(editor.actions, true);
          same(domOf(editor, id).draggable, true);
        },
        { content: containerOf(<Later />), resolver: { Later } },
      );
    },
  "A function runs at the start of each drag and may also return a [NodeTree](/docs/api/nodetree).": () => {
    let runs = 0;
    const Tool = () => {
      const { connectors, query } = useEditor();
      const make = () => {
        runs++;
        return query.parseReactElement(<SampleText text="Made" />).toNodeTree();
      };
      return <b ref={(dom) => void (dom && connectors.create(dom, make))} />;
    };
    return withEditor(
      (editor, place) => {
        same(runs, 0);
        const tool = place.querySelector("b");
        fire(tool, "dragstart");
        same(runs, 1);
        fire(tool, "dragend");
        dragBelow(tool, domOf(editor, childrenOf(editor)[1]));
        same([runs, childrenOf(editor).length], [2, 3]);
      },
      { beside: <Tool /> },
    );
  },
  "- A tree is used once. If your function returns a `NodeTree`, build a new one in each call: a tree that is on the page already is not dropped again.":
    () => {
      const Tool = () => {
        const { connectors, query } = useEditor();
        const [tree] = useState(() => query.parseReactElement(<SampleText text="Once" />).toNodeTree());
        return <b ref={(dom) => void (dom && connectors.create(dom, () => tree))} />;
      };
      return withEditor(
        async (editor, place) => {
          const [, second] = childrenOf(editor);
          for (const _ of [1, 2]) {
            dragBelow(place.querySelector("b"), domOf(editor, second));
            await settle();
          }
          same(childrenOf(editor).length, 3);
          same(new Set(childrenOf(editor)).size, 3);
        },
        { beside: <Tool /> },
      );
    },
  "Of the props, `<Editor />` follows only `enabled` after its first render.": () => {
    const calls: string[] = [];
    let setLater = (_: boolean) => {};
    const App = ({ handle }: { handle: React.ReactNode }) => {
      const [later, set] = useState(false);
      setLater = set;
      const resolver = later ? { ...sampleResolver, Late: SampleText } : sampleResolver;
      return (
        <Editor
          resolver={resolver}
          enabled={!later}
          onNodesChange={() => {
            calls.push(later ? "later" : "first");
          }}
        >
          {handle}
          <Frame>{containerOf(<SampleText />)}</Frame>
        </Editor>
      );
    };
    return withHandle(
      (handle) => <App handle={handle} />,
      async ({ actions, query }) => {
        setLater(true);
        await settle();
        same([query.getOptions().enabled, "Late" in query.getOptions().resolver], [false, false]);
        actions.setHidden("ROOT", true);
        await new Promise((done) => setTimeout(done, 300));
        same([...new Set(calls)], ["first"]);
      },
    );
  },
  "- A node without a `type` throws `Cannot find component <…> in resolver map`. A type with a `resolvedName` that is not in the resolver throws a `TypeError`, because of a destructured `undefined`, that names no component.":
    () =>
      withEditor(async ({ actions, query }) => {
        const saved = JSON.parse(query.serialize());
        const withRoot = (type: unknown) => ({ ROOT: { ...saved.ROOT, nodes: [], type } });
        await throws("Cannot find component", () => actions.deserialize(withRoot(undefined) as never));
        let found: unknown;
        try {
          actions.deserialize(withRoot({ resolvedName: "Gone" }) as never);
        } catch (error) {
          found = error;
        }
        same(
          [found instanceof TypeError, /destructure/.test(String(found)), /Gone/.test(String(found))],
          [true, true, false],
        );
      }),
};
