import { Editor, Element, Frame, useEditor, useNode } from "@craftjs/core";
import { type ReactElement, StrictMode, useState } from "react";
import { blockOf } from "../../../harness/block-of.ts";
import { Calls } from "../../../harness/calls.tsx";
import { type CheckFile, same } from "../../../harness/check-file.ts";
import { containerOf } from "../../../harness/container-of.tsx";
import { dragBelow } from "../../../harness/pointer.ts";
import { saidOnConsole } from "../../../harness/said-on-console.ts";
import { SampleTool } from "../../../harness/sample-tool.tsx";
import { SampleText, sampleResolver } from "../../../harness/samples.tsx";
import { says } from "../../../harness/says.ts";
import { useEditorOfCopy, useNodeOfCopy } from "../../../harness/second-copy.ts";
import { setText } from "../../../harness/set-text.ts";
import { rendered, settle, withEditor, withHandle } from "../../../harness/stage.tsx";
import { startWatch, watchTrouble } from "../../../harness/trouble.ts";
import { withReact } from "../../../harness/with-react.ts";

export const runs: CheckFile["runs"] = {
  "src/batched.ts": ({ batched }) => {
    let ran = false;
    batched(() => {
      ran = true;
    });
    same(ran, true);
    return null;
  },
};

/** What React said since it was last asked, and whether this is all that it said. */
function said(part: string): boolean {
  const all = watchTrouble();
  startWatch();
  return all.length > 0 && all.every((text) => text.includes(part));
}

