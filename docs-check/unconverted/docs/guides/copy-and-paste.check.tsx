import { useEditor } from "@craftjs/core";
import { useState } from "react";
import { blockOf } from "../../../harness/block-of.ts";
import { cannotBeDeleted } from "../../../harness/cannot-be-deleted.tsx";
import { type CheckFile, type Run, same, throws } from "../../../harness/check-file.ts";
import { containerOf } from "../../../harness/container-of.tsx";
import { childrenOf, domOf, selectedOf } from "../../../harness/editor-questions.ts";
import { indicatorLine } from "../../../harness/indicator-line.ts";
import { inside, withOneOfEach } from "../../../harness/one-of-each.tsx";
import { click, fire } from "../../../harness/pointer.ts";
import { SampleCard } from "../../../harness/sample-card.tsx";
import { SampleTool } from "../../../harness/sample-tool.tsx";
import { SampleText, sampleResolver } from "../../../harness/samples.tsx";
import { setText } from "../../../harness/set-text.ts";
import { rendered, settle, withEditor } from "../../../harness/stage.tsx";
import { startWatch } from "../../../harness/trouble.ts";
import { withNewCard } from "../../../harness/undone-card.tsx";

const clipboardEvent = (type: string, text = "") => {
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", text);
  return new ClipboardEvent(type, { clipboardData, bubbles: true, cancelable: true });
};

const textsIn = (place: HTMLElement) => place.querySelectorAll("p").length;

const press = (element: Element | null | undefined) => {
  click(element);
  return settle();
};

/** A whole template of one node. */
const template = (node: object) => JSON.stringify({ rootNodeId: "a", nodes: { a: node } });
const node = { type: { resolvedName: "Text" }, props: {}, nodes: [] as string[], linkedNodes: {} };

/** That a copy of a card has a copy of its linked node, with what users have put into it, and that the card makes none of its own. */
const copiesLinkedNodes: Run = ({ toTemplate, fromTemplate }) =>
  withNewCard(async ({ editor: { actions, query }, inner, place }) => {
    const card = childrenOf({ query })[2] ?? "";
    setText(actions, inner, "Mine");
    const template = JSON.parse(JSON.stringify(toTemplate(query, card)));
    const tree = fromTemplate(query, template);
    const before = Object.keys(query.getNodes());
    same(Object.keys(template.nodes).length, 3);
    same([...Object.keys(template.nodes), ...Object.keys(tree.nodes)].filter((id) => before.includes(id)).length, 3);
    actions.addNodeTree(tree, "ROOT");
    await settle();
    same([place.innerText.match(/Mine/g)?.length, Object.keys(query.getNodes()).length], [2, before.length + 3]);
    const { linkedNodes } = tree.nodes[tree.rootNodeId].data;
    same([Object.keys(linkedNodes), query.node(tree.rootNodeId).get().data.linkedNodes], [["body"], linkedNodes]);
  });

const insertsNearSelection: Run = ({ insertTree }) =>
  withOneOfEach((editor, [text, , , , , , plain, box]) => {
    const { actions, query } = editor;
    /** The parent of what is inserted, and the block before it. */
    const placeWith = (selected?: string) => {
      actions.selectNode(selected);
      const tree = query.parseReactElement(<SampleText />).toNodeTree();
      same(insertTree(editor, tree), true);
      same(selectedOf(editor), [tree.rootNodeId]);
      const parent = query.node(tree.rootNodeId).get().data.parent ?? "";
      const siblings = childrenOf(editor, parent);
      return [parent, siblings[siblings.indexOf(tree.rootNodeId) - 1]];
    };
    same(placeWith(box), [box, undefined]);
    same(placeWith(text), ["ROOT", text]);
    // The text is in a container that is no canvas.
    same(placeWith(inside(editor, plain)), ["ROOT", plain]);
    same(placeWith(), ["ROOT", box]);
  });

