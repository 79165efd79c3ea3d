import { Editor, Element, useEditor, useNode } from "@craftjs/core";
import { createElement, type ReactNode } from "react";
import { Calls } from "../../../harness/calls.tsx";
import { type CheckFile, same, throws } from "../../../harness/check-file.ts";
import { domOf } from "../../../harness/editor-questions.ts";
import { fire } from "../../../harness/pointer.ts";
import { productionInvariant } from "../../../harness/production-invariant.ts";
import { SampleText } from "../../../harness/samples.tsx";
import { says } from "../../../harness/says.ts";
import { useEditorOfCopy, useNodeOfCopy } from "../../../harness/second-copy.ts";
import { rendered, settle, withEditor } from "../../../harness/stage.tsx";
import { thrownBy } from "../../../harness/thrown-by.ts";
import { withRoot } from "../../../harness/with-blocks.tsx";

const noEditor = "Invariant failed: You can only use useEditor in the context of <Editor />";
const noNode = "Invariant failed: You can only use useNode in the context of <Editor />";

export const probes: CheckFile["probes"] = {
  "In a development build each error of Craft.js begins with `Invariant failed: `. In a production build the message is `Invariant failed` and nothing more:":
    async () => {
      const inProduction = await thrownBy(() => productionInvariant(false, "Node does not exist"));
      same(String(inProduction), "Error: Invariant failed");
      await withEditor(async ({ actions }) => {
        for (const work of [() => actions.delete("ROOT"), () => actions.selectNode("nobody")]) {
          await throws("Invariant failed: ", work);
        }
      });
    },
  "**Cause.** A component that calls [useEditor](/docs/api/useEditor) is rendered outside of `<Editor />`: beside it, in a layout around it, or in a React root of its own. Or your bundle holds two copies of `@craftjs/core`, and the component and the editor come from different ones. **Cure.** Move the component below `<Editor />`. For two copies, run `npm ls @craftjs/core` and bring all of your packages to one version.":
    async () => {
      const Layout = ({ children }: { children: ReactNode }) => {
        useEditor();
        return children;
      };
      const editor = <Editor />;
      const beside = (
        <>
          {editor}
          <Calls hook={useEditor} />
        </>
      );
      for (const app of [beside, <Layout key="2">{editor}</Layout>, <Calls key="3" hook={useEditor} />]) {
        await says(noEditor, () => rendered(app, () => {}));
      }
      await says(noEditor, () => withEditor(() => {}, { beside: <Calls hook={useEditorOfCopy} /> }));
      await withEditor(() => {}, { beside: <Calls hook={useEditor} /> });
    },
  "**Cause.** [useNode](/docs/api/useNode) is called in a component that belongs to no node: a toolbox, a settings panel, anything beside `<Frame />`. The same message comes from an `<Element />` outside of `<Frame />`. Being inside `<Editor />` is not enough, whatever the message says. If a block of the page throws it, your bundle holds [two copies](#use-editor-outside) of `@craftjs/core`. **Cure.** In editor components use [useEditor](/docs/api/useEditor) with the id of the node. Put what edits one block into its [`craft.related`](/docs/api/user-component#related), where `useNode` works.":
    async () => {
      await says(noNode, () => withEditor(() => {}, { beside: <Calls hook={useNode} /> }));
      await says(noNode, () => withEditor(() => {}, { beside: <Element id="body" is="div" /> }));
      await says(noNode, () => withRoot({ OfCopy: () => <Calls hook={useNodeOfCopy} /> }, () => {}));
      const Form = () => <b>{useNode((node) => ({ text: node.data.props.text })).text}</b>;
      const Block = Object.assign(() => null, { craft: { props: { text: "Related" }, related: { form: Form } } });
      const Panel = () => {
        const { Related, text } = useEditor(({ nodes }) => ({
          Related: nodes.ROOT?.related.form,
          text: nodes.ROOT?.data.props.text,
        }));
        return (
          <aside>
            {Related && <Related />}, {text}
          </aside>
        );
      };
      await withEditor(
        async (_, place) => {
          await settle();
          same(place.querySelector("aside")?.textContent, "Related, Related");
        },
        { content: <Block />, resolver: { Block }, beside: <Panel /> },
      );
    },
  '**Cause.** A user component renders `<Element />` without an `id`. What it makes is a [linked node](/docs/api/element#linked), which is found again by this id. **Cure.** Give it an `id` that is unique within the component: `<Element id="header" is="header" canvas />`.':
    async () => {
      const message = "A <Element /> that is used inside a User Component must specify an `id` prop";
      const Nameless = () => <Element is="header" canvas />;
      await says(message, () => withEditor(() => {}, { content: <Nameless />, resolver: { Nameless } }));
      const Named = () => <Element id="header" is="header" canvas />;
      await withEditor(
        async ({ actions, query }) => {
          const header = () => query.node("ROOT").get().data.linkedNodes.header ?? "";
          const before = header();
          await new Promise((done) => setTimeout(done, 5));
          actions.deserialize(query.serialize());
          await settle();
          same([header(), query.node(header()).isLinkedNode()], [before, true]);
        },
        { content: <Named />, resolver: { Named } },
      );
    },
  "**Cause.** A connector was given a JSX element whose `ref` is a string. **Cure.** Call the connector from a `ref` callback:":
    () =>
      withEditor(
        async (editor) => {
          const { connectors, query } = editor;
          await throws("Cannot connect to an element with an existing string ref", () =>
            connectors.drag(createElement("p", { ref: "x" } as never), "ROOT"),
          );
          // The sample calls its connectors so.
          fire(domOf(editor, "ROOT"), "mousedown");
          same(query.getEvent("selected").all(), ["ROOT"]);
        },
        { content: <SampleText /> },
      ),
};
