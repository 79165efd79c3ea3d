import { Editor, Element, useEditor, useNode } from "@craftjs/core";
import { type ComponentType, createElement, Fragment, forwardRef, lazy, memo, type ReactElement } from "react";
import { Calls } from "../../../test/docs/browser/calls.tsx";
import { type CheckFile, same, throws } from "../../../test/docs/browser/check-file.ts";
import { containerOf } from "../../../test/docs/browser/container-of.tsx";
import { childrenOf } from "../../../test/docs/browser/editor-questions.ts";
import { freshNode } from "../../../test/docs/browser/fresh-node.ts";
import { loadRoot } from "../../../test/docs/browser/load-root.ts";
import { SampleContainer, SampleText } from "../../../test/docs/browser/samples.tsx";
import { says } from "../../../test/docs/browser/says.ts";
import { type EditorHandle, rendered, withEditor } from "../../../test/docs/browser/stage.tsx";
import { probes as causes } from "./errors-causes.check.tsx";
import { probes as deprecations } from "./errors-deprecations.check.tsx";
import { probes as others } from "./errors-others.check.tsx";

/** Moves a ruled block out of a ruled box into another one, under rules that refuse one thing. */
async function moveUnder(rule: string, part: string) {
  for (const answer of [false, undefined]) await moveUnderRules({ [rule]: () => answer }, part);
}

function moveUnderRules(rules: object, part: string) {
  const Block = Object.assign(() => <SampleContainer />, { craft: { rules } }) as ComponentType;
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
      const [from = "", to = ""] = childrenOf(editor);
      const [moved = ""] = editor.query.node(from).childNodes();
      return throws(part, () => editor.actions.move(moved, to, 0));
    },
    { content, resolver: { Block } },
  );
}

const add = (element: ReactElement) => withEditor(({ query }) => query.parseReactElement(element).toNodeTree());

/** An editor with a linked node. */
function withLinked(then: (editor: EditorHandle, linked: string) => unknown) {
  const Card = () => <Element id="inside" is="div" canvas />;
  const content = containerOf(<Card />);
  return withEditor(
    (editor) => {
      const [card = ""] = childrenOf(editor);
      const [linked = ""] = editor.query.node(card).linkedNodes();
      return then(editor, linked);
    },
    { content, resolver: { Card } },
  );
}

