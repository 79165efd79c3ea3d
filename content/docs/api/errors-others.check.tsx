import { Editor, Element, Frame, useEditor } from "@craftjs/core";
import { type CheckFile, same, throws } from "../../../test/docs/browser/check-file.ts";
import { childrenOf } from "../../../test/docs/browser/editor-questions.ts";
import { loadRoot } from "../../../test/docs/browser/load-root.ts";
import { NodeCount } from "../../../test/docs/browser/node-count.tsx";
import { savedNode } from "../../../test/docs/browser/saved-node.ts";
import { says } from "../../../test/docs/browser/says.ts";
import { setText } from "../../../test/docs/browser/set-text.ts";
import { shownLater } from "../../../test/docs/browser/shown-later.tsx";
import { rendered, settle, withEditor } from "../../../test/docs/browser/stage.tsx";

const emptyRoot = savedNode("main", { isCanvas: true, parent: null });

export const probes: CheckFile["probes"] = {
  "A saved node names a component, in `resolvedName`, that is not in the [`resolver`](/docs/api/editor#resolver).":
    () => throws("Cannot destructure property 'type' of", () => loadRoot({ type: { resolvedName: "Gone" } })),
  "On saving: the `children` of a node are `true` or `false`, as in `{ready && 'Yes'}`, or an array of text with one of these or `null` in it.":
    async () => {
      for (const inside of [true, false, ["Yes", false], ["Yes", null]]) {
        await withEditor(({ query }) => throws("as it is null", () => query.serialize()), { content: <p>{inside}</p> });
      }
    },
  "On loading: a value of the saved object is `null`, where a node should be.": () =>
    withEditor(({ actions }) =>
      throws("as it is null", () => actions.deserialize({ ROOT: emptyRoot, gone: null } as never)),
    ),
  "a node that a step is about was deleted with [`history.ignore()`](/docs/api/useEditor#ignore).": () =>
    withEditor((editor) => {
      const [id = ""] = childrenOf(editor);
      setText(editor.actions, id, "Changed");
      editor.actions.history.ignore().delete(id);
      return throws("Cannot apply patch, path doesn't resolve", () => editor.actions.history.undo());
    }),
  "A node names a child, in `data.nodes`, that the document does not hold. Loading does not check that: the page disappears when it is rendered.":
    () =>
      says("Cannot read properties of undefined (reading 'children')", () =>
        withEditor(async ({ actions, query }, place) => {
          const { ROOT, ...others } = query.getSerializedNodes();
          if (!ROOT) throw new Error("there is no root");
          actions.deserialize({ ...others, ROOT: { ...ROOT, nodes: [...ROOT.nodes, "missing"] } });
          await settle();
          same(place.innerHTML, "");
        }),
      ),
  "and so does deleting a tree that [was added twice](/docs/api/nodetree#one-use).": () =>
    says("Cannot read properties of undefined (reading 'children')", () =>
      withEditor(async ({ actions, query }, place) => {
        const tree = query.parseReactElement(<Element is="div" canvas />).toNodeTree();
        actions.addNodeTree(tree, "ROOT");
        actions.addNodeTree(tree, "ROOT");
        actions.delete(tree.rootNodeId);
        await settle();
        same(place.innerHTML, "");
      }),
    ),
  "A missing [linked node](/docs/api/element#linked) that its component renders gives `reading 'data'`.": () => {
    const Card = () => <Element id="inside" is="div" canvas />;
    const root = { ...emptyRoot, type: { resolvedName: "Card" }, linkedNodes: { inside: "missing" } };
    return says("Cannot read properties of undefined (reading 'data')", () =>
      rendered(
        <Editor resolver={{ Card }}>
          <Frame data={{ ROOT: root }} />
        </Editor>,
        () => {},
      ),
    );
  },
  "is told to update in the middle of it: an action that is called in a render,": () => {
    const Bar = () => <b>{useEditor((state) => ({ size: state.events.selected.size })).size}</b>;
    const Selects = () => {
      const { actions, query } = useEditor();
      if (query.getEvent("selected").isEmpty()) actions.selectNode("ROOT");
      return null;
    };
    const { later, show } = shownLater(<Selects />);
    return says("Cannot update a component", () =>
      withEditor(show, {
        beside: (
          <>
            <Bar />
            {later}
          </>
        ),
      }),
    );
  },
  "[linked nodes](/docs/api/element#linked) that are made because their component appears,": () => {
    const Card = () => <Element id="inside" is="div" canvas />;
    return says("Cannot update a component", () =>
      withEditor(
        async ({ actions, query }) => {
          actions.addNodeTree(query.parseReactElement(<Card />).toNodeTree(), "ROOT");
          await settle();
        },
        { beside: <NodeCount />, resolver: { Card } },
      ),
    );
  },
  "or a `<Frame>` that is rendered later than the rest of the editor.": () => {
    const { later, show } = shownLater(<Frame data={{ ROOT: emptyRoot }} />);
    return says("Cannot update a component", () =>
      rendered(
        <Editor>
          <NodeCount />
          {later}
        </Editor>,
        show,
      ),
    );
  },
  "render the `<Frame>` at once and call [`actions.deserialize`](/docs/api/useEditor#deserialize),": () => {
    let load = () => {};
    const Loads = () => {
      const { actions } = useEditor();
      load = () => actions.history.ignore().deserialize({ ROOT: emptyRoot });
      return null;
    };
    return rendered(
      <Editor>
        <NodeCount />
        <Loads />
        <Frame />
      </Editor>,
      async (place) => {
        load();
        await settle();
        same([place.querySelector("b")?.textContent, place.querySelector("main") !== null], ["1", true]);
      },
    );
  },
  "[`<Frame>`](/docs/api/frame#children) has several children.": () =>
    says("React.Children.only expected to receive a single React element child", () =>
      rendered(
        <Editor>
          <Frame>
            <p>One</p>
            <p>Two</p>
          </Frame>
        </Editor>,
        () => {},
      ),
    ),
  "`Cannot add property 2, object is not extensible` (a `push`), `Cannot delete property`, and, for a Set, `This object has been frozen and should not be mutated` say the same.":
    () =>
      withEditor(async (editor) => {
        const { data } = editor.query.node("ROOT").get();
        await throws("Cannot add property 2, object is not extensible", () => data.nodes.push("x"));
        await throws("Cannot delete property", () => {
          delete data.custom;
        });
        await throws("This object has been frozen and should not be mutated", () =>
          editor.query.getState().events.selected.add("x"),
        );
      }),
};
