import { Editor, Frame, type SerializedNodes } from "@craftjs/core";
import { type ReactNode, useState } from "react";
import { type CheckFile, same, throws } from "../../../test/docs/browser/check-file.ts";
import { containerOf } from "../../../test/docs/browser/container-of.tsx";
import { childrenOf } from "../../../test/docs/browser/editor-questions.ts";
import { SampleCard } from "../../../test/docs/browser/sample-card.tsx";
import { SampleText, sampleResolver } from "../../../test/docs/browser/samples.tsx";
import { savedNode } from "../../../test/docs/browser/saved-node.ts";
import { pageSays, savedRegion, savedRoot, showsPage } from "../../../test/docs/browser/shows-page.tsx";
import { rendered, settle, withEditor, withHandle } from "../../../test/docs/browser/stage.tsx";
import { watchTrouble } from "../../../test/docs/browser/trouble.ts";

const text = savedNode({ resolvedName: "Text" }, { props: { text: "Saved" } });

export const probes: CheckFile["probes"] = {
  "There has to be a node called `ROOT`. Without it, nothing is shown, and nothing is reported.": () =>
    showsPage({ other: savedRoot() }, (place) => same([place.textContent, watchTrouble()], ["", []])),
  '- Every value of the object has to be a node. A `"version": 2` beside them makes loading throw:': () =>
    withEditor(({ actions }) => throws("Cannot find component", () => actions.deserialize({ version: 2 } as never))),
  "- An id in `nodes` that has no node makes rendering throw.": () =>
    pageSays("Cannot read properties of undefined (reading 'children')", {
      ROOT: savedRoot({ nodes: ["gone"] }),
    }),
  "So does one in `linkedNodes`, where the component still renders that `<Element>`.": async () => {
    const page = (name: string) => ({ ROOT: savedRegion("gone", name) });
    await pageSays("Cannot read properties of undefined (reading 'data')", page("body"));
    await showsPage(page("old"), (place) => same(place.querySelectorAll("aside").length, 1));
  },
  "- A node that no other node lists is kept and saved again, but never rendered.": () =>
    withEditor(({ actions, query }) => {
      actions.deserialize({
        ROOT: savedRoot(),
        stray: savedRoot({ parent: "ROOT" }),
      } as never);
      same("stray" in query.getSerializedNodes(), true);
    }),
  "- Other fields of a node are dropped.": () =>
    withEditor(({ query }) =>
      same("note" in query.parseSerializedNode({ type: "div", props: {}, note: "x" } as never).toNode().data, false),
    ),
  "When `data` is there, the children of `<Frame>` are ignored. When it is `undefined` or an empty string, they are the page.":
    async () => {
      const shown = (data: unknown) =>
        rendered(
          <Editor resolver={sampleResolver}>
            <Frame data={data as never}>
              <SampleText text="Child" />
            </Frame>
          </Editor>,
          (place) => place.textContent,
        );
      same([await shown({ ROOT: text }), await shown(undefined), await shown("")], ["Saved", "Child", "Child"]);
    },
  "`query.getSerializedNodes()` gives the same as an object.": () =>
    withEditor(({ query }) =>
      same(JSON.parse(query.serialize()), JSON.parse(JSON.stringify(query.getSerializedNodes()))),
    ),
  "`data` and `actions.deserialize` take the object or the string.": async () => {
    for (const page of [{ ROOT: text }, JSON.stringify({ ROOT: text })]) {
      await withEditor(async ({ actions }, place) => {
        actions.deserialize(page as never);
        await settle();
        same(place.textContent, "Saved");
      });
      await rendered(
        <Editor resolver={sampleResolver}>
          <Frame data={page as never} />
        </Editor>,
        (place) => same(place.textContent, "Saved"),
      );
    }
  },
  "`query.serialize()` turns the page into a JSON string, and `<Frame data>` turns the string back into the page:":
    () =>
      withEditor(({ query }) => {
        const json: string = query.serialize();
        return showsPage(json as never, (place) => same([typeof json, place.textContent], ["string", "OneTwo"]));
      }),
  "`<Frame>` reads `data` once. To show another page later, call [`actions.deserialize(data)`](/docs/api/frame#read-once).":
    () => {
      const page = (words: string) => JSON.stringify({ ROOT: { ...text, props: { text: words } } });
      let change = () => {};
      const App = ({ handle }: { handle: ReactNode }) => {
        const [data, setData] = useState(page("First"));
        change = () => setData(page("Second"));
        return (
          <Editor resolver={sampleResolver}>
            {handle}
            <Frame data={data} />
          </Editor>
        );
      };
      return withHandle(
        (handle) => <App handle={handle} />,
        async ({ actions }, place) => {
          change();
          await settle();
          same(place.textContent, "First");
          actions.deserialize(page("Second"));
          await settle();
          same(place.textContent, "Second");
        },
      );
    },
  '| `type` | `{ "resolvedName": … }` with a name from the resolver, or the name of an HTML element as a string | Loading throws. | | `props` | The props, without those that cannot be saved | Loading throws. Write `{}` for none. | | `isCanvas` | Whether blocks can be dropped into it | `false` | | `displayName` | The label | The name of the type | | `custom` | Your own data | `{}` | | `hidden` | Whether it is left out of the page | `false` | | `parent` | The parent’s id. `ROOT` has none. | The node has no parent. | | `nodes` | The children’s ids, in order | `[]` | | `linkedNodes` | The ids of [linked nodes](/docs/concepts/user-components#linked-nodes), by the `id` of their `<Element>` | `{}` |':
    () =>
      withEditor(
        async (editor) => {
          const { query } = editor;
          const [card = "", rule = ""] = childrenOf(editor);
          const saved = JSON.parse(query.serialize());
          same([saved[card].type, saved[rule].type], [{ resolvedName: "SampleCard" }, "hr"]);
          same([saved[card].props, saved[rule].props], [{}, { title: "Hi" }]);
          same([saved.ROOT.nodes, saved[card].parent, "parent" in saved.ROOT], [[card, rule], "ROOT", false]);
          same(saved[card].linkedNodes, { body: query.node(card).linkedNodes()[0] });
          const bare = query.parseSerializedNode({ type: "hr", props: {} } as never).toNode().data;
          const { custom, displayName, hidden, isCanvas, linkedNodes, nodes, parent } = bare;
          same([isCanvas, displayName, custom, hidden, nodes, linkedNodes], [false, "hr", {}, false, [], {}]);
          same(Boolean(parent), false);
          const load = (node: object) => () => query.parseSerializedNode(node as never).toNode();
          await throws("Cannot find component", load({ props: {} }));
          await throws("Cannot convert undefined or null to object", load({ type: "hr" }));
        },
        { content: containerOf(<SampleCard />, <hr title="Hi" data-work={null} />), resolver: { SampleCard } },
      ),
  "Its type, `SerializedNodes`, wants a `parent` in `ROOT` too: where you write such an object in TypeScript, give it `null`.":
    () => {
      const root = savedNode("div", {});
      // @ts-expect-error: it wants a parent
      const wrong: SerializedNodes = { ROOT: root };
      const right: SerializedNodes = { ROOT: { ...root, parent: null as never } };
      same(Object.keys(wrong), Object.keys(right));
      return showsPage(right, (place) => same(place.querySelectorAll("div").length > 0, true));
    },
  "The JSON is one object whose keys are the ids of the nodes:": () =>
    withEditor((editor) => same(Object.keys(JSON.parse(editor.query.serialize())), ["ROOT", ...childrenOf(editor)])),
};
