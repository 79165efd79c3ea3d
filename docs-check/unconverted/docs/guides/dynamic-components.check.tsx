import { Editor, Frame, useEditor, useNode } from "@craftjs/core";
import { type ReactNode, useState } from "react";
import { blockOf } from "../../../harness/block-of.ts";
import { type CheckFile, type Run, same, throws } from "../../../harness/check-file.ts";
import { containerOf } from "../../../harness/container-of.tsx";
import { childrenOf, domOf } from "../../../harness/editor-questions.ts";
import { drawLine } from "../../../harness/indicator-line.ts";
import { click } from "../../../harness/pointer.ts";
import { Item, withItems } from "../../../harness/sample-items.tsx";
import { SampleText } from "../../../harness/samples.tsx";
import { savedNode } from "../../../harness/saved-node.ts";
import { rendered, settle, withEditor, withHandle } from "../../../harness/stage.tsx";
import { startWatch, watchTrouble } from "../../../harness/trouble.ts";
import { until } from "../../../harness/until.ts";

const saved = (name: string) => ({
  ROOT: savedNode({ resolvedName: name }, { isCanvas: true, nodes: ["text"] }),
  text: savedNode({ resolvedName: "Text" }, { props: { text: "Loaded" }, parent: "ROOT" }),
});

const Library = () => <i>A component of a library</i>;

const loadsWhatIsNeeded: Run = async ({ loadResolver }) => {
  const { text, ...root } = saved("Page");
  same(Object.keys(await loadResolver(root)), ["Page"]);
  same(Object.keys(await loadResolver({ ...root, text })), ["Page", "Text"]);
  await throws("There is no component called Marquee.", () => loadResolver(saved("Marquee")));
};

/** That a page whose component the resolver does not have is not loaded. */
const knowsNames = () =>
  withEditor(({ actions, query }) => {
    same(query.getSerializedNodes().ROOT?.type, { resolvedName: "Container" });
    return throws("Cannot destructure property 'type' of", () => actions.deserialize(JSON.stringify(saved("Marquee"))));
  });

export const runs: CheckFile["runs"] = {
  "src/load-resolver.ts": loadsWhatIsNeeded,
  "src/loaded-page.tsx": async ({ LoadedPage }) => {
    const page = saved("Page");
    await rendered(<LoadedPage nodes={page} />, async (place) => {
      await until(() => !place.innerText.includes("Loading"));
      same(place.querySelector("main p")?.textContent, "Loaded");
    });
    return <LoadedPage nodes={saved("Marquee")} />;
  },
  "src/plugin-button.tsx": ({ PluginButton }) =>
    withEditor(
      async ({ query }, place) => {
        place.querySelector("button")?.click();
        await settle();
        same([place.innerText.includes("4 of 5 stars"), query.serialize().includes('"Rating"')], [true, true]);
      },
      { beside: <PluginButton /> },
    ),
  "src/shop.tsx": async ({ ShopPage }) => {
    await rendered(<ShopPage />, async (place) => {
      place.querySelector("button")?.click();
      await settle();
      same(place.querySelector("output")?.textContent, "Tea");
    });
    return <ShopPage />;
  },
};

