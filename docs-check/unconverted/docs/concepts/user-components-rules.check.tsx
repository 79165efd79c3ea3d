import type { Node, NodeHelpersType } from "@craftjs/core";
import { blockOf } from "../../../harness/block-of.ts";
import { type CheckFile, same } from "../../../harness/check-file.ts";
import { containerOf } from "../../../harness/container-of.tsx";
import { craftedBlock } from "../../../harness/crafted-block.tsx";
import { childrenOf, domOf } from "../../../harness/editor-questions.ts";
import { freshNode } from "../../../harness/fresh-node.ts";
import { fire } from "../../../harness/pointer.ts";
import { sameOfEach } from "../../../harness/same-of-each.ts";
import { SampleText } from "../../../harness/samples.tsx";
import { type EditorHandle, settle, withEditor } from "../../../harness/stage.tsx";
import { topOf, treeOf } from "../../../harness/trees.ts";
import { withBlocks, withRoot } from "../../../harness/with-blocks.tsx";

/** A rule that was asked, with the nodes that it was given, by id, and whether its helpers are those of the query. */
interface Asked {
  rule: string;
  given: (string | string[])[];
  helps: boolean;
}

/** Runs `then` with two canvases, the first with two blocks, that note which rule of theirs is asked what. */
function withAll(then: (editor: EditorHandle, canvases: string[], asked: Asked[]) => unknown) {
  const asked: Asked[] = [];
  const notes =
    (rule: string) =>
    (...all: unknown[]) => {
      const helpers = all.pop() as NodeHelpersType;
      const given = (all as (Node | Node[])[]).map((one) => (Array.isArray(one) ? one.map(({ id }) => id) : one.id));
      asked.push({ rule, given, helps: helpers("ROOT").isRoot() && helpers("ROOT").get().id === "ROOT" });
      return true;
    };
  const Canvas = craftedBlock({
    isCanvas: true,
    rules: { canMoveIn: notes("canMoveIn"), canMoveOut: notes("canMoveOut") },
  });
  const Block = craftedBlock({ rules: { canDrag: notes("canDrag"), canDrop: notes("canDrop") } });
  return withEditor(
    (editor) => {
      asked.length = 0;
      return then(editor, childrenOf(editor), asked);
    },
    {
      content: containerOf(
        <Canvas>
          <Block />
          <Block />
        </Canvas>,
        <Canvas />,
      ),
      resolver: { Canvas, Block },
    },
  );
}

/** All four rules, as they are asked when two blocks are dragged. */
const asksAll = () =>
  withAll((editor, [from = "", to = ""], asked) => {
    const [a = "", b = ""] = childrenOf(editor, from);
    editor.query.node(a).isDraggable();
    editor.query.node(to).isDroppable([a, b]);
    const given = asked.map(({ rule, given }) => [rule, ...given]);
    same(given, [
      ["canDrag", a],
      ["canMoveIn", [a, b], to],
      ["canDrop", to, a],
      ["canDrop", to, b],
      ["canMoveOut", [a, b], from],
    ]);
    same([...new Set(asked.map(({ helps }) => helps))], [true]);
  });

