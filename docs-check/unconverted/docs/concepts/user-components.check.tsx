import { Positioner, useNode } from "@craftjs/core";
import { Children, type ReactNode } from "react";
import { last, withBlock } from "../../../harness/block-hook.tsx";
import { blockOf } from "../../../harness/block-of.ts";
import { type CheckFile, same, throws } from "../../../harness/check-file.ts";
import { craftedBlock } from "../../../harness/crafted-block.tsx";
import { childrenOf } from "../../../harness/editor-questions.ts";
import { craftedNode, loadedNode } from "../../../harness/made-node.tsx";
import { fire } from "../../../harness/pointer.ts";
import { RelatedPart } from "../../../harness/related-part.tsx";
import { SampleText } from "../../../harness/samples.tsx";
import { settle, withEditor } from "../../../harness/stage.tsx";
import { treeOf } from "../../../harness/trees.ts";
import { withBlocks, withRoot } from "../../../harness/with-blocks.tsx";
import { runs as locks } from "./user-components-stay.check.tsx";

/** A panel with the settings of the selected block, which may be called otherwise. */
const relates = async () => {
  for (const name of ["settings", "anything"]) {
    const Block = craftedBlock({ related: { [name]: () => <b>{useNode().id}</b> } });
    await withBlocks(
      { Block },
      async (editor, place) => {
        const [id = ""] = childrenOf(editor);
        same(place.querySelector("b"), null);
        editor.actions.selectNode(id);
        await settle();
        same(place.querySelector("b")?.textContent, id);
      },
      { beside: <RelatedPart name={name} /> },
    );
  }
};

export const runs: CheckFile["runs"] = locks;

