import { Editor, Element, Frame, serializeNode } from "@craftjs/core";
import { isValidElement, useEffect } from "react";
import { type CheckFile, inWords, same, throws } from "../../../test/docs/browser/check-file.ts";
import { sampleResolver } from "../../../test/docs/browser/samples.tsx";
import { says } from "../../../test/docs/browser/says.ts";
import { rendered, withEditor } from "../../../test/docs/browser/stage.tsx";
import { startWatch, watchTrouble } from "../../../test/docs/browser/trouble.ts";
import { probes as loading } from "./serializing-loading.check.tsx";

const missingText = {
  type: { resolvedName: "Marquee" },
  isCanvas: false,
  props: {},
  displayName: "Marquee",
  custom: {},
};
const root = { type: "div", isCanvas: true, props: {}, displayName: "div", custom: {}, hidden: false };
const stored = {
  version: 0,
  nodes: {
    ROOT: { ...root, nodes: ["old"], linkedNodes: {} },
    old: { ...missingText, hidden: false, parent: "ROOT", nodes: [], linkedNodes: {} },
  },
};

/** What becomes of a saved node that has nothing but what it needs. */
const loaded = () =>
  withEditor(({ query }) => query.parseSerializedNode({ type: "div", props: {} } as never).toNode().data);

export const runs: CheckFile["runs"] = {
  "src/app.tsx": ({ App }) => <App onSave={() => {}} />,
  "src/load.tsx": ({ Page }) => <Page stored={stored} />,
  "src/migrate.ts": ({ migrate }) => {
    const text = { ...missingText, type: { resolvedName: "Text" }, props: { content: "Old", size: 2 } };
    same(migrate({ version: 0, nodes: { text } }).nodes.text.props, { text: "Old", size: 2 });
    return null;
  },
  "src/missing-components.ts": ({ missingComponents }) => {
    same(missingComponents(stored.nodes, sampleResolver), ["Marquee"]);
    return null;
  },
};

export const defaults: CheckFile["defaults"] = {
  saved: async () => {
    const data = await loaded();
    const fails = (node: object) =>
      withEditor(({ query }) => throws("Cannot ", () => query.parseSerializedNode(node as never).toNode())).then(
        () => true,
        () => false,
      );
    return {
      type: inWords("Loading throws.", await fails({ props: {} })),
      props: inWords("Loading throws. Write {} for none.", await fails({ type: "div" })),
      isCanvas: data.isCanvas,
      displayName: inWords("The name of the type", data.displayName === "div"),
      custom: data.custom,
      hidden: data.hidden,
      parent: inWords("The node has no parent.", !data.parent),
      nodes: data.nodes,
      linkedNodes: data.linkedNodes,
    };
  },
};

/** A component with a region. */
const Card = () => (
  <aside>
    <Element id="body" is="div" canvas />
  </aside>
);

/** Renders a page from what was saved. */
const shows = (data: object, then: (place: HTMLElement) => unknown) =>
  rendered(
    <Editor resolver={{ ...sampleResolver, Card }}>
      <Frame data={data as never} />
    </Editor>,
    (place) => void then(place),
  );

/** Throws when rendering a page from what was saved does not say a message. */
const pageSays = (part: string, data: object) => says(part, () => shows(data, () => {}));

/** What is left of a value of a prop when the page has been saved and loaded. */
const survivor = (value: unknown, name = "value"): Promise<unknown> =>
  withEditor(({ actions, query }) => {
    const [id = ""] = query.node("ROOT").childNodes();
    actions.history.ignore().setProp(id, (props) => {
      props[name] = value;
    });
    // The editor serialises after each change, and warns of what makes it fail.
    startWatch();
    const saved = JSON.parse(query.serialize())[id];
    return query.parseSerializedNode(saved).toNode().data.props[name];
  });

