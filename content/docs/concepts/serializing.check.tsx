import { isValidElement, useEffect } from "react";
import { type CheckFile, inWords, same, throws } from "../../../test/docs/browser/check-file.ts";
import { containerOf } from "../../../test/docs/browser/container-of.tsx";
import { childrenOf } from "../../../test/docs/browser/editor-questions.ts";
import { SampleCard } from "../../../test/docs/browser/sample-card.tsx";
import { SampleText, sampleResolver } from "../../../test/docs/browser/samples.tsx";
import { says } from "../../../test/docs/browser/says.ts";
import { setText } from "../../../test/docs/browser/set-text.ts";
import { withEditor } from "../../../test/docs/browser/stage.tsx";
import { startWatch } from "../../../test/docs/browser/trouble.ts";
import { probes as errors } from "./serializing-errors.check.tsx";
import { probes as format } from "./serializing-format.check.tsx";
import { probes as migrating } from "./serializing-migrating.check.tsx";
import { probes as resolver } from "./serializing-resolver.check.tsx";

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

/** Puts an element that was made while a component rendered into a prop, and saves. */
const failsToSave = () => {
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
};

export const probes: CheckFile["probes"] = {
  ...errors,
  ...format,
  ...migrating,
  ...resolver,
  "| `NaN`, `Infinity` | `null` |": async () => same([await survivor(Number.NaN), await survivor(1 / 0)], [null, null]),
  "| `Date` | A string |": async () => same(typeof (await survivor(new Date(0))), "string"),
  "| `Map`, `Set`, `RegExp` | `{}` |": async () =>
    same([await survivor(new Map([[1, 2]])), await survivor(new Set([1])), await survivor(/x/)], [{}, {}, {}]),
  "| `BigInt` | `serialize()` throws. |": () => throws("BigInt", () => survivor(1n)),
  "| React element | Broken: a plain object that React refuses to render. |": async () => {
    const element = (await survivor(<b>Text</b>)) as object;
    await says("Objects are not valid as a React child", () => withEditor(() => {}, { beside: element as never }));
  },
  "| An object with the key `resolvedName` | `undefined`, or an element. Do not use that key. |": async () => {
    same((await survivor({ resolvedName: "Text" })) === undefined, true);
    same(isValidElement(await survivor({ resolvedName: "Text", type: "b", props: {} })), true);
  },
  "| `children` that is a string, or an array of strings | The same |": async () =>
    same(await survivor(["a", "b"], "children"), ["a", "b"]),
  "| `children` that is a number, or an array with a number in it | `serialize()` throws. Write `` {`${count} items`} `` or `{String(count)}`. |":
    async () => {
      for (const children of [5, [5, " items"]]) {
        await throws("Cannot convert undefined or null to object", () => survivor(children, "children"));
      }
      const count = 5;
      for (const children of [`${count} items`, String(count)]) same(await survivor(children, "children"), children);
    },
  "| `children` that is `true` or `false`, or an array of text with one of these or `null` in it | `serialize()` throws. Write `{ready ? 'Yes' : ''}`, not `{ready && 'Yes'}`. |":
    async () => {
      for (const children of [true, false, [false, "text"], [null, "text"]]) {
        await throws("as it is null", () => survivor(children, "children"));
      }
      for (const ready of [true, false]) same(await survivor(ready ? "Yes" : "", "children"), ready ? "Yes" : "");
    },
  "If the element was created while a component rendered, `serialize()` itself fails in development with “Converting circular structure to JSON”.":
    failsToSave,
  "| “Converting circular structure to JSON” | Saving | The same. |": failsToSave,
  "| Instance of a class | A plain object without its methods |": async () => {
    class Point {
      x = 1;
      double() {
        return this.x * 2;
      }
    }
    same(await survivor(new Point()), { x: 1 });
  },
  "`type`, `props`, `custom`, `hidden`, `nodes`, `linkedNodes` and `parent` come back as they were. Selection, hover, `dom` and the undo history are not saved.":
    () =>
      withEditor(
        (editor) => {
          const { actions, query } = editor;
          const [card = "", second = ""] = childrenOf(editor);
          setText(actions, second, "Changed");
          actions.setCustom(second, (custom: { note?: string }) => Object.assign(custom, { note: "x" }));
          actions.setHidden(second, true);
          actions.selectNode(second);
          const saved = query.serialize();
          const kept = (id: string) => {
            const { type, props, custom, hidden, nodes, linkedNodes, parent } = query.node(id).get().data;
            return { type: typeof type, props, custom, hidden, nodes, linkedNodes, parent };
          };
          const before = ["ROOT", card, second].map(kept);
          return withEditor(
            (other) => {
              other.actions.history.ignore().deserialize(saved);
              const after = ["ROOT", card, second].map((id) => {
                const { type, props, custom, hidden, nodes, linkedNodes, parent } = other.query.node(id).get().data;
                return { type: typeof type, props, custom, hidden, nodes, linkedNodes, parent };
              });
              same(JSON.stringify(after), JSON.stringify(before));
              same([other.query.getEvent("selected").size(), other.query.history.canUndo()], [0, false]);
              same(
                ["dom", "events"].filter((name) => saved.includes(`"${name}"`)),
                [],
              );
            },
            { resolver: { SampleCard } },
          );
        },
        { content: containerOf(<SampleCard />, <SampleText text="Two" />), resolver: { SampleCard } },
      ),
  "The second row has a catch: clearing a prop by setting it to `null` does not last when the prop has a default. Save an empty string or `false` instead.":
    () => {
      const Block = Object.assign(() => <i />, { craft: { props: { colour: "red" } } });
      return withEditor(
        (editor) => {
          const [id = ""] = childrenOf(editor);
          const reloaded = (value: unknown) => {
            editor.actions.setProp(id, (props) => Object.assign(props, { colour: value }));
            editor.actions.deserialize(editor.query.serialize());
            return editor.query.node(id).get().data.props.colour;
          };
          same([reloaded(null), reloaded(""), reloaded(false)], ["red", "", false]);
        },
        { content: containerOf(<Block />), resolver: { Block } },
      );
    },
  "| String, number, boolean, plain object, array | The same | | Function, `null`, `undefined` | Left out. The default in `craft.props` comes back, if there is one. |":
    async () => {
      const kept = ["text", 1, false, { a: { b: 1 } }, [1, "a"]];
      same(await Promise.all(kept.map((value) => survivor(value))), kept);
      const Block = Object.assign(() => <i />, { craft: { props: { size: 1 } } });
      for (const value of [() => {}, null, undefined]) {
        same((await survivor(value)) === undefined, true);
        await withEditor(
          ({ actions, query }) => {
            actions.setProp("ROOT", (props) => Object.assign(props, { size: value }));
            same(query.node("ROOT").toSerializedNode().props, {});
            actions.deserialize(query.serialize());
            same(query.node("ROOT").get().data.props, { size: 1 });
          },
          { content: <Block />, resolver: { Block } },
        );
      }
    },
  "`rules`, `related` and `info` come from the component’s [`craft`](/docs/concepts/user-components#craft-static) each time, and so do `displayName` and `isCanvas` where `craft` sets them.":
    () => {
      const Block = Object.assign(() => <i />, { craft: {} });
      return withEditor(
        ({ actions, query }) => {
          const saved = () => query.serialize().replace('"Block","custom"', '"Stored","custom"');
          const rules = { canDrag: () => false };
          Object.assign(Block, { craft: { rules, related: { form: () => null }, info: { icon: "star" } } });
          actions.deserialize(saved());
          const { data, info, related, rules: loadedRules } = query.node("ROOT").get();
          same([loadedRules.canDrag === rules.canDrag, Object.keys(related), info], [true, ["form"], { icon: "star" }]);
          same([data.displayName, data.isCanvas], ["Stored", false]);
          Object.assign(Block, { craft: { displayName: "Set", isCanvas: true } });
          actions.deserialize(saved());
          const { displayName, isCanvas } = query.node("ROOT").get().data;
          same([displayName, isCanvas], ["Set", true]);
        },
        { content: <Block />, resolver: { Block } },
      );
    },
};