/** That neither the root nor a linked node is copied, duplicated or deleted, while a block is. */
async function staysInPlace(): Promise<void> {
  await cannotBeDeleted();
  const { Clipboard } = await blockOf("docs/guides/copy-and-paste/src/clipboard.tsx");
  const { DuplicateButton } = await blockOf("docs/guides/copy-and-paste/src/duplicate-button.tsx");
  await withEditor(
    async (editor, place) => {
      const [card = ""] = childrenOf(editor);
      const possible = async (id: string) => {
        editor.actions.selectNode(id);
        await settle();
        const copy = clipboardEvent("copy");
        document.body.dispatchEvent(copy);
        return `${copy.defaultPrevented} ${!place.querySelector("button")?.disabled}`;
      };
      same(await possible("ROOT"), "false false");
      same(await possible(editor.query.node(card).linkedNodes()[0] ?? ""), "false false");
      same(await possible(card), "true true");
    },
    {
      resolver: { SampleCard },
      content: containerOf(<SampleCard />),
      beside: [<Clipboard key="clipboard" />, <DuplicateButton key="button" />],
    },
  );
}

export const runs: CheckFile["runs"] = {
  "src/template.ts": copiesLinkedNodes,
  "src/insert-tree.ts": insertsNearSelection,
  "src/read-template.ts": ({ readTemplate }) => {
    const isTemplate = (text: string) => readTemplate(text, sampleResolver) !== null;
    const good = [template(node), template({ ...node, type: "hr" })];
    const bad = [
      ...["", "Milk, eggs", "null", "7", '"a"', "[]", '{"rootNodeId":"a","nodes":null}'],
      ...[{ props: null }, { linkedNodes: null }, { nodes: ["b"] }, { nodes: ["a"] }, { type: null }].map((wrong) =>
        template({ ...node, ...wrong }),
      ),
      template({ ...node, type: { resolvedName: "Marquee" } }),
    ];
    same([good.map(isTemplate), bad.filter(isTemplate)], [[true, true], []]);
  },
  "src/App.tsx": async ({ App }) => {
    await rendered(<App />, async (place) => {
      await press(place.querySelector("p"));
      const copy = clipboardEvent("copy");
      document.body.dispatchEvent(copy);
      const text = copy.clipboardData?.getData("text/plain");
      document.body.dispatchEvent(clipboardEvent("paste", text));
      await settle();
      same([copy.defaultPrevented, textsIn(place)], [true, 3]);
      document.body.dispatchEvent(clipboardEvent("cut"));
      await settle();
      same(textsIn(place), 2);
      document.body.dispatchEvent(clipboardEvent("paste", "Milk, eggs"));
      await settle();
      same(textsIn(place), 2);
      // The card, with what is in it.
      await press(place.querySelector("article"));
      const [duplicate, store] = place.querySelectorAll("button");
      await press(duplicate);
      same(textsIn(place), 3);
      await press(store);
      await press(place.querySelectorAll("button")[2]);
      same(textsIn(place), 4);
    });
    return <App />;
  },
};