export const probes: CheckFile["probes"] = {
  ...loading,
  "Left out. The default in `craft.props` comes back, if there is one.": () =>
    withEditor(({ actions, query }) => {
      const [id = ""] = query.node("ROOT").childNodes();
      actions.setProp(id, (props) => {
        props.onClick = () => {};
        props.nothing = null;
      });
      same(Object.keys(query.node(id).toSerializedNode().props), ["text"]);
    }),
  "There has to be a node called `ROOT`. Without it, nothing is shown, and nothing is reported.": () =>
    shows({ other: { ...root, nodes: [], linkedNodes: {} } }, (place) =>
      same([place.textContent, watchTrouble()], ["", []]),
    ),
  'A `"version": 2` beside them makes loading throw': () =>
    withEditor(({ actions }) => throws("Cannot find component", () => actions.deserialize({ version: 2 } as never))),
  "- An id in `nodes` that has no node makes rendering throw.": () =>
    pageSays("Cannot read properties of undefined (reading 'children')", {
      ROOT: { ...root, nodes: ["gone"], linkedNodes: {} },
    }),
  "So does one in `linkedNodes`, where the component still renders that `<Element>`.": async () => {
    const page = (name: string) => ({
      ROOT: { ...root, type: { resolvedName: "Card" }, nodes: [], linkedNodes: { [name]: "gone" } },
    });
    await pageSays("Cannot read properties of undefined (reading 'data')", page("body"));
    await shows(page("old"), (place) => same(place.querySelectorAll("aside").length, 1));
  },
  "- A node that no other node lists is kept and saved again, but never rendered.": () =>
    withEditor(({ actions, query }) => {
      actions.deserialize({
        ROOT: { ...root, nodes: [], linkedNodes: {} },
        stray: { ...root, parent: "ROOT" },
      } as never);
      same("stray" in query.getSerializedNodes(), true);
    }),
  "- Other fields of a node are dropped.": () =>
    withEditor(({ query }) =>
      same("note" in query.parseSerializedNode({ type: "div", props: {}, note: "x" } as never).toNode().data, false),
    ),
  "| `NaN`, `Infinity` | `null` |": async () => same([await survivor(Number.NaN), await survivor(1 / 0)], [null, null]),
  "| `Date` | A string |": async () => same(typeof (await survivor(new Date(0))), "string"),
  "| `Map`, `Set`, `RegExp` | `{}` |": async () =>
    same([await survivor(new Map([[1, 2]])), await survivor(new Set([1])), await survivor(/x/)], [{}, {}, {}]),
  "| `BigInt` | `serialize()` throws. |": () => throws("BigInt", () => survivor(1n)),
  "| React element | Broken: a plain object that React refuses to render.": async () => {
    const element = (await survivor(<b>Text</b>)) as object;
    await says("Objects are not valid as a React child", () => withEditor(() => {}, { beside: element as never }));
  },
  "| An object with the key `resolvedName` | `undefined`, or an element. Do not use that key. |": async () => {
    same((await survivor({ resolvedName: "Text" })) === undefined, true);
    same(isValidElement(await survivor({ resolvedName: "Text", type: "b", props: {} })), true);
  },
  "| `children` that is a string, or an array of strings | The same |": async () =>
    same(await survivor(["a", "b"], "children"), ["a", "b"]),
  "| `children` that is a number, or an array with a number in it | `serialize()` throws.": async () => {
    for (const children of [5, [5, " items"]]) {
      await throws("Cannot convert undefined or null to object", () => survivor(children, "children"));
    }
  },
  "| `children` that is `true` or `false`, or an array of text with one of these or `null` in it | `serialize()` throws.":
    async () => {
      for (const children of [true, false, [false, "text"], [null, "text"]]) {
        await throws("as it is null", () => survivor(children, "children"));
      }
    },
  "If the element was created while a component rendered, `serialize()` itself fails in development with “Converting circular structure to JSON”.":
    () => {
      let element: unknown;
      const Maker = () => {
        const made = <b>Text</b>;
        useEffect(() => {
          element = made;
        });
        return null;
      };
      return withEditor(
        ({ actions, query }) => {
          actions.setProp("ROOT", (props) => {
            props.icon = element;
          });
          startWatch();
          return throws("Converting circular structure to JSON", () => query.serialize());
        },
        { beside: <Maker /> },
      );
    },
  "- When two keys have the same component, the **last** one is written. Both are read.": () =>
    withEditor(({ query }) => {
      same(query.node("ROOT").toSerializedNode().type, { resolvedName: "Container" });
      const read = { type: { resolvedName: "SampleContainer" }, props: {} };
      same(query.parseSerializedNode(read as never).toNode().data.name, "Container");
    }),
  "- Craft.js reads the `resolver` prop once, and freezes the object.": () => {
    const resolver = { ...sampleResolver };
    return rendered(
      <Editor resolver={resolver}>
        <Frame data={{ ROOT: { ...root, nodes: [], linkedNodes: {}, parent: null } }} />
      </Editor>,
      () => same(Object.isFrozen(resolver), true),
    );
  },
  "Pages load under both, and are saved under `Heading`.": () => {
    const Heading = () => <h2>Text</h2>;
    return withEditor(
      ({ query }) => {
        const node = query.parseSerializedNode({ type: { resolvedName: "Headline" }, props: {} } as never).toNode();
        same(serializeNode(node.data, query.getOptions().resolver).type, { resolvedName: "Heading" });
      },
      { resolver: { Headline: Heading, Heading } },
    );
  },
  "| Instance of a class | A plain object without its methods |": async () => {
    class Point {
      x = 1;
      double() {
        return this.x * 2;
      }
    }
    same(await survivor(new Point()), { x: 1 });
  },
  "| They keep the saved value. Defaults are saved with the page. |": () => {
    const Block = Object.assign(() => <i />, { craft: { props: { size: 1 } } });
    return withEditor(
      ({ actions, query }) => {
        const saved = query.serialize();
        Object.assign(Block, { craft: { props: { size: 2, colour: "red" } } });
        actions.deserialize(saved);
        same(query.node("ROOT").get().data.props, { size: 1, colour: "red" });
      },
      { content: <Block />, resolver: { Block } },
    );
  },
  "Two older names still load: a root called `canvas-ROOT`, and linked nodes under `_childCanvas`.": () =>
    withEditor(({ actions, query }) => {
      actions.deserialize({
        "canvas-ROOT": { ...root, nodes: [], _childCanvas: { body: "a" } },
        a: { ...root, parent: "canvas-ROOT", nodes: [] },
      } as never);
      const saved = query.getSerializedNodes();
      same([Object.keys(saved), saved.ROOT?.linkedNodes], [["ROOT", "a"], { body: "a" }]);
      same([saved.a?.parent, "_childCanvas" in (saved.ROOT ?? {})], ["ROOT", false]);
    }),
};