export const probes: CheckFile["probes"] = {
  "A block dragged from a toolbox is not in the editor yet, so most of what `helpers(incoming[0].id)` offers throws, and a rule that throws counts as a refusal. Read `incoming[0].data` instead.":
    () => {
      const seen: unknown[] = [];
      const reading = (read: (incoming: Node | undefined, helpers: NodeHelpersType) => unknown) => {
        const canMoveIn = ([incoming]: Node[], _: Node, helpers: NodeHelpersType) =>
          seen.push(read(incoming, helpers)) > 0;
        return craftedBlock({ isCanvas: true, rules: { canMoveIn } });
      };
      const Helped = reading((incoming, helpers) => helpers(incoming?.id ?? "").isCanvas());
      const Reads = reading((incoming) => incoming?.data.name);
      return withBlocks({ Helped, Reads }, (editor) => {
        const fresh = topOf(treeOf(editor, <SampleText />));
        sameOfEach(childrenOf(editor), (id) => editor.query.node(id).isDroppable(fresh), [false, true]);
        same(seen, ["Text"]);
      });
    },
  "- The `draggable` attribute is set when the element is connected. A block whose `canDrag` was `false` at that moment does not become draggable when the answer changes. The other way round works: the drag starts, and the drop is refused.":
    async () => {
      for (const first of [false, true]) {
        let may = first;
        const Block = craftedBlock({ rules: { canDrag: () => may } }, SampleText);
        await withBlocks({ Block, SampleText }, async (editor) => {
          const [id, last] = childrenOf(editor);
          may = !first;
          await settle();
          same(domOf(editor, id).draggable, first);
          fire(domOf(editor, id), "mousedown");
          fire(domOf(editor, id), "dragstart");
          const { bottom } = domOf(editor, last).getBoundingClientRect();
          fire(domOf(editor, last), "dragover", { clientY: bottom + 15 });
          const { events, indicator } = editor.query.getState();
          const state = [events.dragged.size, indicator?.error ? "refused" : "none"];
          fire(domOf(editor, id), "dragend");
          same([state, childrenOf(editor)], [first ? [1, "refused"] : [0, "none"], [id, last]]);
        });
      }
    },
  "- `canMoveIn` is also asked when a block moves **within** the canvas, so count only the nodes that are new, as above. `canMoveOut` is asked only when a block goes to another parent.":
    () => {
      const asked: string[] = [];
      const rule = (name: string) => () => asked.push(name) > 0;
      const Box = craftedBlock({ isCanvas: true, rules: { canMoveIn: rule("in"), canMoveOut: rule("out") } });
      return withBlocks({ Box, SampleText }, (editor) => {
        const [box = "", text = ""] = childrenOf(editor);
        editor.actions.move(text, box, 0);
        editor.actions.move(text, box, 0);
        same(asked, ["in", "in"]);
        editor.actions.move(text, "ROOT", 0);
        same(asked, ["in", "in", "out"]);
      });
    },
  "| `canDrag(self, helpers)` | the block that is picked up | May I be dragged? | | `canDrop(target, self, helpers)` | the block that is dropped | May I go into `target`? | | `canMoveIn(incoming, self, helpers)` | the canvas under the pointer | Do I take these blocks? | | `canMoveOut(outgoing, self, helpers)` | the canvas that it leaves | Do I let these blocks go? |":
    asksAll,
  "- `incoming` and `outgoing` are arrays, since several blocks can be dragged at once.": asksAll,
  "- `helpers(id)` is the same as `query.node(id)`:": asksAll,
  "- Rules guide dragging, and `actions.move` asks all but `canDrag`. Adding and deleting from code ask none:": () =>
    withAll((editor, [from = "", to = ""], asked) => {
      const [a = "", b = ""] = childrenOf(editor, from);
      editor.actions.move(a, to, 0);
      same([...new Set(asked.map(({ rule }) => rule))].sort(), ["canDrop", "canMoveIn", "canMoveOut"]);
      asked.length = 0;
      editor.actions.add(freshNode(editor), to);
      editor.actions.addNodeTree(treeOf(editor, <SampleText />), to);
      editor.actions.delete(b);
      same(asked, []);
    }),
  "- Compare `data.name`, the name in the resolver. `data.type`, the component itself, works too, but has to be imported, often in a circle. `data.displayName` is for people.":
    () => {
      const Block = craftedBlock({ displayName: "For people" });
      return withRoot({ KeyOfIt: Block }, ({ query }) => {
        const { displayName, name, type } = query.node("ROOT").get().data;
        same([name, type === Block, displayName], ["KeyOfIt", true, "For people"]);
      });
    },
  "Four rules decide about a drag. Each gets nodes, and each is optional.": () =>
    withRoot({ Block: craftedBlock({ rules: { canDrag: () => true } }) }, ({ query }) =>
      same(Object.keys(query.node("ROOT").get().rules).length, 4),
    ),
  "A row that takes at most three columns, and a column that goes nowhere but into a row:": async () => {
    const { Column, Row } = await blockOf("docs/concepts/user-components/src/blocks/row.tsx");
    await withEditor(
      ({ actions, query }) => {
        const [row = "", box = ""] = query.node("ROOT").childNodes();
        const taken: boolean[] = [];
        for (let columns = 0; columns < 4; columns++) {
          const tree = treeOf({ query }, <Column />);
          const node = topOf(tree);
          same(query.node(box).isDroppable(node), false);
          taken.push(query.node(row).isDroppable(node));
          if (taken.at(-1)) actions.addNodeTree(tree, row);
        }
        same(taken, [true, true, true, false]);
      },
      { content: containerOf(<Row />, containerOf()), resolver: { Column, Row } },
    );
  },
};
