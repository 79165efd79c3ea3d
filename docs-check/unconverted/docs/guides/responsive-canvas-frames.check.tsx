import { Editor, Frame, useEditor } from "@craftjs/core";
import type { ReactNode } from "react";
import { StyleSheetManager, styled } from "styled-components";
import { blockOf } from "../../../harness/block-of.ts";
import { type CheckFile, same } from "../../../harness/check-file.ts";
import { containerOf } from "../../../harness/container-of.tsx";
import { indicatorLine } from "../../../harness/indicator-line.ts";
import { fire } from "../../../harness/pointer.ts";
import { SampleText, sampleResolver } from "../../../harness/samples.tsx";
import { says } from "../../../harness/says.ts";
import { rendered, settle } from "../../../harness/stage.tsx";
import { until } from "../../../harness/until.ts";

const css = `.page {
  container-type: inline-size;
}

.columns {
  display: grid;
  padding: 16px;
}

@container (min-width: 600px) {
  .columns {
    grid-template-columns: 1fr 1fr;
  }
}`;

/** Adds a stylesheet to a document while `then` runs. */
async function withStyles(document: Document, css: string, then: () => unknown): Promise<void> {
  const style = document.head.appendChild(document.createElement("style"));
  style.textContent = css;
  try {
    await then();
  } finally {
    style.remove();
  }
}

/** A frame with a document that has loaded. */
async function withIframe(
  attributes: Record<string, string>,
  then: (frame: HTMLIFrameElement) => unknown,
): Promise<void> {
  const frame = document.createElement("iframe");
  for (const [name, value] of Object.entries({ srcdoc: "<!doctype html><p>", ...attributes }))
    frame.setAttribute(name, value);
  const loaded = new Promise((done) => frame.addEventListener("load", done, { once: true }));
  document.body.append(frame);
  await loaded;
  await then(frame);
  frame.remove();
}

