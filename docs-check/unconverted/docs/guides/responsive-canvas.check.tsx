import { Editor, Element, Frame, useNode } from "@craftjs/core";
import { createElement, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { blockOf } from "../../../harness/block-of.ts";
import { type CheckFile, same } from "../../../harness/check-file.ts";
import { containerOf } from "../../../harness/container-of.tsx";
import { childrenOf, domOf, selectedOf, textOf } from "../../../harness/editor-questions.ts";
import { hydrationTrouble } from "../../../harness/hydration-trouble.ts";
import { indicatorLine } from "../../../harness/indicator-line.ts";
import { fire } from "../../../harness/pointer.ts";
import { SampleTool } from "../../../harness/sample-tool.tsx";
import { SampleContainer, SampleText, sampleResolver } from "../../../harness/samples.tsx";
import { setText } from "../../../harness/set-text.ts";
import { type EditorHandle, rendered, settle, withEditor, withHandle } from "../../../harness/stage.tsx";
import { trouble } from "../../../harness/trouble.ts";
import { until } from "../../../harness/until.ts";

export const runs: CheckFile["runs"] = {
  "src/framed-editor.tsx": async ({ FramedEditor }) => {
    // From the server, the frame has loaded before React is there to hear of it.
    const place = document.body.appendChild(document.createElement("div"));
    place.innerHTML = renderToString(createElement(FramedEditor));
    const frame = place.querySelector("iframe");
    await new Promise((done) => frame?.addEventListener("load", done));
    const root = hydrateRoot(place, createElement(FramedEditor), { onRecoverableError: trouble });
    await settle();
    await settle();
    same(frame?.contentDocument?.body.textContent, "OneTwo");
    root.unmount();
    place.remove();
    same(hydrationTrouble(), []);
    return createElement(FramedEditor);
  },
  "src/use-document-event.ts": ({ useDocumentEvent }) => {
    let heard = 0;
    const onKey = () => void heard++;
    const Listen = () => {
      useDocumentEvent("keydown", onKey);
      return null;
    };
    return withEditor(
      () => {
        document.dispatchEvent(new KeyboardEvent("keydown"));
        same(heard, 1);
      },
      { beside: <Listen /> },
    ).then(() => null);
  },
};

/** Runs `then` with an editor whose canvas is in the page's frame, and whose toolbox is outside. */
async function withFrame(
  then: (editor: EditorHandle, frame: HTMLIFrameElement, page: Document) => unknown,
  { width = 390, content = containerOf(<SampleText text="One" />, <SampleText text="Two" />) } = {},
) {
  const { CanvasFrame } = await blockOf("docs/guides/responsive-canvas/src/canvas-frame.tsx");
  await withHandle(
    (handle) => (
      <Editor resolver={sampleResolver}>
        {handle}
        <SampleTool element={<SampleText text="New" />} />
        <CanvasFrame title="Page" width={width}>
          <Frame>{content}</Frame>
        </CanvasFrame>
      </Editor>
    ),
    async (editor, place) => {
      const frame = place.querySelector("iframe");
      await until(() => Boolean(frame?.contentDocument?.querySelector("p")));
      if (!frame?.contentDocument) throw new Error("the frame has no document");
      for (const text of frame.contentDocument.querySelectorAll("p")) text.style.margin = "0";
      await then(editor, frame, frame.contentDocument);
    },
  );
}

const texts = (editor: EditorHandle) => childrenOf(editor).map((id) => textOf(editor, id));

/** Fires `dragover` at a share of an element's height. */
function over(element: HTMLElement, down: number): void {
  const { left, top, height } = element.getBoundingClientRect();
  fire(element, "dragover", { clientX: left + 30, clientY: top + height * down });
}

export const probes: CheckFile["probes"] = {
  "Selecting, dragging inside the frame, and dragging from the toolbox into it all work. Craft.js draws the drop indicator in the frame’s document.":
    () =>
      withFrame(async (editor, frame, page) => {
        const [one, two] = childrenOf(editor).map((id) => domOf(editor, id));
        if (!one || !two) throw new Error("the texts are not there");
        fire(one, "mousedown");
        same(selectedOf(editor), [childrenOf(editor)[0]]);
        fire(one, "dragstart");
        over(two, 0.9);
        await settle();
        const line = [...page.querySelectorAll("div")].find(({ style }) => style.zIndex === "99999");
        same([line?.parentElement === page.body, indicatorLine()], [true, undefined]);
        fire(one, "dragend");
        same(texts(editor), ["Two", "One"]);
        const tool = frame.parentElement?.querySelector("b");
        fire(tool, "dragstart");
        over(domOf(editor, childrenOf(editor)[0]), 0.1);
        fire(tool, "dragend");
        same(texts(editor), ["New", "Two", "One"]);
      }),
  "- **Change the width, not the element.** An iframe that is mounted anew loads anew, and `<Frame>` starts again with its first content.":
    async () => {
      const { CanvasFrame } = await blockOf("docs/guides/responsive-canvas/src/canvas-frame.tsx");
      let mountAnew = () => {};
      const Framed = () => {
        const [key, setKey] = useState(0);
        mountAnew = () => setKey(1);
        return (
          <CanvasFrame key={key} title="Page" width={390}>
            <Frame>{containerOf(<SampleText text="First" />)}</Frame>
          </CanvasFrame>
        );
      };
      await withHandle(
        (handle) => (
          <Editor resolver={sampleResolver}>
            {handle}
            <Framed />
          </Editor>
        ),
        async (editor, place) => {
          const shown = () => place.querySelector("iframe")?.contentDocument?.body.textContent;
          await until(() => shown() === "First");
          setText(editor.actions, childrenOf(editor)[0], "Changed");
          await settle();
          same(shown(), "Changed");
          mountAnew();
          await until(() => shown() === "First");
          same(shown(), "First");
        },
      );
    },
  "The frame has a `window` and a `document` of its own. React’s handlers (`onKeyDown`, …) work through the portal. Listeners that you add to `document` hear nothing from the frame; add them to both:":
    async () => {
      const heard: string[] = [];
      const Text = () => {
        const { connect } = useNode().connectors;
        return (
          <input
            onKeyDown={() => heard.push("React")}
            ref={(dom) => {
              if (dom) connect(dom);
            }}
          />
        );
      };
      const onKey = () => void heard.push("document");
      const { CanvasFrame } = await blockOf("docs/guides/responsive-canvas/src/canvas-frame.tsx");
      await rendered(
        <Editor resolver={{ ...sampleResolver, Text }}>
          <CanvasFrame title="Page" width={390}>
            <Frame>{containerOf(<Text />)}</Frame>
          </CanvasFrame>
        </Editor>,
        async (place) => {
          const field = () => place.querySelector("iframe")?.contentDocument?.querySelector("input");
          await until(() => Boolean(field()));
          const own = place.querySelector("iframe");
          same([own?.contentWindow === window, own?.contentDocument === document], [false, false]);
          document.addEventListener("keydown", onKey);
          field()?.dispatchEvent(new KeyboardEvent("keydown", { bubbles: true }));
          document.removeEventListener("keydown", onKey);
          same(heard, ["React"]);
        },
      );
    },
  "`target instanceof HTMLElement` is `false` for an element of the frame. Check `target.nodeType`, or a property such as `'isContentEditable' in target`.":
    () =>
      withFrame((editor) => {
        const target = domOf(editor, "ROOT");
        same([target instanceof HTMLElement, target.nodeType, "isContentEditable" in target], [false, 1, true]);
      }),
  "After the frame has scrolled, the indicator is computed from the old positions until the pointer reaches another canvas.":
    () =>
      withFrame(
        (editor, frame, page) => {
          const [one, two, inner] = childrenOf(editor).map((id) => domOf(editor, id));
          if (!one || !two || !inner) throw new Error("the page is not there");
          const { top, left, height } = two.getBoundingClientRect();
          const indexAt = (down: number) => {
            fire(two, "dragover", { clientX: left + 30, clientY: top + height * down });
            return editor.query.getState().indicator?.placement.index;
          };
          fire(one, "dragstart");
          same(indexAt(0.2), 1);
          // As if the page had gone up by 200 pixels.
          domOf(editor, "ROOT").style.paddingTop = "200px";
          for (const scrolled of [page, page.documentElement, frame.contentWindow])
            scrolled?.dispatchEvent(new Event("scroll"));
          same(indexAt(0.3), 1);
          over(inner, 0.5);
          same(indexAt(0.4), 0);
          fire(one, "dragend");
        },
        {
          content: containerOf(
            <SampleText text="One" />,
            <SampleText text="Two" />,
            <Element is={SampleContainer} canvas style={{ height: 60 }} />,
          ),
        },
      ),
  "- **The drag image** is cloned into the editor’s document, so it has the editor’s styles and not the frame’s.": () =>
    withFrame((editor, _, page) => {
      const one = domOf(editor, childrenOf(editor)[0]);
      fire(one, "dragstart");
      const clones = [document, page].map((each) => each.querySelectorAll(".drag-shadow").length);
      fire(one, "dragend");
      same(clones, [1, 0]);
    }),
};
