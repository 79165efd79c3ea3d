import { Editor, Frame, useNode } from "@craftjs/core";
import type { ReactElement, ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { type CheckFile, same } from "../../../test/docs/browser/check-file.ts";
import { containerOf } from "../../../test/docs/browser/container-of.tsx";
import { sizeOf } from "../../../test/docs/browser/editor-questions.ts";
import { inTurn, withFrames } from "../../../test/docs/browser/frames.tsx";
import { NodeCount } from "../../../test/docs/browser/node-count.tsx";
import { reactSays } from "../../../test/docs/browser/react-says.ts";
import { SampleText, sampleResolver } from "../../../test/docs/browser/samples.tsx";
import { savedNode } from "../../../test/docs/browser/saved-node.ts";
import { setText } from "../../../test/docs/browser/set-text.ts";
import { shownLater } from "../../../test/docs/browser/shown-later.tsx";
import { type EditorHandle, rendered, settle, withEditor } from "../../../test/docs/browser/stage.tsx";
import { watchTrouble } from "../../../test/docs/browser/trouble.ts";

const saved = { ROOT: savedNode("main", { isCanvas: true, parent: null, props: { children: "From data" } }) };
const page = (text: string) => containerOf(<SampleText text={text} />);

/** A text that shows the id of its node. */
const ShowsId = () => <i>{useNode().id}</i>;

export const probes: CheckFile["probes"] = {
  "### The data is read once {#read-once} `<Frame>` looks at `data` and `children` in its first render and never again.":
    async () => {
      for (const later of [<Frame key="0" data={saved} />, <Frame key="0">{page("B")}</Frame>]) {
        await inTurn([<Frame key="0">{page("A")}</Frame>, later], (_, place) => same(place.textContent, "A"));
      }
    },
  "Let the whole `<Editor>` wait. If only `<Frame>` does, and something beside it collects what changes, React logs [*Cannot update a component while rendering a different component*](/docs/api/errors#update-while-rendering).":
    async () => {
      const frame = shownLater(<Frame data={saved} />);
      const editor = (content: ReactNode) => (
        <Editor resolver={sampleResolver}>
          <NodeCount />
          {content}
        </Editor>
      );
      await reactSays("Cannot update a component", Frame, "Late", () => rendered(editor(frame.later), frame.show));
      const whole = shownLater(editor(<Frame data={saved} />));
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
  "Without data and without children nothing is rendered and there is no `ROOT` node: `query.node('ROOT').get()` is `undefined`.":
    () =>
      withFrames(<Frame />, ({ query }, place) => same([place.textContent, query.node("ROOT").get()], ["", undefined])),
  "The same is true of `data={{}}`.": () =>
    withFrames(<Frame data={{}} />, ({ query }) => same(query.node("ROOT").get(), undefined)),
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
