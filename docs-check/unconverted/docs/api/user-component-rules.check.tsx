import { Element, type Node, type NodeHelpersType, useNode } from "@craftjs/core";
import { type ComponentType, useState } from "react";
import { blockOf } from "../../../harness/block-of.ts";
import { type CheckFile, same, throws } from "../../../harness/check-file.ts";
import { containerOf } from "../../../harness/container-of.tsx";
import { craftedBlock } from "../../../harness/crafted-block.tsx";
import { childrenOf, domOf } from "../../../harness/editor-questions.ts";
import { enable } from "../../../harness/enable.ts";
import { freshNode } from "../../../harness/fresh-node.ts";
import { fire } from "../../../harness/pointer.ts";
import { Box } from "../../../harness/sample-items.tsx";
import { SampleTool } from "../../../harness/sample-tool.tsx";
import { SampleContainer, SampleText } from "../../../harness/samples.tsx";
import { setText } from "../../../harness/set-text.ts";
import { settle, withEditor } from "../../../harness/stage.tsx";
import { addElement, topOf, treeOf } from "../../../harness/trees.ts";
import { withBlocks, withRoot } from "../../../harness/with-blocks.tsx";

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
      asked((ask, [a, b], { actions, query }) => {
        same(
          ask(() => query.node(b).isDroppable(a))
            .slice(0, 2)
            .join(),
          "canMoveIn,canDrop",
        );
        same(ask(() => actions.move(a, "ROOT", 2)).join(), "canMoveIn,canDrop");
      }),
  "| `canMoveOut` | the old parent | Does it let these nodes go? | the same, if the parent changes |": () =>
    asked((ask, [a, b], { actions, query }) => {
      same(ask(() => query.node(b).isDroppable(a)).includes("canMoveOut"), true);
      same(ask(() => query.node("ROOT").isDroppable(a)).includes("canMoveOut"), false);
      same(ask(() => actions.move(a, b, 0)).join(), "canMoveIn,canDrop,canMoveOut");
    }),
  "- **Rules are about moving.** `actions.move` checks them and throws if one says no. `actions.add`, `actions.addNodeTree` and `actions.delete` ask no rule.":
    () =>
      asked(async (ask, [a, b], editor) => {
        const { actions, Block } = editor;
        refusing = true;
        await throws("Target parent rejects incoming node", () => actions.move(a, b, 0)).finally(() => {
          refusing = false;
        });
        const names = ask(() => {
          addElement(editor, <Block />, a);
          actions.add(freshNode(editor), a);
          actions.delete(b);
        });
        same(names, []);
      }),
  "- **`canDrag` sets an attribute.** If it returns `false` when the connector attaches, the element does not become draggable, and it does not become so later when the answer changes. Connectors are set up again when the editor is disabled and enabled, or when the element is a new one. If the answer depends on state, give the element a `key` that changes with it.":
    () => {
      let may = false;
      let setKey: ((key: string) => void) | undefined;
      const Block = Object.assign(
        () => {
          const { connectors } = useNode();
          const [key, set] = useState("first");
          setKey = set;
          return <div key={key} ref={(dom) => void (dom && connectors.drag(dom))} />;
        },
        { craft: { rules: { canDrag: () => may } } },
      );
      return withBlocks({ Block }, async (editor, place) => {
        const draggable = () => place.querySelectorAll("[draggable=true]").length;
        const { actions } = editor;
        may = true;
        // It renders again.
        setText(actions, childrenOf(editor)[0], "Other");
        await settle();
        same(draggable(), 0);
        setKey?.("second");
        await settle();
        same(draggable(), 1);
        may = false;
        await enable(actions, false);
        await enable(actions, true);
        same(draggable(), 0);
      });
    },
  "- **`incoming` may hold new nodes.** A block dragged from the toolbox is not in the editor yet, so `helpers(node.id).get()` is `undefined`. Read from the node itself.":
    () => {
      let found: unknown;
      const canMoveIn = ([incoming]: Node[], _self: Node, helpers: NodeHelpersType) => {
        found = [helpers(incoming?.id ?? "").get(), incoming?.data.name];
        return true;
      };
      return withRoot({ Block: craftedBlock({ isCanvas: true, rules: { canMoveIn } }) }, (editor) => {
        editor.query.node("ROOT").isDroppable(topOf(treeOf(editor, <SampleText />)));
        same(found, [undefined, "Text"]);
      });
    },
  "All of them have to return `true`. `helpers` is a function: `helpers(id)` gives the [node helpers](/docs/api/helpers#node-helpers) of any node, as `query.node(id)` does.":
    async () => {
      for (const refuses of ["none", "canDrop", "canMoveIn"]) {
        let help: ReturnType<NodeHelpersType> | undefined;
        const says = (name: string) => (_one: unknown, _two: unknown, helpers: NodeHelpersType) => {
          help = helpers("ROOT");
          return name !== refuses;
        };
        const rules = { canDrop: says("canDrop"), canMoveIn: says("canMoveIn") };
        const Block = craftedBlock({ isCanvas: true, rules });
        await withBlocks({ Block, Other: Block }, ({ query }) => {
          const [one = "", two = ""] = childrenOf({ query });
          same(query.node(one).isDroppable(two), refuses === "none");
          same([help?.isRoot(), Object.keys(help ?? {})], [true, Object.keys(query.node("ROOT"))]);
        });
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
        same(ask(() => query.node(a).isDraggable()).join(), "canDrag");
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
        const [list = "", box = ""] = childrenOf(editor);
        same(query.node(box).isDroppable(topOf(treeOf(editor, <ListItem />))), false);
        same(query.node(list).isDroppable(topOf(treeOf(editor, <SampleText />))), false);
        for (let count = 0; count < 11; count++) {
          const tree = treeOf(editor, <ListItem />);
          if (query.node(list).isDroppable(topOf(tree))) actions.addNodeTree(tree, list);
        }
        same(childrenOf(editor, list).length, 10);
      },
      { content: containerOf(<List />, containerOf()), resolver: { List, ListItem } },
    );
  },
};