export const probes: CheckFile["probes"] = {
  "A saved page names its components, and the resolver has to know each name when the page is loaded.": knowsNames,
  "A saved name that the resolver does not have throws while the page is loaded: `Cannot destructure property 'type' of …`.":
    knowsNames,
  "This component loads only what a page needs:": async () =>
    loadsWhatIsNeeded(await blockOf("docs/guides/dynamic-components/src/load-resolver.ts")),
  "`<Editor>` reads its prop `resolver` once. For a plug-in that arrives later, set the option, and only then add or load what uses it:":
    async () => {
      let change = () => {};
      const App = ({ handle }: { handle: ReactNode }) => {
        const [more, setMore] = useState({});
        change = () => setMore({ Library });
        return (
          <Editor resolver={{ SampleText, ...more }}>
            {handle}
            <Frame>
              <SampleText />
            </Frame>
          </Editor>
        );
      };
      await withHandle(
        (handle) => <App handle={handle} />,
        async ({ actions, query }) => {
          change();
          await settle();
          same(Object.keys(query.getOptions().resolver), ["SampleText"]);
          await throws("does not exist in the resolver", () => query.parseReactElement(<Library />).toNodeTree());
          actions.setOptions((options) => {
            options.resolver = { ...options.resolver, Library };
          });
          same(Object.keys(query.parseReactElement(<Library />).toNodeTree().nodes).length, 1);
        },
      );
    },
  "The object that `query.getOptions().resolver` returns is frozen, and writing to it throws.": () =>
    withEditor(({ actions, query }) => {
      actions.selectNode("ROOT");
      return throws("not extensible", () => Object.assign(query.getOptions().resolver, { Library }));
    }),
  "Never take a component out while the page uses it: `query.serialize()` throws from then on.": async () => {
    await withEditor(async ({ actions, query }) => {
      actions.setOptions((options) => {
        options.resolver = { SampleText };
      });
      await throws("(SampleContainer) does not exist in the resolver", () => query.serialize());
    });
    // Craft.js serialises at each change, and warns.
    startWatch();
  },
  "A component that is created in a render is a new one each time, while the resolver still holds the first. Craft.js compares components by identity: adding an element of the newer one throws that it “does not exist in the resolver”.":
    () => {
      const create = () => () => <i />;
      const [First, Second] = [create(), create()];
      return withEditor(
        ({ query }) => {
          query.parseReactElement(<First />).toNodeTree();
          return throws("does not exist in the resolver", () => query.parseReactElement(<Second />).toNodeTree());
        },
        { resolver: { First } },
      );
    },
  "- **The wrapper must have a box.** With `display: contents` it measures 0 × 0 pixels, and the drop indicator is at the wrong place.":
    () =>
      withItems(
        async (editor) => {
          const [item] = childrenOf(editor);
          const { width, height } = domOf(editor, item).getBoundingClientRect();
          const { style } = await drawLine(editor, item);
          same([width, height, style.top, style.left], [0, 0, "0px", "0px"]);
        },
        <Item style={{ display: "contents" }} />,
      ),
  "- **Put the library’s component itself into the resolver** only if it never has to be selected or dragged by itself. A click on it selects the block around it.":
    () =>
      withEditor(
        async ({ query }, place) => {
          const element = place.querySelector("i");
          click(element);
          same([query.getEvent("selected").all(), element?.draggable], [["ROOT"], false]);
        },
        { resolver: { Library }, content: containerOf(<Library />) },
      ),
  "Inside `<Frame>`, every component becomes a node, and has to be in the resolver.": () => {
    const Provider = ({ children }: { children?: ReactNode }) => children;
    return withEditor(
      async ({ query }) => {
        same(query.node("ROOT").get().data.name, "Provider");
        await throws("does not exist in the resolver", () =>
          query.parseReactElement(<Provider>{<Library />}</Provider>).toNodeTree(),
        );
      },
      {
        resolver: { Provider },
        content: (
          <Provider>
            <SampleText />
          </Provider>
        ),
      },
    );
  },
  "Functions in props are [left out](/docs/concepts/serializing#survives) when the page is saved. They work until the page is loaded again,":
    () => {
      const Button = ({ onPress }: { onPress?: () => void }) => <button type="button" onClick={onPress} />;
      let pressed = 0;
      return withEditor(
        async ({ actions, query }, place) => {
          const pressButton = () => place.querySelector("button")?.click();
          pressButton();
          actions.deserialize(query.serialize());
          await settle();
          pressButton();
          same(pressed, 1);
        },
        {
          resolver: { Button },
          content: containerOf(<Button onPress={() => void pressed++} />),
        },
      );
    },
  "In an editor that is enabled, a click on the button buys, too: ask [`enabled`](/docs/api/editor#enabled) in the block if it should not.":
    () => {
      let bought = 0;
      const asked: boolean[] = [];
      const Buy = () => {
        asked.push(useEditor((state) => ({ enabled: state.options.enabled })).enabled);
        const { connect } = useNode().connectors;
        return <button type="button" onClick={() => void bought++} ref={(dom) => void (dom && connect(dom))} />;
      };
      return withEditor(
        ({ query }, place) => {
          const button = place.querySelector("button");
          click(button);
          same([bought, query.getEvent("selected").size(), watchTrouble(), asked[0]], [1, 1, [], true]);
        },
        { resolver: { Buy }, content: containerOf(<Buy />) },
      );
    },
};
