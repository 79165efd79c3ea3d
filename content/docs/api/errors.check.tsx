import { Canvas, Editor, Element, useEditor, useNode } from "@craftjs/core";
import { type ComponentType, createElement, Fragment, type ReactElement } from "react";
import { type CheckFile, same, throws } from "../../../test/docs/browser/check-file.ts";
import { type EditorHandle, rendered, SampleText, withEditor } from "../../../test/docs/browser/stage.tsx";
import { startWatch, watchTrouble } from "../../../test/docs/browser/trouble.ts";

/** Throws when `work` does not make the page say a message. */
async function says(part: string, work: () => unknown): Promise<void> {
  try {
    await work();
  } catch (error) {
    // What breaks a rendering is said by React as well.
    if (!watchTrouble().join().includes(part)) throw error;
  }
  const said = watchTrouble().join("; ");
  startWatch();
  if (!said.includes(part)) throw new Error(`what is said is "${said}", not "${part}"`);
}

const children = ({ query }: EditorHandle) => query.node("ROOT").childNodes();

const Calls = ({ hook }: { hook: () => unknown }) => {
  hook();
  return null;
};

/** A block whose component has rules. */
function Ruled() {
  const { connectors } = useNode();
  return (
    <div
      ref={(dom) => {
        if (dom) connectors.connect(dom);
      }}
    />
  );
}

/** Moves a ruled block out of a ruled box into another one, under rules that refuse one thing. */
function moveUnder(rules: Record<string, () => boolean>, part: string) {
  const Block = Object.assign(() => <Ruled />, { craft: { rules } }) as ComponentType;
  const content = (
    <Element is="div" canvas>
      <Element is={Block} canvas>
        <Element is={Block} canvas />
      </Element>
      <Element is={Block} canvas />
    </Element>
  );
  return withEditor(
    (editor) => {
      const [from = "", to = ""] = children(editor);
      const [moved = ""] = editor.query.node(from).childNodes();
      return throws(part, () => editor.actions.move(moved, to, 0));
    },
    { content, resolver: { Block } },
  );
}

const load = (node: object) =>
  withEditor(({ actions }) =>
    actions.deserialize({ ROOT: { props: {}, nodes: [], linkedNodes: {}, ...node } } as never),
  );

const add = (element: ReactElement) => withEditor(({ query }) => query.parseReactElement(element).toNodeTree());

const fresh = ({ query }: EditorHandle) => query.parseFreshNode({ data: { type: "hr" } }).toNode();

