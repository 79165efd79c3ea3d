import { Element, useEditor } from "@craftjs/core";
import { createElement, type ReactNode, useState } from "react";
import { type CheckFile, same } from "../../../test/docs/browser/check-file.ts";
import { containerOf } from "../../../test/docs/browser/container-of.tsx";
import { childrenOf, domOf, selectedOf, textOf } from "../../../test/docs/browser/editor-questions.ts";
import { enable } from "../../../test/docs/browser/enable.ts";
import { mouseThenEscape, pointIn } from "../../../test/docs/browser/mouse.ts";
import { click, dragBelow, fire } from "../../../test/docs/browser/pointer.ts";
import { SampleContainer, SampleText } from "../../../test/docs/browser/samples.tsx";
import { says } from "../../../test/docs/browser/says.ts";
import { type EditorHandle, settle, withEditor } from "../../../test/docs/browser/stage.tsx";

/** A box that is high enough to have an inside beside its border. */
function Box({ children }: { children?: ReactNode }) {
  return <SampleContainer style={{ padding: 30 }}>{children}</SampleContainer>;
}

const created: string[] = [];
const onlyElement = <SampleText text="Only" />;
let renderAgain: (count: number) => void = () => {};

/** Sources of new nodes: one of inline JSX, one of the same element each time, one of a component that is nowhere. */
function Tools() {
  const { connectors } = useEditor();
  const [count, setCount] = useState(0);
  renderAgain = setCount;
  const source = (name: string, element: Parameters<typeof connectors.create>[1]) => (
    <b
      id={name}
      ref={(dom) => {
        if (dom) connectors.create(dom, element, { onCreate: () => created.push(`${name} ${count}`) });
      }}
    />
  );
  return (
    <>
      {source("inline", <SampleText text="New" />)}
      {source("same", onlyElement)}
      {source(
        "missing",
        createElement(() => null),
      )}
    </>
  );
}

const withTools = (then: (editor: EditorHandle, place: HTMLElement) => unknown) => {
  created.length = 0;
  return withEditor(then, { beside: <Tools /> });
};