export const probes: CheckFile["probes"] = {
  "Two copies of the package in one app make `useEditor` and `useNode` [throw](/docs/concepts/editor-components#troubleshooting);":
    async () => {
      for (const hook of [useEditorOfCopy, useNodeOfCopy]) {
        await says("Invariant failed: You can only use", () => withEditor(() => {}, { beside: <Calls hook={hook} /> }));
      }
    },

  "To be rid of it, use a component of your own as the block, and connectors in a `ref` callback:": async () => {
    const { App } = await blockOf("docs/guides/react-versions/src/App.tsx");
    same(await saidOnConsole(() => rendered(<App />, settle)), []);
    // As it would without them.
    const main = <Element is="main" canvas />;
    same((await saidOnConsole(() => withEditor(settle, { content: main }))).length, 1);
  },

  "The types of React 19 allow a `ref` callback to return nothing, or a function that cleans up. A connector returns the element, so `ref={(dom) => connect(drag(dom))}` and `ref={connect}` are type errors under `strict`. They do run. Write the braces: `ref={(dom) => { if (dom) connect(drag(dom)); }}`.":
    async () => {
      let cleaned = 0;
      const cleans = () => () => void cleaned++;
      await rendered(<p ref={cleans} />, () => {});
      same(cleaned, 1);
      const Plain = () => {
        const { connect, drag } = useNode().connectors;
        // @ts-expect-error: it gives back the element
        return <p ref={(dom) => connect(drag(dom))}>Plain</p>;
      };
      const Bare = () => {
        const { connect } = useNode().connectors;
        // @ts-expect-error: it takes no null
        return <p ref={connect}>Bare</p>;
      };
      const Braced = () => {
        const { connect, drag } = useNode().connectors;
        return (
          <p
            ref={(dom) => {
              if (dom) connect(drag(dom));
            }}
          >
            Braced
          </p>
        );
      };
      const content = containerOf(<Plain />, <Bare />, <Braced />);
      await withEditor(
        async ({ query }) => {
          const doms = query
            .node("ROOT")
            .childNodes()
            .map((id) => query.node(id).get().dom?.textContent);
          same(doms, ["Plain", "Bare", "Braced"]);
        },
        { content, resolver: { Plain, Bare, Braced } },
      );
    },
  "Both calls report the same page.": async () => {
    const pages: string[] = [];
    await withHandle(
      (handle) => (
        <StrictMode>
          <Editor resolver={sampleResolver} onNodesChange={(query) => pages.push(query.serialize())}>
            {handle}
            <Frame>
              <SampleText text="One" />
            </Frame>
          </Editor>
        </StrictMode>
      ),
      async ({ actions }) => {
        for (const text of ["Two", "Three"]) {
          pages.length = 0;
          setText(actions, "ROOT", text);
        }
        await settle();
        same([pages.length, new Set(pages).size], [2, 1]);
      },
    );
  },
  "That is a change of the state, and a component of yours whose **collector** sees it is told to update in the middle of that render. The usual cause is a collector that returns the whole page, such as `query.serialize()` or `state.nodes`. Collect less, or follow the page with [`onNodesChange`](/docs/api/editor#on-nodes-change)":
    async () => {
      let changes = 0;
      const saysWith = (version: 18 | 19, collector: Parameters<typeof useEditor<object>>[0]) =>
        withReact(
          version,
          async ({ actions, query }, _, { createElement, SampleCard }) => {
            changes = 0;
            actions.addNodeTree(query.parseReactElement(createElement(SampleCard)).toNodeTree(), "ROOT");
            await settle();
            return said("Cannot update a component");
          },
          ({ containerOf, createElement, SampleCard, useEditor }) => {
            const Collecting = () => {
              useEditor(collector);
              return null;
            };
            const content = containerOf(createElement(Collecting));
            return { content, resolver: { Collecting, SampleCard }, onNodesChange: () => void changes++ };
          },
        );
      const narrow = await saysWith(19, ({ options }) => ({ enabled: options.enabled }));
      same([narrow, changes > 0], [false, true]);
      // Each React says it once.
      same(await saysWith(18, (_, query) => ({ page: query.serialize() })), true);
      same(await saysWith(19, ({ nodes }) => ({ nodes })), true);
    },
  "Changing the `key` of `<Frame>` logs it, too": async () => {
    let setKey: (key: number) => void = () => {};
    const App = () => {
      const [key, set] = useState(0);
      setKey = set;
      return (
        <Editor resolver={sampleResolver}>
          <Frame key={key}>
            <SampleText text={`Page ${key}`} />
          </Frame>
        </Editor>
      );
    };
    await rendered(<App />, async (place) => {
      setKey(1);
      await settle();
      same(place.textContent, "Page 1");
      same(said("Cannot update a component"), true);
    });
  },

  'React logs this in development, once for each kind of element (`main`, `p`, …), when Craft.js looks at the `ref` of one. It happens - for a node whose type is an HTML element: `<Element is="main" canvas>`, `<p>` inside `<Frame>`; - when you give JSX to two connectors: `return connect(drag(<p>…</p>))`.':
    async () => {
      // Kinds of elements that nothing else here makes.
      const Given = () => {
        const { connect, drag } = useNode().connectors;
        return connect(drag(<var>Given</var>) as ReactElement) as ReactElement;
      };
      const Once = () => useNode().connectors.connect(<samp>Once</samp>) as ReactElement;
      const content = () => (
        <Element is="search" canvas>
          <dfn>Inside</dfn>
          <Given />
          <Once />
        </Element>
      );
      const show = () => saidOnConsole(() => withEditor(settle, { content: content(), resolver: { Given, Once } }));
      const [first, again] = [await show(), await show()];
      const about = (said: string[]) =>
        said.filter((text) => text.includes("Accessing element.ref was removed")).length;
      same([about(first), about(again)], [3, 0]);
    },

  "React 19 ignores `defaultProps` on function components in JSX.": () => {
    const Old = ({ text }: { text?: string }) => <p>{text ?? "nothing"}</p>;
    Old.defaultProps = { text: "Old" };
    return rendered(<Old />, (place) => same(place.textContent, "nothing"));
  },

  "and default parameters if the component is also used outside the editor.": async () => {
    const Text = ({ text = "parameter" }: { text?: string }) => <p>{text}</p>;
    Text.craft = { props: { text: "craft" } };
    await rendered(<Text />, (place) => same(place.textContent, "parameter"));
    await withEditor((_, place) => same(place.textContent, "craft"), { content: <Text />, resolver: { Text } });
  },

  "- A function for `connectors.create` still runs once a drag, and actions in event handlers run once.": async () => {
    let made = 0;
    const make = () => {
      made++;
      return <SampleText text="New" />;
    };
    const Add = () => {
      const { actions } = useEditor();
      return (
        <button
          type="button"
          onClick={() =>
            actions.setCustom("ROOT", (custom) => Object.assign(custom, { count: (custom.count ?? 0) + 1 }))
          }
        />
      );
    };
    await withHandle(
      (handle) => (
        <StrictMode>
          <Editor resolver={sampleResolver}>
            {handle}
            <SampleTool element={make} />
            <Add />
            <Frame>{containerOf(<SampleText text="One" />)}</Frame>
          </Editor>
        </StrictMode>
      ),
      async ({ query }, place) => {
        dragBelow(place.querySelector("b"), place.querySelector("p"));
        place.querySelector("button")?.click();
        await settle();
        same([made, query.node("ROOT").childNodes().length, query.node("ROOT").get().data.custom.count], [1, 2, 1]);
      },
    );
  },

  // Last, since React warns of an element only once.
};