export const probes: CheckFile["probes"] = {
  "1. inside the selected block, if that takes it; 2. otherwise directly after the selected block or, if its parent does not take the new one, after the next block around it; 3. with nothing selected, at the end of the page.":
    async () => insertsNearSelection(await blockOf("docs/guides/copy-and-paste/src/insert-tree.ts")),
  "- **Linked nodes** are copied with their content, since the template holds them. The copied component finds them by the `id` of its `<Element>`, and makes no new ones.":
    async () => copiesLinkedNodes(await blockOf("docs/guides/copy-and-paste/src/template.ts")),
  "`query.node(id).toNodeTree()` is not a way to copy: its nodes are those on the page, with the same ids, and adding them again [puts one id into the page twice](/docs/api/nodetree#one-use).":
    () =>
      withEditor((editor) => {
        const [first = "", second] = childrenOf(editor);
        editor.actions.addNodeTree(editor.query.node(first).toNodeTree(), "ROOT");
        same(childrenOf(editor), [first, second, first]);
        editor.actions.history.undo();
      }).finally(startWatch),
  "`addNodeTree` itself asks no [rule](/docs/api/user-component#rules), so the function asks `isDroppable` first. It hands over the node, not its id, because the node is not on the page yet.":
    () =>
      withEditor(async ({ actions, query }) => {
        const [text = ""] = query.node("ROOT").childNodes();
        const tree = query.parseReactElement(<SampleText />).toNodeTree();
        same(query.node(text).isDroppable(tree.nodes[tree.rootNodeId] ?? ""), false);
        same(query.node("ROOT").isDroppable(tree.nodes[tree.rootNodeId] ?? ""), true);
        same(query.node("ROOT").isDroppable(tree.rootNodeId), false);
        actions.addNodeTree(tree, text);
        same(query.node(text).childNodes().length, 1);
      }),
  "A disabled editor has no selection, so nothing can be copied there, but actions still work: that is why `paste` asks for `enabled`.":
    () =>
      withEditor(
        async ({ actions, query }, place) => {
          await press(place.querySelector("p"));
          same(query.getEvent("selected").all(), []);
          actions.addNodeTree(query.parseReactElement(<SampleText />).toNodeTree(), "ROOT");
          same(query.node("ROOT").childNodes().length, 3);
        },
        { props: { enabled: false } },
      ),
  "A component that is missing from the resolver [throws](/docs/api/editor#resolver-errors), and so does an id without a node:":
    () =>
      withEditor(async ({ actions, query }) => {
        const unknown = { ...node, type: { resolvedName: "Marquee" } };
        await throws("Cannot destructure property", () => query.parseSerializedNode(unknown as never).toNode());
        const parent = query.parseSerializedNode({ ...node, nodes: ["gone"] } as never).toNode((fresh) => {
          fresh.data.nodes = ["gone"];
        });
        return throws("undefined", () =>
          actions.addNodeTree({ rootNodeId: parent.id, nodes: { [parent.id]: parent } }, "ROOT"),
        );
      }),
  "The root and linked nodes are not copied: `isDeletable()` is `false` for both, and a cut could not remove them.":
    staysInPlace,
  "The root and linked nodes cannot be duplicated either: their place is fixed.": staysInPlace,
  "To copy a block is to take its saved form and make new nodes of it, each with a new id.": async () =>
    copiesLinkedNodes(await blockOf("docs/guides/copy-and-paste/src/template.ts")),
  "`connectors.create` takes a function that makes the tree at the moment the drag begins:": async () => {
    let made = 0;
    const make = () => {
      made++;
      return <SampleText />;
    };
    await withEditor(
      (_, place) => {
        same(made, 0);
        fire(place.querySelector("b"), "dragstart");
        same(made, 1);
        fire(place.querySelector("b"), "dragend");
      },
      { beside: <SampleTool element={make} /> },
    );
  },
  "- The function has to return a **new** tree at each call. A tree that is made once is dropped once: while its block is on the page, a second drop is refused, and the line is red.":
    () => {
      const Tool = () => {
        const { connectors, query } = useEditor();
        const [tree] = useState(() => query.parseReactElement(<SampleText text="Once" />).toNodeTree());
        return (
          <b
            ref={(dom) => {
              if (dom) connectors.create(dom, () => tree);
            }}
          />
        );
      };
      return withEditor(
        async (editor, place) => {
          const [, last] = childrenOf(editor);
          const drop = async () => {
            const { bottom } = domOf(editor, last).getBoundingClientRect();
            fire(place.querySelector("b"), "dragstart");
            fire(domOf(editor, last), "dragover", { clientY: bottom + 15 });
            await settle();
            const colour = indicatorLine()?.style.backgroundColor;
            fire(place.querySelector("b"), "dragend");
            await settle();
            return [colour, childrenOf(editor).length];
          };
          same([await drop(), await drop()].join("; "), "green,3; red,3");
          editor.actions.delete(childrenOf(editor)[2] ?? "");
          same((await drop())[1], 3);
        },
        { beside: <Tool />, props: { indicator: { success: "green", error: "red" } } },
      );
    },
};
