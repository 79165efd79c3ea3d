import { Element, useNode } from "@craftjs/core";
import { Component, forwardRef, lazy, memo, type ReactNode, Suspense, version } from "react";
import { last, withBlock } from "../../../harness/block-hook.tsx";
import { Calls } from "../../../harness/calls.tsx";
import { type CheckFile, same } from "../../../harness/check-file.ts";
import { childrenOf, domOf, selectedOf } from "../../../harness/editor-questions.ts";
import { dragBelow, fire } from "../../../harness/pointer.ts";
import { saidOnConsole } from "../../../harness/said-on-console.ts";
import { SampleText } from "../../../harness/samples.tsx";
import { says } from "../../../harness/says.ts";
import { rendered, settle, withEditor } from "../../../harness/stage.tsx";
import { addElement } from "../../../harness/trees.ts";
import { until } from "../../../harness/until.ts";
import { withBlocks, withRoot } from "../../../harness/with-blocks.tsx";

/** A block that is its own handle, and one whose handle is inside. */
const connectsAndDrags = async () => {
  const Whole = () => {
    const { connect, drag } = useNode().connectors;
    return <p ref={(dom) => void (dom && same(connect(drag(dom)) === dom, true))}>Whole</p>;
  };
  const Apart = () => {
    const { connect, drag } = useNode().connectors;
    return (
      <p ref={(dom) => void (dom && connect(dom))}>
        <i ref={(dom) => void (dom && drag(dom))}>Handle</i>
      </p>
    );
  };
  // A child of what is no canvas has no handle.
  await withEditor((_, place) => same(place.querySelector("p")?.draggable, false), {
    content: (
      <Element is="div">
        <Whole />
      </Element>
    ),
    resolver: { Whole },
  });
  return withBlocks({ Whole, Apart }, async (editor, place) => {
    const [whole, apart] = childrenOf(editor);
    const handle = place.querySelector("i");
    same([domOf(editor, whole).draggable, domOf(editor, apart).draggable, handle?.draggable], [true, false, true]);
    fire(domOf(editor, apart), "mousedown");
    fire(domOf(editor, apart), "mouseover");
    same([selectedOf(editor), editor.query.getEvent("hovered").all()], [[apart], [apart]]);
    dragBelow(domOf(editor, whole), domOf(editor, apart));
    same(childrenOf(editor), [apart, whole]);
    await settle();
    dragBelow(handle, domOf(editor, whole));
    same(childrenOf(editor), [whole, apart]);
  });
};

/** Components of all kinds as blocks, of which one kind breaks. */
export const kinds = async () => {
  class Class extends Component {
    override render() {
      return <SampleText text="class" />;
    }
  }
  const Plain = () => <SampleText text="function" />;
  const Memo = memo(() => <SampleText text="memo" />);
  const Forwarded = forwardRef(() => <SampleText text="forwardRef" />) as never;
  await withBlocks({ Plain, Class, Memo, Forwarded }, (_, place) =>
    same(place.textContent, "functionclassmemoforwardRef"),
  );
  const [Lazy, Other] = [1, 2].map(() => lazy(async () => ({ default: () => <SampleText text="lazy" /> })));
  await says("Cannot assign to read only property", () =>
    withRoot({ Lazy } as never, () => until(() => Object.isFrozen(Lazy))),
  );
  const Wrapped = () => <Suspense>{Other && <Other />}</Suspense>;
  await withRoot({ Wrapped }, async (_, place) => {
    await until(() => place.textContent !== "");
    same(place.textContent, "lazy");
  });
};

