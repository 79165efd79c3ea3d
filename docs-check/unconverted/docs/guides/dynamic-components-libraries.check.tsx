import { Editor, Frame, useNode } from "@craftjs/core";
import {
  type ComponentProps,
  type ComponentType,
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useContext,
  version,
} from "react";
import { blockOf } from "../../../harness/block-of.ts";
import { type CheckFile, same } from "../../../harness/check-file.ts";
import { containerOf } from "../../../harness/container-of.tsx";
import { childrenOf, domOf } from "../../../harness/editor-questions.ts";
import { savedNode } from "../../../harness/saved-node.ts";
import { says } from "../../../harness/says.ts";
import { rendered, settle, withEditor } from "../../../harness/stage.tsx";
import { until } from "../../../harness/until.ts";

export const probes: CheckFile["probes"] = {
  "// A string is the name of an HTML element.": async () => {
    const { loadResolver } = await blockOf("docs/guides/dynamic-components/src/load-resolver.ts");
    const ROOT = savedNode("hr");
    same(Object.keys(await loadResolver({ ROOT })), []);
    await withEditor(async ({ actions }, place) => {
      actions.deserialize({ ROOT } as never);
      await settle();
      same(place.querySelectorAll("hr").length, 1);
    });
  },
  "A component can also load its **inside** later: put `React.lazy` into a function component, and give that to the resolver. `React.lazy` itself [breaks in the resolver](/docs/concepts/serializing#resolver).":
    async () => {
      const Inside = lazy(async () => ({ default: () => <b>Loaded</b> }));
      const Block = () => (
        <Suspense fallback="Loading">
          <Inside />
        </Suspense>
      );
      await withEditor(
        async (_, place) => {
          await until(() => place.textContent === "Loaded");
          same(place.textContent, "Loaded");
        },
        { content: <Block />, resolver: { Block } },
      );
      const Lazy = lazy(async () => ({ default: () => <b>Loaded</b> })) as unknown as ComponentType;
      await says("Cannot assign to read only property", () =>
        withEditor(() => until(() => Object.isFrozen(Lazy)), { content: <Lazy />, resolver: { Lazy } }),
      );
    },
  "If the extra element disturbs a grid or a flex layout, pass the `ref` to the library’s component instead, if it takes one.":
    () => {
      const LibrarySelect = (props: ComponentProps<"select">) => <select {...props} />;
      const Block = () => {
        const { connect, drag } = useNode().connectors;
        return (
          <LibrarySelect
            ref={(dom) => {
              if (dom) connect(drag(dom));
            }}
          />
        );
      };
      return withEditor(
        (editor) => {
          const dom = domOf(editor, childrenOf(editor)[0]);
          same([dom.tagName, dom.draggable], ["SELECT", true]);
        },
        { content: containerOf(<Block />), resolver: { Block } },
      );
    },
  "- **A library’s provider** (theme, router, translations) goes around `<Editor>`, or between `<Editor>` and `<Frame>`.":
    async () => {
      const Theme = createContext("none");
      const Themed = () => <p>{useContext(Theme)}</p>;
      const shown = (around: (inner: ReactNode) => ReactNode, between: (inner: ReactNode) => ReactNode) =>
        rendered(
          around(
            <Editor resolver={{ Themed }}>
              {between(
                <Frame>
                  <Themed />
                </Frame>,
              )}
            </Editor>,
          ),
          (place) => place.textContent,
        );
      const provide = (inner: ReactNode) => <Theme value="dark">{inner}</Theme>;
      const plain = (inner: ReactNode) => inner;
      same(
        [await shown(provide, plain), await shown(plain, provide), await shown(plain, plain)],
        ["dark", "dark", "none"],
      );
    },
  "`<ShopContext value>` needs React 19; before, it is `<ShopContext.Provider value>`.": async () => {
    const ShopContext = createContext("none");
    const Shown = () => <p>{useContext(ShopContext)}</p>;
    const both = (
      <>
        <ShopContext value="new">
          <Shown />
        </ShopContext>
        <ShopContext.Provider value="old">
          <Shown />
        </ShopContext.Provider>
      </>
    );
    await rendered(both, (place) => same([version.split(".")[0], place.textContent], ["19", "newold"]));
  },
};
