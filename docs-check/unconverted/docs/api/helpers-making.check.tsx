import { Element, type Node } from "@craftjs/core";
import { type CheckFile, same, throws } from "../../../harness/check-file.ts";
import { containerOf } from "../../../harness/container-of.tsx";
import { childrenOf, sizeOf } from "../../../harness/editor-questions.ts";
import { SampleCard } from "../../../harness/sample-card.tsx";
import { SampleContainer, SampleText } from "../../../harness/samples.tsx";
import { savedNode } from "../../../harness/saved-node.ts";
import { settle, withEditor } from "../../../harness/stage.tsx";

/** A component with a default and a name. */
const Named = Object.assign(() => <i />, { craft: { displayName: "Of craft", props: { size: 1 } } });

/** One that is not in the resolver. */
const Stranger = () => <i />;

export const probes: CheckFile["probes"] = {
  "## Making nodes {#making-nodes} These three take something and return an object with one method. None of them changes the page: what they make is added by [`actions.addNodeTree`](/docs/api/nodetree#add) or `actions.add`. All need the component to be in the resolver.":
    () =>
      withEditor(async ({ actions, query }) => {
        const before = query.serialize();
        const made = [
          query.parseReactElement(<SampleText />),
          query.parseSerializedNode(savedNode("hr") as never),
          query.parseFreshNode({ data: { type: "hr" } }),
        ] as const;
        same(made.map(Object.keys), [["toNodeTree"], ["toNode"], ["toNode"]]);
        const tree = made[0].toNodeTree();
        const nodes = [made[1].toNode(), made[2].toNode()];
        same(query.serialize(), before);
        actions.addNodeTree(tree, "ROOT");
        for (const node of nodes) actions.add(node, "ROOT");
        same(query.node("ROOT").childNodes().slice(2), [tree.rootNodeId, ...nodes.map(({ id }) => id)]);
        await throws("(Stranger) does not exist in the resolver", () =>
          query.parseReactElement(<Stranger />).toNodeTree(),
        );
        await throws("(Stranger) does not exist in the resolver", () =>
          query.parseFreshNode({ data: { type: Stranger } }).toNode(),
        );
        await throws("Cannot destructure property 'type'", () =>
          query.parseSerializedNode(savedNode({ resolvedName: "Stranger" }) as never).toNode(),
        );
      }),
  "Each method takes a function that may change the node while it is made. It runs before `craft` is applied, so the defaults from `craft.props` are not there yet, and a `displayName` you set loses against the one in `craft`. Use it to set `node.id` or `node.data.custom`.":
    () =>
      withEditor(
        ({ query }) => {
          let seen: unknown;
          const change = (node: Node) => {
            seen = { ...node.data.props };
            node.id = "own";
            node.data.displayName = "Mine";
            node.data.custom = { mine: true };
          };
          const ways = [
            () => query.parseReactElement(<Named />).toNodeTree(change).nodes.own,
            () => query.parseSerializedNode(savedNode({ resolvedName: "Named" }) as never).toNode(change),
            () => query.parseFreshNode({ data: { type: Named } }).toNode(change),
          ];
          for (const make of ways) {
            seen = undefined;
            const node = make();
            same([seen, node?.id, node?.data.displayName], [{}, "own", "Of craft"]);
            same([node?.data.props, node?.data.custom], [{ size: 1 }, { mine: true }]);
          }
        },
        { resolver: { Named } },
      ),
  "### parseReactElement(element) {#parse-react-element} `query.parseReactElement(element).toNodeTree(normalize?)` makes a tree from an element and the elements inside it. `normalize(node, jsx)` is called for each.":
    () =>
      withEditor(({ query }) => {
        const calls: unknown[] = [];
        const tree = query
          .parseReactElement(
            <Element is={SampleContainer} canvas>
              <SampleText text="Inside" />
            </Element>,
          )
          .toNodeTree((node, jsx) => {
            calls.push([node.id.length, (jsx.props as { text?: string }).text ?? "outside"]);
          });
        same(Object.keys(tree.nodes).length, 2);
        same(calls, [
          [10, "outside"],
          [10, "Inside"],
        ]);
      }),
  "It reads the JSX and renders nothing, so the linked nodes inside a component do not exist in the tree. They are created when the component renders on the page.":
    () =>
      withEditor(
        async (editor) => {
          const tree = editor.query.parseReactElement(<SampleCard />).toNodeTree();
          same(Object.keys(tree.nodes).length, 1);
          editor.actions.addNodeTree(tree, "ROOT");
          same(sizeOf(editor), 4);
          await settle();
          same([sizeOf(editor), editor.query.node(tree.rootNodeId).linkedNodes().length], [6, 1]);
        },
        { resolver: { SampleCard } },
      ),
  "### parseSerializedNode(data) {#parse-serialized-node} `query.parseSerializedNode(data).toNode(normalize?)` makes one node from its saved form. The node gets a new id, and keeps the `parent`, `nodes` and `linkedNodes` of the saved one. Setting them right is up to you:":
    () =>
      withEditor(
        (editor) => {
          const { query } = editor;
          for (const id of childrenOf(editor)) {
            const old = query.node(id).get().data;
            const node = query.parseSerializedNode(query.node(id).toSerializedNode()).toNode((made) => {
              made.data.custom = { normalised: true };
            });
            same([node.id.length, node.id === id, node.data.custom], [10, false, { normalised: true }]);
            same([node.data.parent, node.data.nodes, node.data.linkedNodes], ["ROOT", old.nodes, old.linkedNodes]);
          }
        },
        { content: containerOf(containerOf(<SampleText />), <SampleCard />), resolver: { SampleCard } },
      ),
  "A component that is missing from the resolver throws *Cannot destructure property 'type' of …*, here and in `actions.deserialize`. If you see this error while a document loads, compare its `resolvedName`s with the keys of your resolver.":
    () =>
      withEditor(async ({ actions, query }) => {
        const gone = savedNode({ resolvedName: "Gone" }, { parent: null });
        const message = "Cannot destructure property 'type' of";
        await throws(message, () => query.parseSerializedNode(gone as never).toNode());
        await throws(message, () => actions.deserialize({ ROOT: gone } as never));
        actions.deserialize({ ROOT: { ...gone, type: { resolvedName: "SampleText" } } } as never);
      }),
  "### parseFreshNode(node) {#parse-fresh-node} `query.parseFreshNode(node).toNode(normalize?)` makes one node from a plain description. Only `data.type` is required.":
    () =>
      withEditor(async ({ query }) => {
        const node = query.parseFreshNode({ data: { type: "hr" } }).toNode((made) => {
          made.data.custom = { normalised: true };
        });
        same([node.id.length, node.data.type, node.data.custom], [10, "hr", { normalised: true }]);
        await throws("reading", () => query.parseFreshNode({ data: {} } as never).toNode());
      }),
};
