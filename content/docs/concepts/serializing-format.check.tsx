import { Editor, Frame, type SerializedNodes } from "@craftjs/core";
import { createElement, Fragment, memo, type ReactElement } from "react";
import { type CheckFile, inWords, same, throws } from "../../../test/docs/browser/check-file.ts";
import { containerOf } from "../../../test/docs/browser/container-of.tsx";
import { childrenOf } from "../../../test/docs/browser/editor-questions.ts";
import { inTurn, withFrames } from "../../../test/docs/browser/frames.tsx";
import { loadRoot } from "../../../test/docs/browser/load-root.ts";
import { loadedNode } from "../../../test/docs/browser/made-node.tsx";
import { SampleCard } from "../../../test/docs/browser/sample-card.tsx";
import { SampleContainer, SampleText } from "../../../test/docs/browser/samples.tsx";
import { savedNode } from "../../../test/docs/browser/saved-node.ts";
import { says } from "../../../test/docs/browser/says.ts";
import { pageSays, savedRegion, savedRoot, showsPage } from "../../../test/docs/browser/shows-page.tsx";
import { rendered, settle, withEditor } from "../../../test/docs/browser/stage.tsx";
import { treeOf } from "../../../test/docs/browser/trees.ts";
import { startWatch, watchTrouble } from "../../../test/docs/browser/trouble.ts";
import { withRoot } from "../../../test/docs/browser/with-blocks.tsx";

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
const missesChild = () =>
  pageSays("Cannot read properties of undefined (reading 'children')", { ROOT: savedRoot({ nodes: ["gone"] }) });

/** The same with a linked node: one that is rendered, and one that no longer is. */
const missesLinked = async () => {
  const page = (name: string) => ({ ROOT: savedRegion("gone", name) });
  await pageSays("Cannot read properties of undefined (reading 'data')", page("body"));
  await showsPage(page("old"), (place) => same(place.querySelectorAll("aside").length, 1));
};