export const probes: CheckFile["probes"] = {
  "Function components, class components, `memo` and `forwardRef` all work. A `React.lazy` component does not work in the resolver directly: [wrap it in a function component](/docs/concepts/serializing#resolver).":
    kinds,
  "- React calls a ref with `null` when the element goes away. TypeScript makes you check for it under `strict`, and the braces keep the callback from returning a value.":
    () => {
      const calls: boolean[] = [];
      const Block = () => <i ref={(dom) => void calls.push(dom === null)} />;
      const Unchecked = () => {
        const { connect } = useNode().connectors;
        return (
          <p>
            {/* @ts-expect-error: it may be null */}
            <i ref={(dom) => void connect(dom)} />
            {/* @ts-expect-error: without the braces, it gives an element back */}
            <i ref={(dom) => dom && connect(dom)} />
          </p>
        );
      };
      same(typeof Unchecked, "function");
      return withBlocks({ Block }, async (editor) => {
        calls.length = 0;
        editor.actions.delete(childrenOf(editor)[0] ?? "");
        await settle();
        same(calls, [true]);
      });
    },
  "A second argument in milliseconds joins fast changes into one undo step: `setProp(change, 500)`. The change becomes part of the last step if that began less than 500 ms ago, whatever that step was.":
    () => {
      let set = (_: number) => {};
      const Block = () => {
        const { actions } = useNode();
        set = (size) => actions.setProp((props: { size?: number }) => Object.assign(props, { size }), 500);
        return <i />;
      };
      return withBlocks({ Block, SampleText }, (editor) => {
        const { timeline } = editor.store.history;
        const age = (milliseconds: number) => {
          for (const step of timeline) Object.assign(step, { timestamp: Date.now() - milliseconds });
        };
        editor.actions.setHidden(childrenOf(editor)[1] ?? "", true);
        set(1);
        age(400);
        set(2);
        same(timeline.length, 1);
        age(501);
        set(3);
        same(timeline.length, 2);
      });
    },
  "`children` is `undefined` while the canvas is empty.": () => {
    const seen: boolean[] = [];
    const Box = ({ children }: { children?: ReactNode }) => {
      seen.push(children === undefined);
      return children;
    };
    return withRoot({ Box }, async (editor) => {
      same(seen.at(-1), true);
      addElement(editor, <SampleText />);
      await settle();
      same(seen.at(-1), false);
    });
  },
  "`useNode` throws where there is no node: outside of an editor, but also in a toolbar inside `<Editor>`.":
    async () => {
      const asks = <Calls hook={useNode} />;
      const message = "You can only use useNode in the context of";
      await says(message, () => rendered(asks, () => {}));
      await says(message, () => withEditor(() => {}, { beside: asks }));
    },
  "| `connect(dom)` | This element stands for the node: it is selected, hovered and measured for drops. | | `drag(dom)` | This element is the handle that starts a drag, if the parent of the node is a [canvas](#canvas). |":
    connectsAndDrags,
  "`drag` returns the element, so `connect(drag(dom))` makes the whole block the handle. For a handle of its own, use them apart:":
    connectsAndDrags,
  "- A component that you cannot change takes a wrapper: a component of yours that renders it inside a connected `<div>`.":
    () => {
      const Foreign = () => <i>Foreign</i>;
      const Wrapper = () => {
        const { connect, drag } = useNode().connectors;
        return (
          <div ref={(dom) => void (dom && connect(drag(dom)))}>
            <Foreign />
          </div>
        );
      };
      return withBlocks({ Wrapper }, (editor, place) => {
        fire(place.querySelector("i"), "mousedown");
        same(selectedOf(editor), childrenOf(editor));
      });
    },
  '- Elements that are HTML tags, such as `<Element is="main">`, are connected for you. With React 19, this logs “Accessing element.ref was removed in React 19” in development.':
    async () => {
      const said = await saidOnConsole(() =>
        withEditor(
          (editor, place) => {
            fire(place.querySelector("main"), "mousedown");
            same([selectedOf(editor), domOf(editor, "ROOT").tagName], [["ROOT"], "MAIN"]);
          },
          { content: <Element is="main" canvas /> },
        ),
      );
      const message = "Accessing element.ref was removed in React 19";
      same([said.some((text) => text.includes(message)), version.split(".")[0]], [true, "19"]);
    },
  "`useNode` takes a collector and returns what it picks from the node. `actions.setProp` hands you the props to change in place:":
    () =>
      withBlock(
        async (seen) => {
          const given: unknown[] = [];
          last(seen).actions.setProp((props: { size?: number }) => {
            given.push({ ...props });
            props.size = 2;
          });
          await settle();
          same([given, last(seen).size, last(seen).name], [[{ size: 1 }], 2, "Block"]);
        },
        { collector: ({ data }) => ({ name: data.name, size: data.props.size }), craft: { props: { size: 1 } } },
      ),
  "A canvas component renders `children` where its blocks go.": () => {
    const Box = ({ children }: { children?: ReactNode }) => <u>{children}</u>;
    return withRoot({ Box }, async (editor, place) => {
      addElement(editor, <SampleText text="Inside" />);
      await settle();
      same(place.querySelector("u")?.textContent, "Inside");
    });
  },
};
