import { Element, useEditor, useNode } from "@craftjs/core";
import { isValidElement, type ReactElement, useState } from "react";
import { type CheckFile, same } from "../../../harness/check-file.ts";
import { childrenOf, domOf } from "../../../harness/editor-questions.ts";
import { indicatorLine } from "../../../harness/indicator-line.ts";
import { settle, withEditor } from "../../../harness/stage.tsx";

/** Shows the hooks of Craft.js and of React at work around each node. */
const showHooks = () => {
  const Around = ({ render }: { render: ReactElement }) => {
    const { id } = useNode();
    const { size } = useEditor((state) => ({ size: Object.keys(state.nodes).length }));
    const [presses, setPresses] = useState(0);
    return (
      <div>
        <button type="button" onClick={() => setPresses(presses + 1)}>
          {`${id} of ${size}, ${presses}`}
        </button>
        {render}
      </div>
    );
  };
  return withEditor(
    async (editor) => {
      for (const id of ["ROOT", ...childrenOf(editor)]) {
        const button = domOf(editor, id).parentElement?.querySelector("button");
        same(button?.textContent, `${id} of 3, 0`);
        button?.click();
        await settle();
        same(button?.textContent, `${id} of 3, 1`);
      }
    },
    { props: { onRender: Around } },
  );
};

export const probes: CheckFile["probes"] = {
  "## onRender {#on-render} A component that is rendered in place of each visible node. It gets one prop, `render`: the element that renders the node.":
    () => {
      const given = new Set<string>();
      const Around = (props: { render: ReactElement }) => {
        for (const name of Object.keys(props)) given.add(name);
        return isValidElement(props.render) ? <div>{props.render}</div> : null;
      };
      return withEditor(
        (editor, place) => {
          same([...given], ["render"]);
          same([place.querySelectorAll("div").length, childrenOf(editor).length], [3, 2]);
        },
        { props: { onRender: Around } },
      );
    },
  "- [useNode](/docs/api/useNode) inside it gives the node that is being rendered; [useEditor](/docs/api/useEditor) works as well.":
    showHooks,
  "- It is a component: hooks are allowed.": showHooks,
  "- It runs for the root, for linked nodes and for plain HTML nodes too, but not for hidden nodes.": async () => {
    const names = new Set<string>();
    const Notes = ({ render }: { render: ReactElement }) => {
      names.add(useNode((node) => ({ name: node.data.name })).name);
      return render;
    };
    const Card = () => <Element id="inside" is="section" canvas />;
    await withEditor(() => {}, {
      props: { onRender: Notes },
      resolver: { Card },
      content: (
        <Element is="div" canvas>
          <p>Text</p>
          <Element is="b" hidden />
          <Card />
        </Element>
      ),
    });
    same([...names], ["div", "p", "Card", "section"]);
  },
  "- It must include `render`, or the node and all that is in it disappears.": () =>
    withEditor((_, place) => same(place.textContent, ""), { props: { onRender: () => null } }),
  "- A wrapper element changes the layout: positions are measured on the element given to `connect`.": () =>
    withEditor(
      async (editor) => {
        const [first = "", second = ""] = childrenOf(editor);
        const dom = domOf(editor, second);
        same([dom.tagName, dom.parentElement?.tagName], ["P", "DIV"]);
        editor.actions.setIndicator(editor.query.getDropPlaceholder(first, "ROOT", { x: 1, y: innerHeight }));
        await settle();
        const line = indicatorLine()?.getBoundingClientRect();
        same([line?.left, line?.width], [dom.getBoundingClientRect().left, dom.getBoundingClientRect().width + 2]);
      },
      { props: { onRender: ({ render }) => <div style={{ padding: 50 }}>{render}</div> } },
    ),
};
