import { Frame, type SerializedNodes } from "@craftjs/core";
import { type CheckFile, inWords, same, throws } from "../../../harness/check-file.ts";
import { containerOf } from "../../../harness/container-of.tsx";
import { childrenOf } from "../../../harness/editor-questions.ts";
import { inTurn, withFrames } from "../../../harness/frames.tsx";
import { loadedNode } from "../../../harness/made-node.tsx";
import { SampleCard } from "../../../harness/sample-card.tsx";
import { SampleText } from "../../../harness/samples.tsx";
import { savedNode } from "../../../harness/saved-node.ts";
import { pageSays, savedRegion, savedRoot, showsPage } from "../../../harness/shows-page.tsx";
import { settle, withEditor } from "../../../harness/stage.tsx";
import { watchTrouble } from "../../../harness/trouble.ts";

const text = savedNode({ resolvedName: "Text" }, { props: { text: "Saved" } });

/** What loading makes of a node that lacks a field. */
export const whenMissing = async () => {
  const { data } = await loadedNode({ type: "div" });
  const fails = (part: string, node: object) =>
    throws(part, () => loadedNode(node)).then(
      () => true,
      () => false,
    );
  return {
    type: inWords("Loading throws.", await fails("Cannot find component", {})),
    props: inWords("Loading throws. Write {} for none.", await fails("Cannot convert", { type: "div", props: null })),
    isCanvas: data.isCanvas,
    displayName: inWords("The name of the type", data.displayName === "div"),
    custom: data.custom,
    hidden: data.hidden,
    parent: inWords("The node has no parent.", !data.parent),
    nodes: data.nodes,
    linkedNodes: data.linkedNodes,
  };
};

/** What a page does whose root lists a child that is not there. */
export const missesChild = () =>
  pageSays("Cannot read properties of undefined (reading 'children')", { ROOT: savedRoot({ nodes: ["gone"] }) });

/** The same with a linked node: one that is rendered, and one that no longer is. */
export const missesLinked = async () => {
  const page = (name: string) => ({ ROOT: savedRegion("gone", name) });
  await pageSays("Cannot read properties of undefined (reading 'data')", page("body"));
  await showsPage(page("old"), (place) => same(place.querySelectorAll("aside").length, 1));
};

export const probes: CheckFile["probes"] = {
  "There has to be a node called `ROOT`. Without it, nothing is shown, and nothing is reported.": () =>
    showsPage({ other: savedRoot() }, (place) => same([place.textContent, watchTrouble()], ["", []])),
  '- Every value of the object has to be a node. A `"version": 2` beside them makes loading throw:': () =>
    withEditor(({ actions }) => throws("Cannot find component", () => actions.deserialize({ version: 2 } as never))),
  "- An id in `nodes` that has no node makes rendering throw.": missesChild,
  "So does one in `linkedNodes`, where the component still renders that `<Element>`.": missesLinked,
  "- A node that no other node lists is kept and saved again, but never rendered.": async () => {
    const stray = { ...text, parent: "ROOT" };
    await showsPage({ ROOT: savedRoot(), stray }, (place) => same(place.textContent, ""));
    await withEditor(({ actions, query }) => {
      actions.deserialize({ ROOT: savedRoot(), stray } as never);
      same("stray" in query.getSerializedNodes(), true);
    });
  },
  "- Other fields of a node are dropped.": async () =>
    same("note" in (await loadedNode({ type: "div", note: "x" })).data, false),
  "When `data` is there, the children of `<Frame>` are ignored. When it is `undefined` or an empty string, they are the page.":
    async () => {
      const shown = (data: unknown) =>
        withFrames(
          <Frame data={data as never}>
            <SampleText text="Child" />
          </Frame>,
          (_, place) => place.textContent,
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
      await showsPage(page as object, (place) => same(place.textContent, "Saved"));
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
      return inTurn([<Frame data={page("First")} />, <Frame data={page("Second")} />], async ({ actions }, place) => {
        same(place.textContent, "First");
        actions.deserialize(page("Second"));
        await settle();
        same(place.textContent, "Second");
      });
    },
  '| `type` | `{ "resolvedName": … }` with a name from the resolver, or the name of an HTML element as a string | Loading throws. | | `props` | The props, without those that cannot be saved | Loading throws. Write `{}` for none. | | `isCanvas` | Whether blocks can be dropped into it | `false` | | `displayName` | The label | The name of the type | | `custom` | Your own data | `{}` | | `hidden` | Whether it is left out of the page | `false` | | `parent` | The parent’s id. `ROOT` has none. | The node has no parent. | | `nodes` | The children’s ids, in order | `[]` | | `linkedNodes` | The ids of [linked nodes](/docs/concepts/user-components#linked-nodes), by the `id` of their `<Element>` | `{}` |':
    () =>
      withEditor(
        async (editor) => {
          const [card = "", rule = ""] = childrenOf(editor);
          const saved = JSON.parse(editor.query.serialize());
          same([saved[card].type, saved[rule].type], [{ resolvedName: "SampleCard" }, "hr"]);
          same([saved[card].props, saved[rule].props], [{}, { title: "Hi" }]);
          same([saved.ROOT.nodes, saved[card].parent, "parent" in saved.ROOT], [[card, rule], "ROOT", false]);
          same(saved[card].linkedNodes, { body: editor.query.node(card).linkedNodes()[0] });
          const { type, props, parent, displayName, ...others } = await whenMissing();
          same(
            [type, props, parent, displayName].map(({ holds }) => holds),
            [true, true, true, true],
          );
          same(others, { isCanvas: false, custom: {}, hidden: false, nodes: [], linkedNodes: {} });
        },
        { content: containerOf(<SampleCard />, <hr title="Hi" data-work={null} />), resolver: { SampleCard } },
      ),
  "Its type, `SerializedNodes`, wants a `parent` in `ROOT` too: where you write such an object in TypeScript, give it `null`.":
    () => {
      const root = savedNode("div");
      // @ts-expect-error: it wants a parent
      const wrong: SerializedNodes = { ROOT: root };
      const right: SerializedNodes = { ROOT: { ...root, parent: null } };
      same(Object.keys(wrong), Object.keys(right));
      return showsPage(right, (place) => same(place.querySelectorAll("div").length > 0, true));
    },
  "The JSON is one object whose keys are the ids of the nodes:": () =>
    withEditor((editor) => same(Object.keys(JSON.parse(editor.query.serialize())), ["ROOT", ...childrenOf(editor)])),
};