/** A page with an element in a prop, which was not made while React renders. */
const holdsElement = () => {
  const Card = ({ icon }: { icon?: ReactElement }) => <p>{icon}</p>;
  Card.craft = { props: { icon: <b>Icon</b> } };
  return says("Objects are not valid as a React child", () =>
    withRoot({ Card }, async ({ actions, query }, place) => {
      same(place.textContent, "Icon");
      actions.deserialize(query.serialize());
      await settle();
    }),
  );
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
  "| “Cannot destructure property 'type' of … as it is undefined” | Loading | A saved `resolvedName` is not in the resolver.":
    () => throws("as it is undefined", () => loadRoot({ type: { resolvedName: "Gone" } })),
  "| “Cannot find component \\<… /\\> in resolver map” | Loading | A node has no `type`, or one without a `resolvedName`; or a value of the object is not a node, such as a version number. |":
    async () => {
      for (const type of [undefined, {}]) await throws("Cannot find component", () => loadRoot({ type }));
      await withEditor(({ actions }) =>
        throws("Cannot find component", () => actions.deserialize({ ROOT: text, version: 2 } as never)),
      );
    },
  "| “Cannot convert undefined or null to object” | Saving, loading | Saving: `children` holds a number. Loading: a node has no `props`; or `null` or `undefined` was given to `deserialize`, as when the page has not arrived yet. |":
    async () => {
      const part = "Cannot convert undefined or null to object";
      await throws(part, () => loadRoot({ type: "div", props: undefined }));
      await withEditor(async ({ actions }) => {
        for (const page of [null, undefined]) await throws(part, () => actions.deserialize(page as never));
      });
      await withEditor(({ query }) => throws(part, () => query.serialize()), {
        content: <SampleContainer>{5}</SampleContainer>,
      });
      // The editor serialises after each change, and warns of what makes it fail.
      startWatch();
    },
  "| “Unexpected token …”, “Unexpected end of JSON input”, “Unterminated string in JSON …”, “Expected property name …” | Loading | The string is not JSON, is cut off, or is still compressed. |":
    () =>
      withEditor(async ({ actions }) => {
        for (const string of ["<html>", "eJyrVs"]) {
          await throws("Unexpected token", () => actions.deserialize(string));
        }
        await throws("Unexpected end of JSON input", () => actions.deserialize('{"ROOT":'));
        await throws("Unterminated string in JSON", () => actions.deserialize('{"RO'));
        await throws("Expected property name", () => actions.deserialize("{"));
      }),
  '| “"undefined" is not valid JSON”, “"[object Object]" is not valid JSON” | Loading | A value was turned into a string. Give the object itself. |':
    () =>
      withEditor(async ({ actions, query }) => {
        const page = query.getSerializedNodes();
        for (const value of [undefined, page]) {
          await throws(`"${value}" is not valid JSON`, () => actions.deserialize(String(value)));
        }
        actions.deserialize(page);
      }),
  "| “The component type specified for this node (…) does not exist in the resolver” | First render, saving | An element inside `<Frame>`, or one that you parse, has a component that is not in the resolver. `(undefined)` is a fragment, or a component [without a name of its own](/docs/api/errors#not-in-resolver), such as `memo()`. |":
    async () => {
      const Stranger = () => null;
      const message = (name: string) =>
        `The component type specified for this node (${name}) does not exist in the resolver`;
      await says(message("Stranger"), () => withEditor(() => {}, { content: <Stranger /> }));
      await withEditor(async ({ actions, query }) => {
        const parse = (element: ReactElement) => () => treeOf({ query }, element);
        await throws(message("Stranger"), parse(<Stranger />));
        await throws(message("undefined"), parse(createElement(Fragment)));
        await throws(message("undefined"), parse(createElement(memo(() => null))));
        actions.setOptions((options) => {
          options.resolver = { Stranger };
        });
        await throws("does not exist in the resolver", () => query.serialize());
      });
      // The editor serialises after each change, and warns of what makes it fail.
      startWatch();
    },
  "| “Resolver in \\<Editor /\\> has to be an object” | First render | `resolver` is `null`, an array, a function or a string. |":
    async () => {
      for (const resolver of [null, [], () => {}, "Text"]) {
        await says("Resolver in <Editor /> has to be an object", () =>
          rendered(<Editor resolver={resolver as never}>Text</Editor>, () => {}),
        );
      }
    },
  "| “Cannot destructure property 'type' of … as it is null” | Saving, loading | Saving: `children` is `true` or `false`, as after `{ready && <Text />}`, or has one of these or `null` beside a text. Loading: a value of the object is `null`. |":
    async () => {
      for (const children of [true, false, [true, "Text"], [false, "Text"], [null, "Text"]]) {
        await withEditor(({ query }) => throws("as it is null", () => query.serialize()), {
          content: createElement(SampleContainer, null, children),
        });
      }
      // The editor serialises after each change, and warns of what makes it fail.
      startWatch();
      await withEditor(({ actions }) =>
        throws("as it is null", () => actions.deserialize({ ROOT: text, other: null } as never)),
      );
    },
  "| “Cannot read properties of undefined (reading 'children')” | After loading | An id in `nodes` has no node.":
    missesChild,
  "| “Cannot read properties of undefined (reading 'data')” | After loading | The same, with an id in `linkedNodes`. |":
    missesLinked,
  "An element in a prop works until the page is saved. After loading, React throws “Objects are not valid as a React child”.":
    holdsElement,
  "| “Objects are not valid as a React child” | After loading | A prop held an element. |": holdsElement,
  "The first error says neither which component is missing nor where.": async () => {
    let message = "";
    try {
      await loadRoot({ type: { resolvedName: "Gone" } });
    } catch (error) {
      message = String(error);
    }
    same([/Cannot destructure/.test(message), /Gone|ROOT/.test(message)], [true, false]);
  },
};
