import { Element, type Node, type NodeHelpersType, useNode } from "@craftjs/core";
import { type ComponentType, type ReactElement, useState } from "react";
import { blockOf } from "../../../test/docs/browser/block-of.ts";
import { type CheckFile, same, throws } from "../../../test/docs/browser/check-file.ts";
import { containerOf } from "../../../test/docs/browser/container-of.tsx";
import { craftedBlock } from "../../../test/docs/browser/crafted-block.tsx";
import { childrenOf, domOf } from "../../../test/docs/browser/editor-questions.ts";
import { enable } from "../../../test/docs/browser/enable.ts";
import { fire } from "../../../test/docs/browser/pointer.ts";
import { Box } from "../../../test/docs/browser/sample-items.tsx";
import { SampleTool } from "../../../test/docs/browser/sample-tool.tsx";
import { SampleContainer, SampleText } from "../../../test/docs/browser/samples.tsx";
import { settle, withEditor } from "../../../test/docs/browser/stage.tsx";

/** Whether the rules of the next check say no. */
let refusing = false;

/** Which rules are asked, in two boxes and a block whose component has them all. */
function asked(then: (ask: (work: () => unknown) => string[], boxes: [string, string], stage: Stage) => unknown) {
  let names: string[] = [];
  const kinds = ["canDrag", "canDrop", "canMoveIn", "canMoveOut"];
  const rules = Object.fromEntries(kinds.map((name) => [name, () => Boolean(names.push(name)) && !refusing]));
  const Block = craftedBlock({ isCanvas: true, rules });
  return withEditor(
    (editor) => {
      const mounting = names;
      const ask = (work: () => unknown) => {
        names = [];
        work();
        return names;
      };
      const [a = "", b = ""] = editor.query.node("ROOT").childNodes();
      return then(ask, [a, b], { ...editor, mounting, Block });
    },
    {
      content: (
        <Block>
          <Block />
          <Block />
        </Block>
      ),
      resolver: { Block },
    },
  );
}

type Stage = Parameters<Parameters<typeof withEditor>[0]>[0] & { mounting: string[]; Block: ComponentType };