export const probes: CheckFile["probes"] = {
  "- **A message in development.** The page appears after the panels. If one of them collects from the state, React logs that it [cannot update a component](/docs/api/errors#update-while-rendering). The panel is right all the same.":
    async () => {
      const { CanvasFrame } = await blockOf("docs/guides/responsive-canvas/src/canvas-frame.tsx");
      const FramePanel = () => (
        <output>{useEditor(({ nodes }) => ({ nodes: Object.keys(nodes) })).nodes.length}</output>
      );
      const framed = (
        <Editor resolver={sampleResolver}>
          <FramePanel />
          <CanvasFrame title="Page" width={300}>
            <Frame>{containerOf(<SampleText />)}</Frame>
          </CanvasFrame>
        </Editor>
      );
      await says("Cannot update a component", () =>
        rendered(framed, async (place) => {
          const count = () => place.querySelector("output")?.textContent;
          await until(() => count() === "2");
          same(count(), "2");
        }),
      );
    },

  [css]: () =>
    withStyles(document, css, async () => {
      const { App } = await blockOf("docs/guides/responsive-canvas/src/App.tsx");
      await rendered(<App />, async (place) => {
        const columns = place.querySelector(".columns");
        if (!columns) throw new Error("the page is not there");
        const countAt = async (name: string) => {
          [...place.querySelectorAll("button")].find(({ textContent }) => textContent === name)?.click();
          await settle();
          return getComputedStyle(columns).gridTemplateColumns.split(" ").length;
        };
        same([await countAt("Phone"), await countAt("Tablet"), await countAt("Desktop")], [1, 2, 2]);
      });
    }),

  "On the published page, give the element around it the same `container-type`, and it adapts to the window.":
    async () => {
      const columnsIn = async (width: string, pageCss: string) => {
        let columns = 0;
        await withIframe({ width, srcdoc: "<!doctype html><div class=page><div class=columns><p><p>" }, (frame) => {
          const inner = frame.contentDocument as Document;
          return withStyles(inner, pageCss, () => {
            columns = getComputedStyle(inner.querySelector(".columns") as Element).gridTemplateColumns.split(
              " ",
            ).length;
          });
        });
        return columns;
      };
      same([await columnsIn("390", css), await columnsIn("800", css)], [1, 2]);
      same(await columnsIn("800", css.replace("container-type: inline-size", "")), 1);
    },

  "In the editor, keep that element **inside** `<Editor>`. In older browsers it counts as `contain: layout`, which around the editor [moves the drop indicator](/docs/guides/drag-feedback#offset).":
    async () => {
      const contained = (inside: ReactNode) => <div style={{ contain: "layout", marginTop: 70 }}>{inside}</div>;
      const frame = <Frame>{containerOf(<SampleText text="One" />, <SampleText text="Two" />)}</Frame>;
      const movedWith = (app: ReactNode) =>
        rendered(app, async (place) => {
          const [one, two] = place.querySelectorAll("p");
          fire(one, "dragstart");
          fire(two, "dragover");
          await settle();
          const line = indicatorLine();
          const moved = (line?.getBoundingClientRect().top ?? Number.NaN) - Number.parseFloat(line?.style.top ?? "");
          fire(one, "dragend");
          return Math.round(moved);
        });
      const editor = (inside: ReactNode) => <Editor resolver={sampleResolver}>{inside}</Editor>;
      same([await movedWith(contained(editor(frame))), await movedWith(editor(contained(frame)))], [70, 0]);
    },

  "| What adapts | Styles with **container** queries | Styles with **media** queries, `vw`, `vh` |": async () => {
    const queries =
      "div { container-type: inline-size } p { width: 50vw; height: 50vh } @container (max-width: 400px) { p { color: rgb(1, 2, 3) } } @media (max-width: 400px) { p { opacity: 0.5 } }";
    const looks = (element: Element) => {
      const { color, opacity, width, height } = getComputedStyle(element);
      return [color === "rgb(1, 2, 3)", opacity === "0.5", width, height];
    };
    await withStyles(document, queries, () =>
      rendered(
        <div style={{ width: 390 }}>
          <p />
        </div>,
        (place) =>
          same(looks(place.querySelector("p") as Element), [
            true,
            false,
            `${innerWidth / 2}px`,
            `${innerHeight / 2}px`,
          ]),
      ),
    );
    await withIframe({ width: "390", height: "300" }, (frame) => {
      const inner = frame.contentDocument as Document;
      return withStyles(inner, queries, () =>
        same(looks(inner.querySelector("p") as Element).slice(1), [true, "195px", "150px"]),
      );
    });
  },

  "The context that Craft.js needs goes through a portal, so `<Editor>` and its panels stay outside:": async () => {
    const { CanvasFrame } = await blockOf("docs/guides/responsive-canvas/src/canvas-frame.tsx");
    const Panel = () => {
      const { enabled } = useEditor((state) => ({ enabled: state.options.enabled }));
      return <output>{String(enabled)}</output>;
    };
    await rendered(
      <Editor resolver={sampleResolver}>
        <Panel />
        <CanvasFrame title="Page" width={390}>
          <Frame>{containerOf(<SampleText text="In the frame" />)}</Frame>
        </CanvasFrame>
      </Editor>,
      async (place) => {
        const page = () => place.querySelector("iframe")?.contentDocument?.querySelector("p");
        await until(() => Boolean(page()));
        // The block got its connectors from the editor outside, as the panel got its state.
        same([page()?.textContent, page()?.draggable], ["In the frame", true]);
        same(place.querySelector("output")?.textContent, "true");
      },
    );
  },

  "- **Keep the frame in its place.** Moving an iframe in the DOM reloads it.": () =>
    withIframe({}, async (frame) => {
      const before = frame.contentDocument;
      const other = document.body.appendChild(document.createElement("div"));
      let loads = 0;
      frame.addEventListener("load", () => loads++);
      other.append(frame);
      await until(() => loads > 0);
      same([loads, frame.contentDocument === before], [1, false]);
      other.remove();
    }),

  "styled-components has a StyleSheetManager with a target for that,": async () => {
    const Word = styled.b`
      color: rgb(1, 2, 3);
    `;
    await withIframe({}, async (frame) => {
      const target = frame.contentDocument?.head as HTMLElement;
      await rendered(
        <StyleSheetManager target={target}>
          <Word />
        </StyleSheetManager>,
        () => same(target.querySelector("style") !== null, true),
      );
    });
  },

  "- **`vh` in such a tall frame** means the height of the whole page. A block of `100vh` would make the frame grow without end: give it a `max-height`.":
    async () => {
      const { CanvasFrame } = await blockOf("docs/guides/responsive-canvas/src/canvas-frame.tsx");
      const grows = async (maxHeight?: number) => {
        let heights: number[] = [];
        await rendered(
          <CanvasFrame title="Page" width={390}>
            <div style={{ height: "100vh", maxHeight }} />
          </CanvasFrame>,
          async (place) => {
            const frame = place.querySelector("iframe");
            await until(() => Boolean(frame?.contentDocument?.querySelector("div")));
            for (let look = 0; look < 3; look++) {
              for (let frames = 0; frames < 3; frames++) await settle();
              heights = [...heights, frame?.offsetHeight ?? 0];
            }
          },
        );
        const [first = 0, second = 0, third = 0] = heights;
        return third > second && second > first;
      };
      same([await grows(), await grows(200)], [true, false]);
    },

  "- **Frames from another origin** cannot be rendered into. `sandbox` without `allow-same-origin` makes the frame one of those.":
    async () => {
      for (const [sandbox, isReached] of [
        ["allow-scripts", false],
        ["allow-same-origin", true],
      ] as const) {
        await withIframe({ sandbox }, (frame) => same(frame.contentDocument !== null, isReached));
      }
    },
};