export const probes: CheckFile["probes"] = {
  "Mutate the argument. What the function returns is ignored, and a plain value instead of a function throws.": () =>
    withBlock(
      (seen, { query }) => {
        const { actions, id } = last(seen);
        actions.setProp(() => ({ size: 2 }));
        same(query.node(id).get().data.props, { size: 1 });
        return throws("is not a function", () => actions.setProp({ size: 2 } as never));
      },
      { craft: { props: { size: 1 } } },
    ),
  "- `useNode` finds the node from React context, so a component deeper inside your block may call it too, and gets the same node.":
    () => {
      const Deep = () => <b>{useNode().id}</b>;
      const Block = () => <Deep />;
      return withRoot({ Block }, (_, place) => same(place.textContent, "ROOT"));
    },
  "Otherwise it is a single fragment, so `Children.count(children)` is 1 however many blocks there are. For the number of blocks, collect `node.data.nodes.length`.":
    () => {
      const seen = new Set<string>();
      const Counting = ({ children }: { children?: ReactNode }) => {
        const { blocks } = useNode((node) => ({ blocks: node.data.nodes.length }));
        seen.add(`${Children.count(children)} for ${blocks}`);
        return <>{children}</>;
      };
      const content = (
        <Counting>
          <SampleText />
          <SampleText />
          <Counting />
        </Counting>
      );
      return withEditor(() => same([...seen].sort(), ["0 for 0", "1 for 3"]), { content, resolver: { Counting } });
    },
  "- A component without `connect` still renders, but it cannot be selected or hovered, and a drop next to it lands in the wrong place because Craft.js cannot measure it.":
    () => {
      const Bare = () => <p>Bare</p>;
      return withBlocks({ Bare, SampleText }, ({ query, store }, place) => {
        const bare = [...place.querySelectorAll("p")].find(({ textContent }) => textContent === "Bare");
        for (const type of ["mousedown", "mouseover"]) fire(bare, type);
        same([query.getEvent("selected").all(), query.getEvent("hovered").all()], [["ROOT"], ["ROOT"]]);
        const positioner = new Positioner(store, { type: "new", tree: treeOf({ query }, <SampleText />) });
        const below = place.getBoundingClientRect().bottom + 99;
        // Behind the last of two, but the first has no size: it counts as behind the first.
        same(positioner.computeIndicator("ROOT", 20, below).placement.index, 0);
        positioner.cleanup();
      });
    },
  "Two lines connect it to the editor, and a static `craft` object describes it.": async () => {
    const { Text } = await blockOf("docs/concepts/user-components/src/blocks/text.tsx");
    same(Text.craft, { displayName: "Text", props: { text: "New text", size: 16 } });
    await withRoot({ Text }, ({ query }) => same([query.node("ROOT").get().dom?.tagName], ["P"]));
  },
  "| `displayName` | The label of the block in the editor. |": async () =>
    same((await craftedNode({ displayName: "Label" })).data.displayName, "Label"),
  "| `props` | Default props. The block’s own and saved props win over them. |": async () => {
    const craft = { props: { tone: 1, title: "Default" } };
    same((await craftedNode(craft, { title: "Own" })).data.props, { tone: 1, title: "Own" });
    const saved = { type: { resolvedName: "Block" }, props: { title: "Saved" } };
    const { data } = await loadedNode(saved, { Block: craftedBlock(craft) });
    same(data.props, { tone: 1, title: "Saved" });
  },
  "| `custom` | Default values of `data.custom`, the data that is saved but not passed as props. |": () => {
    const given: string[] = [];
    const Block = craftedBlock({ custom: { locked: true } }, (props) => {
      given.push(...Object.keys(props));
      return <i />;
    });
    return withRoot({ Block }, ({ query }) => {
      same(query.node("ROOT").get().data.custom, { locked: true });
      same([query.node("ROOT").toSerializedNode().custom, given.includes("locked")], [{ locked: true }, false]);
    });
  },
  "| `info` | Constant data about the component, such as an icon’s name. Read it from `node.info`. It is not saved. |":
    () =>
      withRoot({ Block: craftedBlock({ info: { icon: "star" } }) }, ({ query }) => {
        same([query.node("ROOT").get().info, query.serialize().includes("star")], [{ icon: "star" }, false]);
      }),
  "| `isCanvas` | `true` makes every use of the component a [canvas](/docs/concepts/nodes#canvas). |": async () =>
    same([(await craftedNode({ isCanvas: true })).data.isCanvas, (await craftedNode({})).data.isCanvas], [true, false]),
  "Craft.js reads `craft` each time it creates a node, and that includes loading a saved page. So a new default fills a prop that the saved page lacks, and a new `displayName`, `isCanvas`, rule or related component applies to old pages at once. `displayName` and `isCanvas` **replace** what was saved.":
    () => {
      const Block = craftedBlock({ displayName: "Old", isCanvas: false });
      return withRoot({ Block }, ({ actions, query }) => {
        const saved = query.serialize();
        const rules = { canDrag: () => false };
        const related = { form: () => null };
        Object.assign(Block, { craft: { displayName: "New", isCanvas: true, props: { size: 1 }, rules, related } });
        same(JSON.parse(saved).ROOT.displayName, "Old");
        actions.deserialize(saved);
        const { data, ...node } = query.node("ROOT").get();
        same([data.displayName, data.isCanvas, data.props], ["New", true, { size: 1 }]);
        same([node.rules.canDrag === rules.canDrag, Object.keys(node.related)], [true, ["form"]]);
      });
    },
  "Set `displayName`. Without it, Craft.js takes the function’s name, which a production build usually shortens.":
    () => {
      function OwnName() {
        return <i />;
      }
      return withRoot({ KeyOfIt: OwnName }, ({ query }) => same(query.node("ROOT").get().data.displayName, "OwnName"));
    },
  "It renders wherever you like, and `useNode` inside it speaks for the block:": relates,
  "`settings` is a name of your choice. The [settings panel](/docs/concepts/editor-components#settings) renders `node.related.settings` of the selected block.":
    relates,
};