export const probes: CheckFile["probes"] = {
  "The types also allow a JSX element in place of the DOM element, but here that does not work: the element is returned with a ref, and the other arguments, such as the id, are lost.":
    () => {
      const Wrong = () => useEditor().connectors.drag(<p>Text</p>, "ROOT");
      return says("Invalid parameter Node Id specified", () => withEditor(() => {}, { beside: <Wrong /> }));
    },
  "return their first argument, so they nest: `connect(drag(dom, id), id)`;": () =>
    withEditor(({ connectors }) => {
      const element = document.createElement("p");
      same(connectors.connect(connectors.drag(element, "ROOT"), "ROOT") === element, true);
    }),
  "ignore `null`, which React passes when it detaches a ref;": () =>
    withEditor(({ connectors }) => same(connectors.drag(null as never, "ROOT"), undefined)),
  "do nothing while the editor’s `enabled` option is `false`, and come back when it is `true`;": () =>
    withEditor(async (editor) => {
      await enable(editor.actions, false);
      click(domOf(editor, "ROOT"));
      same(selectedOf(editor), []);
      await enable(editor.actions, true);
      click(domOf(editor, "ROOT"));
      same(selectedOf(editor), ["ROOT"]);
    }),
  "stay attached until the component that called the hook unmounts.": () => {
    const handle = document.createElement("i");
    const Handle = ({ id }: { id: string }) => {
      useEditor().connectors.drag(handle, id);
      return null;
    };
    let show = (_: string) => {};
    const Perhaps = () => {
      const [id, setId] = useState("");
      show = setId;
      return id && <Handle id={id} />;
    };
    return withEditor(
      async (editor) => {
        show(childrenOf(editor)[0] ?? "");
        await settle();
        same(handle.draggable, true);
        show("");
        await settle();
        same(handle.draggable, false);
      },
      { beside: <Perhaps /> },
    );
  },
  "A selection made with [actions.selectNode](#select-node) is replaced by the node that is dragged.": () =>
    withEditor((editor) => {
      const [first, second = ""] = childrenOf(editor);
      editor.actions.selectNode([first ?? "", second]);
      fire(domOf(editor, first), "mousedown");
      fire(domOf(editor, first), "dragstart");
      same(editor.query.getEvent("dragged").all(), [first]);
      same(selectedOf(editor), [first]);
      fire(domOf(editor, first), "dragend");
      click(domOf(editor, first));
      click(domOf(editor, second), { metaKey: true });
      fire(domOf(editor, first), "mousedown");
      fire(domOf(editor, first), "dragstart");
      same(editor.query.getEvent("dragged").all(), [first, second]);
      fire(domOf(editor, first), "dragend");
    }),
  "If `canDrag` starts to return `true` later, the element becomes draggable only after it is connected anew: the component remounts, or `enabled` goes off and on.":
    () => {
      let may = false;
      const Block = Object.assign(() => <Box />, { craft: { rules: { canDrag: () => may } } });
      return withEditor(
        async (editor) => {
          const [id = ""] = childrenOf(editor);
          may = true;
          editor.actions.setCustom(id, (custom) => {
            custom.changed = true;
          });
          await settle();
          same(domOf(editor, id).draggable, false);
          await enable(editor.actions, false);
          await enable(editor.actions, true);
          same(domOf(editor, id).draggable, true);
        },
        {
          content: containerOf(<Block />),
          resolver: { Block },
        },
      );
    },
  "- Once the pointer has been over a canvas, letting go elsewhere, or pressing Escape, still adds the tree where the indicator was last.":
    () =>
      withTools(async (editor, place) => {
        const source = place.querySelector("#inline");
        const [first, last] = childrenOf(editor);
        fire(source, "dragstart");
        fire(domOf(editor, first), "dragover", { clientY: domOf(editor, first).getBoundingClientRect().top });
        fire(document.body, "dragover", { clientY: 9999 });
        fire(source, "dragend");
        same(childrenOf(editor).slice(1), [first, last]);
        await settle();
        // The real mouse: only a browser that drags takes Escape for the end of it.
        const tool = place.querySelector<HTMLElement>("#same") as HTMLElement;
        Object.assign(tool.style, { display: "block", height: "20px" });
        const text = domOf(editor, last) as HTMLElement;
        await mouseThenEscape(pointIn(tool, 0.5, 0.5), pointIn(text, 0.5, 0.5), pointIn(text, 0.5, 0.9));
        await settle();
        same(
          childrenOf(editor).map((id) => textOf(editor, id)),
          ["New", "One", "Only", "Two"],
        );
      }),
  "Optional. Called with the added tree after a successful drop.": () => {
    const calls: unknown[] = [];
    const Tool = () => {
      const { connectors, query } = useEditor();
      return (
        <b
          ref={(dom) => {
            if (dom) {
              connectors.create(dom, <SampleText text="New" />, {
                onCreate: ({ rootNodeId }) => calls.push(query.node("ROOT").childNodes().indexOf(rootNodeId)),
              });
            }
          }}
        />
      );
    };
    return withEditor(
      (editor, place) => {
        dragBelow(place.querySelector("b"), domOf(editor, childrenOf(editor)[1]));
        same([calls, childrenOf(editor).length], [[2], 3]);
      },
      { beside: <Tool /> },
    );
  },
  "It is not called if the drop is refused, or if the pointer was never over a canvas.": async () => {
    await withTools((_, place) => {
      fire(place.querySelector("#inline"), "dragstart");
      fire(place.querySelector("#inline"), "dragend");
      same(created, []);
    });
    const Full = Object.assign(() => <Box />, { craft: { rules: { canMoveIn: () => false } } });
    await withEditor(
      (editor, place) => {
        dragBelow(place.querySelector("#inline"), domOf(editor, "ROOT"));
        same([childrenOf(editor), created], [[], []]);
      },
      { beside: <Tools />, content: <Element is={Full} canvas />, resolver: { Full } },
    );
  },
  "- A component that is missing from the resolver throws when the drag starts, not when the toolbox renders.": () =>
    says("does not exist in the resolver", () =>
      withTools((_, place) => fire(place.querySelector("#missing"), "dragstart")),
    ),
  "When `element` is the same object on every render, a changed `onCreate` is not noticed. Inline JSX, as above, avoids this.":
    () =>
      withTools(async (editor, place) => {
        renderAgain(7);
        await settle();
        for (const source of ["#inline", "#same"]) {
          dragBelow(place.querySelector(source), domOf(editor, childrenOf(editor)[0]));
          await settle();
        }
        same(created, ["inline 7", "same 0"]);
      }),
  "With the multi-select key held (the Meta key by default: see [handlers](/docs/api/editor#handlers)) it adds to the selection, from which the node’s ancestors and descendants are taken out. A further click with the key takes the node out again.":
    () =>
      withEditor((editor) => {
        const [first, second] = childrenOf(editor);
        const toggle = (id = "") => click(domOf(editor, id), { metaKey: true });
        click(domOf(editor, first));
        toggle(second);
        same(selectedOf(editor), [first, second]);
        toggle(second);
        same(selectedOf(editor), [first]);
        toggle("ROOT");
        same(selectedOf(editor), ["ROOT"]);
        toggle(first);
        same(selectedOf(editor), [first]);
      }),
  "A click outside of every node does not clear the selection. Put the canvas inside an element whose `select` has an empty id, and it does:":
    () => {
      const Outside = () => {
        const { connectors } = useEditor();
        return (
          <main
            ref={(dom) => {
              if (dom) connectors.select(dom, "");
            }}
          />
        );
      };
      return withEditor(
        (editor, place) => {
          click(domOf(editor, "ROOT"));
          click(place);
          same(selectedOf(editor), ["ROOT"]);
          click(place.querySelector("main"));
          same(selectedOf(editor), []);
        },
        { beside: <Outside /> },
      );
    },
  "The mark stays when the pointer leaves the canvas, until another node is hovered or a node is selected by an action,":
    () =>
      withEditor((editor, place) => {
        const [first] = childrenOf(editor);
        const hovered = () => editor.query.getEvent("hovered").all();
        fire(domOf(editor, first), "mouseover");
        fire(domOf(editor, first), "mouseleave");
        fire(place, "mouseover");
        same(hovered(), [first]);
        fire(domOf(editor, "ROOT"), "mouseover");
        same(hovered(), ["ROOT"]);
        editor.actions.selectNode(first);
        same(hovered(), []);
      }),
  "Within 10 pixels of the canvas’s border the target is the canvas’s parent, so that users can drop beside it. The root and linked nodes have no such border.":
    () => {
      const Card = () => (
        <Box>
          <Element id="inside" is={SampleContainer} canvas />
        </Box>
      );
      const targetAt = (editor: EditorHandle, place: HTMLElement, id: string, y: number) => {
        const source = place.querySelector("#inline");
        const clientY = domOf(editor, id).getBoundingClientRect().top + y;
        fire(source, "dragstart");
        fire(domOf(editor, id), "dragover", { clientY });
        return editor.query.getState().indicator.placement.parent.id;
      };
      return withEditor(
        (editor, place) => {
          const [box = "", card = ""] = childrenOf(editor);
          const [inside = ""] = editor.query.node(card).linkedNodes();
          same(targetAt(editor, place, box, 9), "ROOT");
          same(targetAt(editor, place, box, 11), box);
          same(targetAt(editor, place, "ROOT", 2), "ROOT");
          same(targetAt(editor, place, inside, 0), inside);
          fire(place.querySelector("#inline"), "dragend");
          for (const shadow of document.querySelectorAll(".drag-shadow")) shadow.remove();
        },
        {
          beside: <Tools />,
          content: (
            <Element is={Box} canvas>
              <Element is={Box} canvas />
              <Card />
            </Element>
          ),
          resolver: { Box, Card },
        },
      );
    },
};
