import { isValidElement, useEffect } from "react";
import { type CheckFile, same, throws } from "../../../harness/check-file.ts";
import { craftedBlock } from "../../../harness/crafted-block.tsx";
import { childrenOf } from "../../../harness/editor-questions.ts";
import { SampleCard } from "../../../harness/sample-card.tsx";
import { SampleText, sampleResolver } from "../../../harness/samples.tsx";
import { savedNode } from "../../../harness/saved-node.ts";
import { says } from "../../../harness/says.ts";
import { setText } from "../../../harness/set-text.ts";
import { savedRoot } from "../../../harness/shows-page.tsx";
import { type EditorHandle, withEditor } from "../../../harness/stage.tsx";
import { startWatch } from "../../../harness/trouble.ts";
import { withBlocks, withRoot } from "../../../harness/with-blocks.tsx";
import { whenMissing } from "./serializing-format.check.tsx";

/** A page from before the first step of the migration. */
const stored = {
  version: 0,
  nodes: { ROOT: savedRoot({ nodes: ["old"] }), old: savedNode({ resolvedName: "Marquee" }, { parent: "ROOT" }) },
};

export const runs: CheckFile["runs"] = {
  "src/App.tsx": ({ App }) => <App onSave={() => {}} />,
  "src/load.tsx": ({ Page }) => <Page stored={stored} />,
  "src/migrate.ts": ({ migrate }) => {
    const text = savedNode({ resolvedName: "Text" }, { props: { content: "Old", size: 2 } });
    same(migrate({ version: 0, nodes: { text } }).nodes.text.props, { text: "Old", size: 2 });
    return null;
  },
  "src/missing-components.ts": ({ missingComponents }) => {
    same(missingComponents(stored.nodes, sampleResolver), ["Marquee"]);
    return null;
  },
};

export const defaults: CheckFile["defaults"] = { saved: whenMissing };

/** What is left of a value of a prop when the page has been saved and loaded. */
const survivor = (value: unknown, name = "value"): Promise<unknown> =>
  withEditor(({ actions, query }) => {
    const [id = ""] = query.node("ROOT").childNodes();
    actions.history.ignore().setProp(id, (props) => Object.assign(props, { [name]: value }));
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
      actions.setProp("ROOT", (props) => Object.assign(props, { icon: element }));
      startWatch();
      return throws("Converting circular structure to JSON", () => query.serialize());
    },
    { beside: <Maker /> },
  );
};

/** Loads a page whose only prop, one with a default, has been given each of these values: some are there again, some are not. */
const clears = () => {
  const Block = craftedBlock({ props: { colour: "red" } });
  return withRoot({ Block }, ({ actions, query }) => {
    const reloaded = (colour: unknown) => {
      actions.setProp("ROOT", (props) => Object.assign(props, { colour }));
      actions.deserialize(query.serialize());
      return query.node("ROOT").get().data.props.colour;
    };
    same([null, undefined, () => {}, "", false].map(reloaded), ["red", "red", "red", "", false]);
  });
};

export const probes: CheckFile["probes"] = {
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
    () => {
      const ids = (editor: EditorHandle) => ["ROOT", ...childrenOf(editor)];
      const kept = (editor: EditorHandle) =>
        ids(editor).map((id) => {
          const { type, props, custom, hidden, nodes, linkedNodes, parent } = editor.query.node(id).get().data;
          return [type === SampleCard, props, custom, hidden, nodes, linkedNodes, parent];
        });
      return withBlocks({ SampleCard, SampleText }, (editor) => {
        const { actions, query } = editor;
        const [, second = ""] = childrenOf(editor);
        setText(actions, second, "Changed");
        actions.setCustom(second, (custom) => Object.assign(custom, { note: "x" }));
        actions.setHidden(second, true);
        actions.selectNode(second);
        const saved = query.serialize();
        return withEditor(
          (other) => {
            other.actions.history.ignore().deserialize(saved);
            same(kept(other), kept(editor));
            same([other.query.getEvent("selected").size(), other.query.history.canUndo()], [0, false]);
            same([saved.includes('"dom"'), saved.includes('"events"')], [false, false]);
          },
          { resolver: { SampleCard } },
        );
      });
    },
  "| String, number, boolean, plain object, array | The same | | Function, `null`, `undefined` | Left out. The default in `craft.props` comes back, if there is one. |":
    async () => {
      const kept = ["text", 1, false, { a: { b: 1 } }, [1, "a"]];
      same(await Promise.all(kept.map((value) => survivor(value))), kept);
      for (const value of [() => {}, null, undefined]) same((await survivor(value)) === undefined, true);
      await clears();
    },
  "To clear a prop that has a default, save an empty string or `false`. Setting it to `null` does not last: the default comes back.":
    clears,
  "`rules`, `related` and `info` come from the component’s [`craft`](/docs/concepts/user-components#craft-static) each time, and so do `displayName` and `isCanvas` where `craft` sets them.":
    () => {
      const Block = craftedBlock({});
      return withRoot({ Block }, ({ actions, query }) => {
        const loaded = (craft: object) => {
          Object.assign(Block, { craft });
          actions.deserialize({ ROOT: savedNode({ resolvedName: "Block" }, { displayName: "Stored" }) } as never);
          return query.node("ROOT").get();
        };
        const craft = { rules: { canDrag: () => false }, related: { form: () => null }, info: { icon: "star" } };
        const { data, info, related, rules } = loaded(craft);
        same([rules.canDrag === craft.rules.canDrag, Object.keys(related)], [true, ["form"]]);
        same([info, data.displayName, data.isCanvas], [{ icon: "star" }, "Stored", false]);
        const { displayName, isCanvas } = loaded({ displayName: "Set", isCanvas: true }).data;
        same([displayName, isCanvas], ["Set", true]);
      });
    },
};