export const probes: CheckFile["probes"] = {
  "### You can only use useEditor in the context of": () =>
    says("You can only use useEditor", () => rendered(<Calls hook={useEditor} />, () => {})),
  "### You can only use useNode in the context of": () =>
    says("You can only use useNode", () => withEditor(() => {}, { beside: <Calls hook={useNode} /> })),
  "from an `<Element />` outside of `<Frame />`.": () =>
    says("You can only use useNode", () => withEditor(() => {}, { beside: <Element is="div" /> })),
  "that is used inside a User Component must specify an id prop": () => {
    const Card = () => <Element is="div" canvas />;
    return says("A <Element /> that is used inside a User Component must specify an `id` prop", () =>
      withEditor(() => {}, { content: <Card />, resolver: { Card } }),
    );
  },
  "was given a JSX element whose `ref` is a string.": () =>
    withEditor(({ connectors }) =>
      throws("Cannot connect to an element with an existing string ref", () =>
        connectors.drag(createElement("p", { ref: "x" } as never), "ROOT"),
      ),
    ),
  "is `null`, an array, a function or a string.": async () => {
    for (const resolver of [null, [], () => {}, "x"]) {
      await says("Resolver in <Editor /> has to be an object", () =>
        rendered(<Editor resolver={resolver as never} />, () => {}),
      );
    }
  },
  "it is missing from the resolver;": () =>
    throws("The component type specified for this node (Missing) does not exist", () => {
      const Missing = () => null;
      return add(<Missing />);
    }),
  "the name is `undefined`: the element is a fragment": () =>
    throws("The component type specified for this node (undefined) does not exist", () =>
      add(createElement(Fragment, null, <p>Text</p>)),
    ),
  "A saved node has no `type`, or a `type` that is neither": () =>
    throws("Cannot find component", () => load({ type: {} })),
  "was called with the root or with a [linked node](/docs/api/element#linked).": () =>
    withEditor(({ actions }) => throws("Attempting to delete a top-level Node", () => actions.delete("ROOT"))),
  "`delete` also throws it for a node object in place of an id.": () =>
    withEditor((editor) =>
      throws("Node does not exist, it may have been removed", () =>
        editor.actions.delete(editor.query.node(children(editor)[0] ?? "").get() as never),
      ),
    ),
  "but there is no default parent.": () =>
    withEditor((editor) => throws("Parent id cannot be ommited", () => editor.actions.add(fresh(editor)))),
  "most often the `Set` of selected ids or `undefined`.": () =>
    withEditor(({ query }) => throws("Invalid parameter Node Id specified", () => query.node(undefined as never))),
  "`canMoveIn` of the target's component returned `false`.": () =>
    moveUnder({ canMoveIn: () => false }, "Error: Invariant failed: Target parent rejects incoming node"),
  "`canDrop` of the moved component returned `false`.": () =>
    moveUnder({ canDrop: () => false }, "Node cannot be dropped into target parent"),
  "`canMoveOut` of the old parent's component returned `false`.": () =>
    moveUnder({ canMoveOut: () => false }, "Current parent rejects outgoing node"),
  "The node's parent is no [Canvas](/docs/concepts/nodes#canvas), so its children are fixed.": () =>
    withEditor(
      (editor) => {
        const [box = "", target = ""] = children(editor);
        const [inner = ""] = editor.query.node(box).childNodes();
        return throws("Cannot move node that is not a direct child of a Canvas node", () =>
          editor.actions.move(inner, target, 0),
        );
      },
      {
        content: (
          <Element is="div" canvas>
            <Element is="section">
              <p>Text</p>
            </Element>
            <Element is="section" canvas />
          </Element>
        ),
      },
    ),
  "The target is the node itself, or lies inside it.": () =>
    withEditor(
      (editor) => {
        const [box = ""] = children(editor);
        return throws("Cannot move node into a descendant", () => editor.actions.move(box, box, 0));
      },
      {
        content: (
          <Element is="div" canvas>
            <Element is="section" canvas />
          </Element>
        ),
      },
    ),
  "Only [`isDraggable`](/docs/api/helpers#is-draggable) reports it; `actions.move` does not ask this rule.": () => {
    const Fixed = Object.assign(() => <Ruled />, { craft: { rules: { canDrag: () => false } } });
    return withEditor(
      (editor) => {
        const [first = "", second] = children(editor);
        let reason = "";
        editor.query.node(first).isDraggable((error) => {
          reason = String(error);
        });
        same(reason.includes("The node has specified a canDrag() rule"), true);
        editor.actions.move(first, "ROOT", 2);
        same(children(editor)[0], second);
      },
      {
        content: (
          <Element is="div" canvas>
            <Fixed />
            <SampleText />
          </Element>
        ),
        resolver: { Fixed },
      },
    );
  },
  "such a node fails earlier, with a `TypeError`.": () =>
    withEditor((editor) => {
      const node = fresh(editor);
      editor.actions.addNodeTree({ rootNodeId: node.id, nodes: { [node.id]: node } }, "ROOT");
      editor.actions.setState((state) => {
        const orphan = state.nodes[node.id];
        if (orphan) orphan.data.parent = null;
      });
      let reason: unknown;
      editor.query.node("ROOT").isDroppable(node.id, (error) => {
        reason = error;
      });
      same(reason instanceof TypeError || String(reason).includes("A top-level Node"), true);
    }),
  "### useNode().setProp() will be deprecated in future relases": () => {
    const Old = () => {
      const { setProp } = useNode();
      return (
        <button type="button" onClick={() => setProp(() => {})}>
          Old
        </button>
      );
    };
    return says("useNode().setProp() will be deprecated in future relases", () =>
      withEditor((_, place) => place.querySelector("button")?.click(), { content: <Old />, resolver: { Old } }),
    );
  },
  "### \\<Canvas /> will be deprecated in future relases": () =>
    says("<Canvas /> will be deprecated in future relases", () => {
      const Old = () => <Canvas id="inside" is="div" />;
      return withEditor(() => {}, { content: <Old />, resolver: { Old } });
    }),
  "### query.node(id).decendants will be deprecated in future relases": () =>
    says("query.node(id).decendants will be deprecated", () =>
      withEditor(({ query }) => query.node("ROOT").decendants()),
    ),
  "### actions.add(node: Node[]) will be deprecated in future relases": () =>
    says("actions.add(node: Node[]) will be deprecated", () =>
      withEditor((editor) => editor.actions.add([fresh(editor)], "ROOT")),
    ),
  "that is not in the [`resolver`](/docs/api/editor#resolver).": () =>
    throws("Cannot destructure property 'type' of", () => load({ type: { resolvedName: "Gone" } })),
  "a node that a step is about was deleted with [`history.ignore()`](/docs/api/useEditor#ignore).": () =>
    withEditor((editor) => {
      const [id = ""] = children(editor);
      editor.actions.setProp(id, (props) => {
        props.text = "Changed";
      });
      editor.actions.history.ignore().delete(id);
      return throws("Cannot apply patch, path doesn't resolve", () => editor.actions.history.undo());
    }),
};