export const probes: CheckFile["probes"] = {
  ...deprecations,
  ...others,
  ...causes,
  "### You can only use useEditor in the context of": () =>
    says("You can only use useEditor", () => rendered(<Calls hook={useEditor} />, () => {})),
  "### You can only use useNode in the context of": () =>
    says("You can only use useNode", () => withEditor(() => {}, { beside: <Calls hook={useNode} /> })),
  "The same message comes from an `<Element />` outside of `<Frame />`.": () =>
    says("You can only use useNode", () => withEditor(() => {}, { beside: <Element is="div" /> })),
  "that is used inside a User Component must specify an id prop": () => {
    const Card = () => <Element is="div" canvas />;
    return says("A <Element /> that is used inside a User Component must specify an `id` prop", () =>
      withEditor(() => {}, { content: <Card />, resolver: { Card } }),
    );
  },
  "A connector was given a JSX element whose `ref` is a string.": () =>
    withEditor(({ connectors }) =>
      throws("Cannot connect to an element with an existing string ref", () =>
        connectors.drag(createElement("p", { ref: "x" } as never), "ROOT"),
      ),
    ),
  "The [`resolver`](/docs/api/editor#resolver) is `null`, an array, a function or a string.": async () => {
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
  "the name is `undefined`: the element is a fragment, which cannot be a node, or the missing component has no name of its own, as is the case with `memo()`, `forwardRef()`, `lazy()` and anonymous functions;":
    async () => {
      const Lazy = lazy(async () => ({ default: SampleText }));
      const anonymous = (
        () => () =>
          null
      )();
      for (const type of [Fragment, memo(SampleText), forwardRef(() => null), Lazy, anonymous]) {
        await throws("(undefined) does not exist in the resolver", () =>
          add(createElement(type as ComponentType, null, <p>Text</p>)),
        );
      }
    },
  "a copy of the module, or one wrapped in `memo()`, is not the same component;": () => {
    const Plain = () => <i />;
    return withEditor(
      ({ query }) =>
        throws("(Plain) does not exist in the resolver", () => query.parseReactElement(<Plain />).toNodeTree()),
      { resolver: { Plain: memo(Plain) } },
    );
  },
  "A saved node has no `type`, or a `type` that is neither a tag’s name nor an object with `resolvedName`.": () =>
    throws("Cannot find component", () => loadRoot({ type: {} })),
  "[`actions.delete`](/docs/api/useEditor#delete) was called with the root or with a [linked node](/docs/api/element#linked).":
    () =>
      withLinked(async ({ actions }, linked) => {
        for (const id of ["ROOT", linked])
          await throws("Attempting to delete a top-level Node", () => actions.delete(id));
      }),
  "The node is the root or a [linked node](/docs/api/element#linked).": () =>
    withLinked(async ({ actions }, linked) => {
      for (const id of ["ROOT", linked])
        await throws("A top-level Node cannot be moved", () => actions.move(id, "ROOT", 0));
    }),
  "`delete`, `setProp`, `setCustom` and `selectNode` also throw it for a node object in place of an id.": () =>
    withEditor(async (editor) => {
      const { actions, query } = editor;
      const node = query.node(childrenOf(editor)[0] ?? "").get() as never;
      const works = [actions.delete, actions.setProp, actions.setCustom, actions.selectNode];
      for (const work of works)
        await throws("Node does not exist, it may have been removed", () => work(node, () => {}));
    }),
  "The types call it optional, but there is no default parent.": () =>
    withEditor((editor) => throws("Parent id cannot be ommited", () => editor.actions.add(freshNode(editor)))),
  "[`query.node`](/docs/api/useEditor#query-node) got something other than a string, most often the `Set` of selected ids or `undefined`. [`connectors.drag`](/docs/api/useEditor#drag) of `useEditor` throws it too, without an id or with JSX.":
    () =>
      withEditor(async ({ connectors, query }) => {
        const invalid = "Invalid parameter Node Id specified";
        for (const id of [query.getState().events.selected, undefined, ["ROOT"], 1]) {
          await throws(invalid, () => query.node(id as never));
        }
        await throws(invalid, () => connectors.drag(document.createElement("p"), undefined as never));
        await says(invalid, () => {
          const Wrong = () => connectors.drag(<p>Text</p>, "ROOT");
          return rendered(<Wrong />, () => {});
        });
      }),
  "`canMoveIn` of the target’s component returned `false`, or nothing.": () =>
    moveUnder("canMoveIn", "Error: Invariant failed: Target parent rejects incoming node"),
  "`canDrop` of the moved component returned `false`, or nothing.": () =>
    moveUnder("canDrop", "Node cannot be dropped into target parent"),
  "`canMoveOut` of the old parent’s component returned `false`, or nothing.": () =>
    moveUnder("canMoveOut", "Current parent rejects outgoing node"),
  "The node’s parent is no [canvas](/docs/concepts/nodes#canvas), so its children are fixed.": () =>
    withEditor(
      (editor) => {
        const [box = "", target = ""] = childrenOf(editor);
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
        const [box = ""] = childrenOf(editor);
        return throws("Cannot move node into a descendant", () => editor.actions.move(box, box, 0));
      },
      {
        content: containerOf(<Element is="section" canvas />),
      },
    ),
  "`actions.move` does not ask this rule: you meet the message in [`isDraggable`](/docs/api/helpers#is-draggable),":
    () => {
      const Fixed = Object.assign(() => <SampleContainer />, { craft: { rules: { canDrag: () => false } } });
      return withEditor(
        (editor) => {
          const [first = "", second] = childrenOf(editor);
          let reason = "";
          editor.query.node(first).isDraggable((error) => {
            reason = String(error);
          });
          const placed = editor.query.getDropPlaceholder(first, "ROOT", { x: 1, y: 1 });
          for (const text of [reason, String(placed.error)])
            same(text.includes("The node has specified a canDrag() rule"), true);
          editor.actions.move(first, "ROOT", 2);
          same(childrenOf(editor)[0], second);
        },
        {
          content: containerOf(<Fixed />, <SampleText />),
          resolver: { Fixed },
        },
      );
    },
  "such a node fails earlier, with a `TypeError`.": () =>
    withEditor((editor) => {
      const node = freshNode(editor);
      editor.actions.addNodeTree({ rootNodeId: node.id, nodes: { [node.id]: node } }, "ROOT");
      editor.actions.setState((state) => {
        const orphan = state.nodes[node.id];
        if (orphan) orphan.data.parent = null;
      });
      let reason: unknown;
      editor.query.node("ROOT").isDroppable(node.id, (error) => {
        reason = error;
      });
      same(reason instanceof TypeError, true);
    }),
};