export const probes: CheckFile["probes"] = {
  "| `canMoveIn` | the new parent | Does it accept these nodes? | the same, also when they only change their order within it |":
    () =>
      asked((ask, [a], { actions }) => {
        same(
          ask(() => actions.move(a, "ROOT", 2)),
          ["canMoveIn", "canDrop"],
        );
      }),
  "| `canMoveOut` | the old parent | Does it let these nodes go? | the same, if the parent changes |": () =>
    asked((ask, [a, b], { actions }) => {
      same(
        ask(() => actions.move(a, b, 0)),
        ["canMoveIn", "canDrop", "canMoveOut"],
      );
    }),
  "- **Rules are about moving.** `actions.move` checks them and throws if one says no. `actions.add`, `actions.addNodeTree` and `actions.delete` ask no rule.":
    () =>
      asked(async (ask, [a, b], { actions, query, Block }) => {
        refusing = true;
        await throws("Target parent rejects incoming node", () => actions.move(a, b, 0)).finally(() => {
          refusing = false;
        });
        const tree = () => query.parseReactElement(<Block />).toNodeTree();
        same(
          ask(() => {
            actions.addNodeTree(tree(), a);
            actions.add(query.parseFreshNode({ data: { type: "hr" } }).toNode(), a);
            actions.delete(b);
          }),
          [],
        );
      }),
  "- **`canDrag` sets an attribute.** If it returns `false` when the connector attaches, the element does not become draggable, and it does not become so later when the answer changes. Connectors are set up again when the editor is disabled and enabled, or when the element is a new one. If the answer depends on state, give the element a `key` that changes with it.":
    () => {
      let may = false;
      let again: ((key: string) => void) | undefined;
      const Block = () => {
        const { connectors } = useNode();
        const [key, setKey] = useState("");
        again = setKey;
        return (
          <div
            key={key.length > 1 ? key : ""}
            ref={(dom) => {
              if (dom) connectors.drag(dom);
            }}
          />
        );
      };
      Object.assign(Block, { craft: { rules: { canDrag: () => may } } });
      return withEditor(
        async ({ actions }, place) => {
          const draggable = () => place.querySelectorAll("[draggable=true]").length;
          may = true;
          again?.("a");
          await settle();
          same(draggable(), 0);
          again?.("a new element");
          await settle();
          same(draggable(), 1);
          may = false;
          await enable(actions, false);
          await enable(actions, true);
          same(draggable(), 0);
        },
        {
          content: containerOf(<Block />),
          resolver: { Block },
        },
      );
    },
  "- **`incoming` may hold new nodes.** A block dragged from the toolbox is not in the editor yet, so `helpers(node.id).get()` is `undefined`. Read from the node itself.":
    () => {
      let found: unknown = "nothing";
      const canMoveIn = ([incoming]: Node[], _self: Node, helpers: NodeHelpersType) => {
        found = [helpers(incoming?.id ?? "").get(), incoming?.data.name];
        return true;
      };
      const Block = craftedBlock({ isCanvas: true, rules: { canMoveIn } });
      return withEditor(
        ({ query }) => {
          const { nodes, rootNodeId } = query.parseReactElement(<SampleText />).toNodeTree();
          query.node("ROOT").isDroppable(nodes[rootNodeId] as Node);
          same(found, [undefined, "Text"]);
        },
        { content: <Block />, resolver: { Block } },
      );
    },
  "All of them have to return `true`. `helpers` is a function: `helpers(id)` gives the [node helpers](/docs/api/helpers#node-helpers) of any node, as `query.node(id)` does.":
    async () => {
      for (const refuses of ["none", "canDrop", "canMoveIn"]) {
        let asked: unknown[] = [];
        const says = (name: string) => (_one: unknown, _two: unknown, helpers: NodeHelpersType) => {
          asked = [helpers("ROOT").isRoot(), Object.keys(helpers("ROOT")).length > 10];
          return name !== refuses;
        };
        const Block = craftedBlock({
          isCanvas: true,
          rules: { canDrop: says("canDrop"), canMoveIn: says("canMoveIn") },
        });
        await withEditor(
          (editor) => {
            const [one = "", two = ""] = childrenOf(editor);
            same(editor.query.node(one).isDroppable(two), refuses === "none");
            same(asked, [true, true]);
          },
          { content: containerOf(<Block />, <Block />), resolver: { Block } },
        );
      }
    },
  "- **Children of a node that is no canvas** cannot be dragged, whatever `canDrag` says.": () => {
    const Eager = craftedBlock({ rules: { canDrag: () => true } }, SampleText);
    return withEditor(
      (editor) => {
        const [plain = "", free = ""] = childrenOf(editor);
        const [child = ""] = childrenOf(editor, plain);
        same([domOf(editor, child).draggable, domOf(editor, free).draggable], [false, true]);
        same([editor.query.node(child).isDraggable(), editor.query.node(free).isDraggable()], [false, true]);
      },
      {
        content: containerOf(
          <SampleContainer>
            <Eager />
          </SampleContainer>,
          <Eager />,
        ),
        resolver: { Eager },
      },
    );
  },
  "| `canDrag` | the node to drag | May it be picked up? | the `drag` connector attaches, a drag starts, `isDraggable` |":
    () =>
      asked((ask, [a], { mounting, query }) => {
        same([...new Set(mounting)], ["canDrag"]);
        same(
          ask(() => query.node(a).isDraggable()),
          ["canDrag"],
        );
        const { dom } = query.node(a).get();
        same(ask(() => fire(dom, "dragstart")).includes("canDrag"), true);
        fire(dom, "dragend");
      }),
  "| `canDrop` | the node to drop | May it go into `dropTarget`? | it is dragged over a canvas, `actions.move`, `isDroppable` |":
    () => {
      const seen: string[][] = [];
      const canDrop = (dropTarget: Node, self: Node) => seen.push([dropTarget.id, self.data.name]) > 0;
      const Choosy = craftedBlock({ rules: { canDrop } }, SampleText);
      return withEditor(
        (editor, place) => {
          const [choosy = "", box = ""] = childrenOf(editor);
          editor.query.node(box).isDroppable(choosy);
          editor.actions.move(choosy, box, 0);
          editor.actions.move(choosy, "ROOT", 0);
          same(seen, [
            [box, "Choosy"],
            [box, "Choosy"],
            ["ROOT", "Choosy"],
          ]);
          seen.length = 0;
          fire(place.querySelector("b"), "dragstart");
          fire(domOf(editor, box), "dragover");
          same(seen[0], [box, "Choosy"]);
          fire(place.querySelector("b"), "dragend");
        },
        {
          content: containerOf(<Choosy />, <Element is={Box} canvas />),
          resolver: { Choosy, Box },
          beside: <SampleTool element={<Choosy />} />,
        },
      );
    },
  "// A list takes items only, and at most ten.": async () => {
    const { List, ListItem } = await blockOf("docs/api/user-component/src/list.tsx");
    await withEditor(
      (editor) => {
        const { actions, query } = editor;
        const nodeOf = (element: ReactElement) => {
          const tree = query.parseReactElement(element).toNodeTree();
          return { tree, node: tree.nodes[tree.rootNodeId] as Node };
        };
        const [list = "", box = ""] = childrenOf(editor);
        const { node: item } = nodeOf(<ListItem />);
        same(
          [query.node(box).isDroppable(item), query.node(list).isDroppable(nodeOf(<SampleText />).node)],
          [false, false],
        );
        for (let count = 0; count < 11; count++) {
          const { node, tree } = nodeOf(<ListItem />);
          if (query.node(list).isDroppable(node)) actions.addNodeTree(tree, list);
        }
        same(childrenOf(editor, list).length, 10);
      },
      { content: containerOf(<List />, containerOf()), resolver: { List, ListItem } },
    );
  },
};
