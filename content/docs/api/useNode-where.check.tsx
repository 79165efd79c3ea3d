import { useEditor, useNode } from "@craftjs/core";
import type { ReactNode } from "react";
import { last, withBlock } from "../../../test/docs/browser/block-hook.tsx";
import { Calls } from "../../../test/docs/browser/calls.tsx";
import { type CheckFile, same } from "../../../test/docs/browser/check-file.ts";
import { containerOf } from "../../../test/docs/browser/container-of.tsx";
import { childrenOf } from "../../../test/docs/browser/editor-questions.ts";
import { says } from "../../../test/docs/browser/says.ts";
import { rendered, withEditor } from "../../../test/docs/browser/stage.tsx";

/** Notes the id that `useNode` gives wherever it is rendered. */
const ids: string[] = [];
function WhoAmI() {
  ids.push(useNode().id);
  return null;
}

export const probes: CheckFile["probes"] = {
  "| A user component | Its own node | | Any component rendered inside a user component | The node of that user component |":
    () => {
      ids.length = 0;
      const own: string[] = [];
      const Outer = () => {
        own.push(useNode().id);
        return (
          <div>
            <WhoAmI />
          </div>
        );
      };
      const options = { content: containerOf(<Outer />), resolver: { Outer } };
      return withEditor(
        (editor) => same([[...new Set(ids)], [...new Set(own)]], [childrenOf(editor), childrenOf(editor)]),
        options,
      );
    },
  "| The component in `onRender` | The node being rendered |": () => {
    ids.length = 0;
    const onRender = ({ render }: { render: ReactNode }) => (
      <>
        <WhoAmI />
        {render}
      </>
    );
    const options = { props: { onRender: onRender as never } };
    return withEditor((editor) => same([...new Set(ids)].sort(), ["ROOT", ...childrenOf(editor)].sort()), options);
  },
  "Use it in user components, in their related components such as settings panels, and in `onRender`.": () => {
    ids.length = 0;
    const Block = Object.assign(() => <WhoAmI />, { craft: { related: { settings: WhoAmI } } });
    const Settings = () => {
      const { Form } = useEditor(({ nodes }) => ({ Form: nodes.ROOT?.related.settings }));
      return Form ? <Form /> : null;
    };
    const onRender = ({ render }: { render: ReactNode }) => (
      <>
        <WhoAmI />
        {render}
      </>
    );
    const options = {
      content: <Block />,
      resolver: { Block },
      beside: <Settings />,
      props: { onRender: onRender as never },
    };
    return withEditor(() => same([ids.length > 2, [...new Set(ids)]], [true, ["ROOT"]]), options);
  },
  "| `inNodeContext` | `boolean` | Always `true`: without a node the hook throws. |": () =>
    withBlock((seen) => {
      same(last(seen).inNodeContext, true);
      return says("You can only use useNode in the context of <Editor />.", () =>
        rendered(<Calls hook={useNode} />, () => {}),
      );
    }),
  "Anywhere else it throws `You can only use useNode in the context of <Editor />.` This message also appears **inside** an editor, if the component is not part of a node:":
    () =>
      says("You can only use useNode in the context of <Editor />.", () =>
        withEditor(() => {}, { beside: <Calls hook={useNode} /> }),
      ),
};
