import { Editor, Element, Frame, type FrameProps, type SerializedNodes, useNode } from "@craftjs/core";
import { createElement, Fragment, type ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { blockOf } from "../../../harness/block-of.ts";
import { type CheckFile, same } from "../../../harness/check-file.ts";
import { containerOf } from "../../../harness/container-of.tsx";
import { domOf, sizeOf } from "../../../harness/editor-questions.ts";
import { frameSays, inTurn, withFrames } from "../../../harness/frames.tsx";
import { NodeCount } from "../../../harness/node-count.tsx";
import { nodeFrom } from "../../../harness/node-from.tsx";
import { reactSays } from "../../../harness/react-says.ts";
import { sameType } from "../../../harness/same-type.ts";
import { SampleContainer, SampleText, sampleResolver } from "../../../harness/samples.tsx";
import { savedNode } from "../../../harness/saved-node.ts";
import { says } from "../../../harness/says.ts";
import { setText } from "../../../harness/set-text.ts";
import { shownLater } from "../../../harness/shown-later.tsx";
import { type EditorHandle, rendered, settle, withEditor } from "../../../harness/stage.tsx";
import { watchTrouble } from "../../../harness/trouble.ts";
import { lateFrameWarns } from "../../../harness/while-rendering.tsx";

const saved = { ROOT: savedNode("main", { isCanvas: true, parent: null, props: { children: "From data" } }) };
const page = (text: string) => containerOf(<SampleText text={text} />);

/** A component that no resolver has. */
const Stranger = () => <i />;

/** A text that shows the id of its node. */
const ShowsId = () => <i>{useNode().id}</i>;

export const probes: CheckFile["probes"] = {
  "`<Frame>` marks the editable area and fills it. Put one inside `<Editor>`, where the page should appear.":
    async () => {
      const inside = (
        <>
          <p>Beside</p>
          <main>
            <Frame>{page("A")}</Frame>
          </main>
        </>
      );
      await withFrames(inside, (editor, place) => {
        same([place.querySelector("main")?.textContent, place.querySelector("p")?.textContent], ["A", "Beside"]);
        for (const node of Object.values(editor.query.getNodes())) same(node.dom?.closest("main") !== null, true);
        same(sizeOf(editor), 2);
      });
      await says("You can only use useEditor in the context of <Editor />", () =>
        rendered(<Frame>{page("A")}</Frame>, () => {}),
      );
    },
  "| `children?` | one React element | The initial content. It becomes the node with the id `ROOT`. |": () =>
    withFrames(
      <Frame>
        <SampleText text="Only" />
      </Frame>,
      ({ query }, place) => {
        same([place.textContent, Object.keys(query.getNodes())], ["Only", ["ROOT"]]);
        same(query.node("ROOT").get().data.props, { text: "Only" });
      },
    ),
  "| `data?` | `string \\| SerializedNodes` | A saved document: the string from `query.serialize()`, or the object from `query.getSerializedNodes()`. |":
    () =>
      withFrames(<Frame>{page("Saved")}</Frame>, async ({ query }) => {
        for (const data of [query.serialize(), query.getSerializedNodes()]) {
          await withFrames(<Frame data={data} />, (other, place) => {
            same([place.textContent, other.query.serialize()], ["Saved", query.serialize()]);
          });
        }
      }),
  "The resolver belongs to [`<Editor>`](/docs/api/editor#resolver), not to the frame.": () => {
    const given = { resolver: { Stranger } } as object;
    return frameSays(
      "(Stranger) does not exist in the resolver",
      <Frame {...given}>{containerOf(<Stranger />)}</Frame>,
    );
  },
  "## Content from JSX {#children} Each element in `children` becomes a node: components and HTML tags alike. There has to be exactly one element at the top. Two of them throw React’s *React.Children.only expected to receive a single React element child*.":
    async () => {
      await withFrames(
        <Frame>
          <section>
            <SampleText />
            <hr />
          </section>
        </Frame>,
        ({ query }) => {
          const names = Object.values(query.getNodes()).map(({ data }) => data.name);
          same(names.sort(), ["Text", "hr", "section"]);
        },
      );
      const some = [<hr key="1" />, <hr key="2" />];
      await frameSays("React.Children.only expected to receive a single React element child", <Frame>{some}</Frame>);
    },
  "## Content from saved data {#data} Give `data` what you saved, and `children` for a page that was never saved.":
    async () => {
      const { SavedPage } = await blockOf("docs/api/frame/src/saved-page.tsx");
      for (const [given, tag] of [
        [JSON.stringify(saved), "MAIN"],
        [null, "DIV"],
      ]) {
        await rendered(<SavedPage resolver={{}} saved={given} />, (place) => same(place.children[0]?.tagName, tag));
      }
    },
  "With both `data` and `children`, `data` wins.": () =>
    withFrames(<Frame data={saved}>{page("A")}</Frame>, (_, place) => same(place.textContent, "From data")),
  "An empty string, `null` and `undefined` count as no data, so `children` can be the template for a new page. The type of `data` leaves `null` out.":
    async () => {
      sameType<FrameProps["data"], string | SerializedNodes | undefined>(true);
      for (const data of ["", null, undefined]) {
        await withFrames(<Frame data={data as string}>{page("A")}</Frame>, (_, place) => same(place.textContent, "A"));
      }
    },
  "| `json?` | `string` | Deprecated: the old name of `data`. It works and logs a warning. |": () =>
    says("<Frame json={...} /> will be deprecated", () =>
      withFrames(<Frame json={JSON.stringify(saved)} />, (_, place) => same(place.textContent, "From data")),
    ),
  "Every component in the tree has to be in the resolver. Fragments (`<>…</>`) cannot be nodes and throw.":
    async () => {
      await frameSays("(Stranger) does not exist in the resolver", <Frame>{containerOf(<Stranger />)}</Frame>);
      const fragment = createElement(Fragment, null, <p>1</p>);
      for (const content of [fragment, containerOf(fragment)]) {
        await frameSays("does not exist in the resolver", <Frame>{content}</Frame>);
      }
    },
  "Make the top element a canvas with [`canvas`](/docs/api/element#canvas), or nothing can be dropped on the page and its children cannot be dragged.":
    async () => {
      for (const canvas of [false, true]) {
        const top = createElement(Element<typeof SampleContainer>, { is: SampleContainer, canvas }, <SampleText />);
        await withFrames(<Frame>{top}</Frame>, (editor) => {
          const root = editor.query.node("ROOT");
          const [child] = root.childNodes();
          same([root.isDroppable(nodeFrom(editor)), domOf(editor, child).draggable], [canvas, canvas]);
        });
      }
    },
  "Invalid JSON, or a component that is missing from the resolver, throws while the frame renders.": async () => {
    await frameSays("JSON", <Frame data="{" />);
    await frameSays(
      "Cannot destructure property 'type'",
      <Frame data={{ ROOT: savedNode({ resolvedName: "Gone" }) }} />,
    );
  },
  "A root called `canvas-ROOT`, as early versions wrote it, is renamed to `ROOT` on loading.": () =>
    withFrames(
      <Frame
        data={{
          "canvas-ROOT": savedNode("div", { isCanvas: true, parent: null, nodes: ["a"] }),
          a: savedNode("p", { parent: "canvas-ROOT" }),
        }}
      />,
      ({ query }) => same([query.node("a").get().data.parent, "canvas-ROOT" in query.getNodes()], ["ROOT", false]),
    ),
  "### The data is read once {#read-once} `<Frame>` looks at `data` and `children` in its first render and never again.":
    async () => {
      for (const later of [<Frame key="0" data={saved} />, <Frame key="0">{page("B")}</Frame>]) {
        await inTurn([<Frame key="0">{page("A")}</Frame>, later], (_, place) => same(place.textContent, "A"));
      }
    },
  "Let the whole `<Editor>` wait. If only `<Frame>` does, and something beside it collects what changes, React logs [*Cannot update a component while rendering a different component*](/docs/api/errors#update-while-rendering).":
    async () => {
      await lateFrameWarns("Late", <Frame data={saved} />);
      const whole = shownLater(
        <Editor>
          <NodeCount />
          <Frame data={saved} />
        </Editor>,
      );
      await rendered(whole.later, async (place) => {
        await whole.show();
        same([place.textContent, watchTrouble()], ["1From data", []]);
      });
    },
  "Avoid changing the frame’s `key` for this. It works, but React logs *Cannot update a component while rendering a different component*, and a frame with `children` leaves nodes behind, as the next section explains.":
    () =>
      reactSays("while rendering a different component", Frame, "Keyed", () =>
        inTurn([<Frame key="0">{page("A")}</Frame>, <Frame key="1">{page("B")}</Frame>], (editor, place) =>
          same([place.textContent, sizeOf(editor)], ["B", 3]),
        ),
      ),
  "The nodes live in `<Editor>`, so they outlast the frame. When the frame mounts again, it loads its `data` or `children` again: the user’s changes are gone. With `children` it is worse, since the previous nodes stay in the state, listed by no other node, and are saved with the document.":
    async () => {
      for (const frame of [<Frame key="0" data={saved} />, <Frame key="0">{page("A")}</Frame>]) {
        const hide = ({ actions }: EditorHandle) => actions.setHidden("ROOT", true);
        const isHidden = ({ query }: EditorHandle) => query.node("ROOT").get().data.hidden;
        await inTurn([frame, <i key="1" />], (editor) => same(isHidden(editor), true), hide);
        await inTurn([frame, <i key="1" />, frame], (editor) => same(isHidden(editor), false), hide);
      }
      await inTurn(
        [<Frame key="0">{page("A")}</Frame>, <i key="1" />, <Frame key="2">{page("B")}</Frame>],
        (editor) => {
          same([sizeOf(editor), Object.keys(editor.query.getSerializedNodes()).length], [3, 3]);
          same(editor.query.node("ROOT").childNodes().length, 1);
        },
      );
    },
  "If a tab or a preview switch hides the page, hide it with CSS.": () =>
    withFrames(<Frame>{page("A")}</Frame>, async (editor, place) => {
      setText(editor.actions, editor.query.node("ROOT").childNodes(), "By the user");
      for (const display of ["none", ""]) {
        place.style.display = display;
        await settle();
        same([place.querySelector("p")?.checkVisibility(), place.textContent], [display === "", "By the user"]);
      }
    }),
  "One editor has one page. A second `<Frame>` inside the same `<Editor>` replaces the root that the first one made, and both show the same page. For two pages, use two editors.":
    async () => {
      const [a, b] = ["A", "B"].map((text) => <Frame key={text}>{page(text)}</Frame>);
      await withFrames([a, b], async (_, place) => {
        await settle();
        same(place.textContent, "BB");
      });
      await withFrames(a, (_, place) => {
        return withFrames(b, (_, other) => same([place.textContent, other.textContent], ["A", "B"]));
      });
    },
  "Without data and without children, or with `data={{}}`, nothing is rendered and there is no `ROOT` node: `query.node('ROOT').get()` is `undefined`.":
    async () => {
      for (const frame of [<Frame key="1" />, <Frame key="2" data={{}} />]) {
        await withFrames(frame, ({ query }, place) =>
          same([place.textContent, query.node("ROOT").get()], ["", undefined]),
        );
      }
    },
  "Loading the initial content is not a step of the history: `query.history.canUndo()` is `false` after it.": () =>
    withEditor(({ query }) => same(query.history.canUndo(), false)),
  "Both work in React 19. `<Frame>` fills the editor during its render, so `renderToString` gives you the page’s HTML. Node ids made from `children` are random and differ between server and browser; pass `data` if your components print their id.":
    async () => {
      await withFrames(
        <Frame>{page("A")}</Frame>,
        (editor, place) => same([place.textContent, sizeOf(editor)], ["A", 2]),
        true,
      );
      const html = (frame: ReactElement) =>
        renderToString(<Editor resolver={{ ...sampleResolver, ShowsId }}>{frame}</Editor>);
      same(html(<Frame>{page("On the server")}</Frame>).includes("<p>On the server</p>"), true);
      const withIds = () => html(<Frame>{containerOf(<ShowsId />)}</Frame>);
      same(/<i>[\w-]{10}<\/i>/.test(withIds()), true);
      same(new Set([withIds(), withIds()]).size, 2);
      const data = {
        ROOT: { ...saved.ROOT, nodes: ["kept"] },
        kept: savedNode({ resolvedName: "ShowsId" }, { parent: "ROOT" }),
      };
      same(html(<Frame data={data} />).includes("<i>kept</i>"), true);
    },
};
