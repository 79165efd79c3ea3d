import { defaultElementProps, Element, type ElementProps } from "@craftjs/core";
import { createElement, type ReactNode } from "react";
import { type CheckFile, inWords, same, throws } from "../../../test/docs/browser/check-file.ts";
import { containerOf } from "../../../test/docs/browser/container-of.tsx";
import { craftedBlock } from "../../../test/docs/browser/crafted-block.tsx";
import { childrenOf, domOf, sizeOf } from "../../../test/docs/browser/editor-questions.ts";
import { nodeFrom } from "../../../test/docs/browser/node-from.tsx";
import { sameType } from "../../../test/docs/browser/same-type.ts";
import { SampleContainer, SampleText } from "../../../test/docs/browser/samples.tsx";
import { settle, withEditor } from "../../../test/docs/browser/stage.tsx";
import { probes as linked } from "./element-linked.check.tsx";
import { probes as nodes } from "./element-nodes.check.tsx";

/** The root that an element with the fewest props becomes. */
const fewest = () =>
  withEditor(({ query }) => query.node("ROOT").get().data, { content: <Element is="div">Text</Element> });

export const defaults: CheckFile["defaults"] = {
  element: async () => {
    const data = await fewest();
    return {
      is: inWords("none: always set it", defaultElementProps.is === "div"),
      canvas: data.isCanvas,
      custom: data.custom,
      hidden: data.hidden,
      id: undefined,
      children: undefined,
    };
  },
};

export const probes: CheckFile["probes"] = {
  ...nodes,
  ...linked,
  "`<Text>` needs no `<Element>`: every element in the tree becomes a node by itself. Use `<Element>` where you need one of the props below.":
    () =>
      withEditor((editor) => same(sizeOf(editor), 4), { content: containerOf(<SampleText />, containerOf(<hr />)) }),
  "| `is` | component or HTML tag name | none: always set it | What renders the node. |": async () => {
    for (const is of [SampleText, "h2"] as const) {
      await withEditor(
        ({ query }, place) => {
          same([query.node("ROOT").get().data.type === is, place.innerHTML.startsWith("<h2")], [true, is === "h2"]);
        },
        { content: <Element is={is as "h2"} /> },
      );
    }
  },
  "| `children` | `ReactNode` | none | The child nodes, or plain text. |": async () => {
    const content = (inside: ReactNode) => <Element is="p">{inside}</Element>;
    await withEditor((editor) => same(childrenOf(editor).length, 1), { content: content(<b>Bold</b>) });
    await withEditor((editor, place) => same([childrenOf(editor), place.textContent], [[], "Plain"]), {
      content: content("Plain"),
    });
  },
  'The types make `is` optional and the package lists `div` as its default, but in 0.2.12 an `<Element>` without `is` throws *The component type specified for this node (…) does not exist in the resolver*. Write `is="div"`.':
    () =>
      withEditor(async ({ query }) => {
        await throws("The component type specified for this node", () =>
          query.parseReactElement(<Element />).toNodeTree(),
        );
        same([defaultElementProps.is, nodeFrom({ query }, <Element is="div" />).data.type], ["div", "div"]);
        sameType<object extends Pick<ElementProps<"p">, "is"> ? true : false, true>(true);
      }),
  "| `custom` | `Record<string, any>` | `{}` | Initial [`data.custom`](/docs/api/node#data). Merged over the component’s own `craft.custom`. |":
    () => {
      const Block = craftedBlock({ custom: { a: 1, b: 1 } });
      return withEditor(({ query }) => same(query.node("ROOT").get().data.custom, { a: 1, b: 2 }), {
        content: <Element is={Block} custom={{ b: 2 }} />,
        resolver: { Block },
      });
    },
  "The component has to render its `children`, because that is where dropped nodes appear.": async () => {
    for (const rendersChildren of [false, true]) {
      const Box = ({ children }: { children?: ReactNode }) => <div>{rendersChildren && children}</div>;
      await withEditor(
        async ({ actions, query }, place) => {
          actions.addNodeTree(query.parseReactElement(<SampleText text="Dropped" />).toNodeTree(), "ROOT");
          await settle();
          same(place.textContent, rendersChildren ? "Dropped" : "");
        },
        { content: <Element is={Box} canvas />, resolver: { Box } },
      );
    }
  },
  "A component that is always a container can say so itself, and then no `<Element>` is needed:": () => {
    const Row = craftedBlock({ isCanvas: true });
    return withEditor(({ query }) => same(query.node("ROOT").isCanvas(), true), {
      content: <Row />,
      resolver: { Row },
    });
  },
  "When both are given, `craft.isCanvas` wins over the `canvas` prop, `false` included.": async () => {
    for (const isCanvas of [true, false]) {
      const Block = craftedBlock({ isCanvas });
      await withEditor(({ query }) => same(query.node("ROOT").isCanvas(), isCanvas), {
        content: <Element is={Block} canvas={!isCanvas} />,
        resolver: { Block },
      });
    }
  },
  "A canvas without children and without a height leaves the pointer nothing to hit. Set a `min-height` or a padding.":
    async () => {
      for (const style of [{}, { minHeight: 20 }, { padding: 10 }]) {
        await withEditor((editor) => same(domOf(editor, "ROOT").offsetHeight, Object.keys(style).length * 20), {
          content: <Element is={SampleContainer} canvas style={style} />,
        });
      }
    },
  'Plain text works as the only child: `<Element is="p">Hello</Element>`. As soon as an element stands beside it, the elements become child nodes and the text is dropped. Give such text a component of its own.':
    async () => {
      const shown = (...inside: ReactNode[]) =>
        withEditor((editor, place) => [place.textContent, sizeOf(editor)], {
          content: createElement(Element<"div">, { is: "div" }, ...inside),
        });
      same(await shown("Hello"), ["Hello", 1]);
      same(await shown("Hello ", <b key="b">bold</b>), ["bold", 2]);
      same(await shown(<SampleText key="t" text="Hello " />, <b key="b">bold</b>), ["Hello bold", 3]);
    },
  "When a block is dropped into a canvas that holds only text, the text is not shown, and comes back when the last block leaves.":
    () =>
      withEditor(
        async ({ actions, query }, place) => {
          const tree = query.parseReactElement(<SampleText text="Block" />).toNodeTree();
          actions.addNodeTree(tree, "ROOT");
          await settle();
          same(place.textContent, "Block");
          actions.delete(tree.rootNodeId);
          await settle();
          same(place.textContent, "Drop here");
        },
        { content: containerOf("Drop here") },
      ),
  "| `hidden` | `boolean` | `false` | Adds the node without rendering it. |": () =>
    withEditor((editor, place) => same([sizeOf(editor), place.textContent], [2, ""]), {
      content: containerOf(<Element is={SampleText} text="Unseen" hidden />),
    }),
};
