import { Editor, Element, Frame, useEditor, useNode } from "@craftjs/core";
import { useEffect } from "react";
import { type CheckFile, same } from "../../../harness/check-file.ts";
import { containerOf } from "../../../harness/container-of.tsx";
import { frameSays } from "../../../harness/frames.tsx";
import { NodeCount } from "../../../harness/node-count.tsx";
import { productionJsx } from "../../../harness/production-jsx.ts";
import { saidOnConsole } from "../../../harness/said-on-console.ts";
import { savedNode } from "../../../harness/saved-node.ts";
import { says } from "../../../harness/says.ts";
import { shownLater } from "../../../harness/shown-later.tsx";
import { rendered, settle, withEditor } from "../../../harness/stage.tsx";
import { watchTrouble } from "../../../harness/trouble.ts";
import { lateFrameWarns, linkedNodesWarn } from "../../../harness/while-rendering.tsx";

const ROOT = savedNode("main", { isCanvas: true, parent: null });
const refRemoved = "Accessing element.ref was removed in React 19";

/** Shows how many nodes are selected, and so renders again when one comes or goes. */
const SelectedCount = () => <b>{useEditor((state) => ({ size: state.events.selected.size })).size}</b>;

/** Shows something beside the count of what is selected, once the editor is there. */
const showBeside = (element: React.ReactNode) => {
  const { later, show } = shownLater(element);
  const beside = (
    <>
      <SelectedCount />
      {later}
    </>
  );
  return withEditor(
    async ({ query }) => {
      await show();
      same(query.getEvent("selected").all(), ["ROOT"]);
    },
    { beside },
  );
};

export const probes: CheckFile["probes"] = {
  '### React.Children.only expected to receive a single React element child {#children-only} **Cause.** [`<Frame>`](/docs/api/frame#children) has several children. **Cure.** Put them into one element: `<Element is="div" canvas>`.':
    async () => {
      const several = [<p key="1">One</p>, <p key="2">Two</p>];
      await frameSays("React.Children.only expected to receive a single React element child", <Frame>{several}</Frame>);
      await withEditor((_, place) => same(place.textContent, "OneTwo"), {
        content: (
          <Element is="div" canvas>
            {several}
          </Element>
        ),
      });
    },
  "### Cannot update a component while rendering a different component {#update-while-rendering} **Cause.** Something changes the state while a component renders, and another component, whose [collector](/docs/api/useEditor#collector) sees the change, is told to update in the middle of it: an action that is called in a render, [linked nodes](/docs/api/element#linked) that are made because their component appears, or a `<Frame>` that is rendered later than the rest of the editor.":
    async () => {
      const Selects = () => {
        const { actions, query } = useEditor();
        if (query.getEvent("selected").isEmpty()) actions.selectNode("ROOT");
        return null;
      };
      await says("while rendering a different component", () => showBeside(<Selects />));
      await linkedNodesWarn("ElementOfCause");
      await lateFrameWarns("FrameOfCause", <Frame data={{ ROOT }} />);
    },
  "**Cure.** Call actions in event handlers and effects.": () => {
    const Selects = () => {
      const { actions } = useEditor();
      useEffect(() => actions.selectNode("ROOT"), [actions]);
      return null;
    };
    return showBeside(<Selects />);
  },
  "For a document that arrives late, render the `<Frame>` at once and call [`actions.deserialize`](/docs/api/useEditor#deserialize), or render the whole `<Editor>` when the document is there.":
    async () => {
      let load = () => {};
      const Loads = () => {
        const { actions } = useEditor();
        load = () => actions.history.ignore().deserialize({ ROOT });
        return null;
      };
      const isShown = (place: HTMLElement) =>
        same([place.querySelector("b")?.textContent, place.querySelector("main") !== null], ["1", true]);
      await rendered(
        <Editor>
          <NodeCount />
          <Loads />
          <Frame />
        </Editor>,
        async (place) => {
          load();
          await settle();
          isShown(place);
        },
      );
      const { later, show } = shownLater(
        <Editor>
          <NodeCount />
          <Frame data={{ ROOT }} />
        </Editor>,
      );
      await rendered(later, async (place) => {
        await show();
        isShown(place);
      });
      same(watchTrouble(), []);
    },
  "### Accessing element.ref was removed in React 19 {#element-ref} **Cause.** A plain HTML tag such as `<p>` is a node, or a connector was given a JSX element with a `ref`, as the outer one is in `connect(drag(<p />))`. Craft.js reads this `ref` in a way that React 19 warns about: in development only, and once for each tag. **Cure.** There is nothing to repair in your code. The warning is gone when all your nodes are components of your own and connectors are called from `ref` callbacks.":
    async () => {
      const logged = async (element: React.ReactElement, resolver = {}) => {
        const said = await saidOnConsole(() => withEditor(() => {}, { content: containerOf(element), resolver }));
        return said.map((text) => text.includes(refRemoved));
      };
      same([await logged(<dfn />), await logged(<dfn />), await logged(<bdo />)], [[true], [], [true]]);
      const Given = () => {
        const { connect, drag } = useNode().connectors;
        return connect(drag(<kbd />));
      };
      const Without = () => useNode().connectors.connect(<samp />);
      same([await logged(<Given />, { Given }), await logged(<Without />, { Without })], [[true], []]);
      const Own = () => {
        const { connect, drag } = useNode().connectors;
        return <var ref={(dom) => void (dom && connect(drag(dom)))} />;
      };
      same(await saidOnConsole(() => withEditor(() => {}, { content: <Own />, resolver: { Own } })), []);
      const hasGetter = (element: object) => Object.getOwnPropertyDescriptor(element, "ref")?.get !== undefined;
      const ref = () => {};
      same([hasGetter(<p ref={ref} />), hasGetter(productionJsx("p", { ref }))], [true, false]);
    },
};
