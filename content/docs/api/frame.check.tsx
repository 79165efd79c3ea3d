import { Element, Frame } from "@craftjs/core";
import { createElement, Fragment } from "react";
import { type CheckFile, same } from "../../../test/docs/browser/check-file.ts";
import { containerOf } from "../../../test/docs/browser/container-of.tsx";
import { sizeOf } from "../../../test/docs/browser/editor-questions.ts";
import { frameSays, withFrames } from "../../../test/docs/browser/frames.tsx";
import { SampleContainer, SampleText } from "../../../test/docs/browser/samples.tsx";
import { savedNode } from "../../../test/docs/browser/saved-node.ts";
import { says } from "../../../test/docs/browser/says.ts";
import { rendered, withEditor } from "../../../test/docs/browser/stage.tsx";
import { probes as mounting } from "./frame-mounting.check.tsx";

const saved = { ROOT: savedNode("main", { isCanvas: true, parent: null, props: { children: "From data" } }) };
const page = (text: string) => containerOf(<SampleText text={text} />);

export const probes: CheckFile["probes"] = {
  ...mounting,
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
  "The resolver belongs to [`<Editor>`](/docs/api/editor#resolver), not to the frame.": () =>
    says("(Stranger) does not exist in the resolver", () => {
      const Stranger = () => <i />;
      const given = { resolver: { Stranger } } as object;
      return withFrames(
        <Frame {...given}>
          <Stranger />
        </Frame>,
        () => {},
      );
    }),
  "## Content from JSX {#children} Each element in `children` becomes a node: components and HTML tags alike. There has to be exactly one element at the top.":
    async () => {
      await withFrames(
        <Frame>
          <section>
            <SampleText />
            <div>
              <hr />
            </div>
          </section>
        </Frame>,
        ({ query }) => {
          const names = Object.values(query.getNodes()).map(({ data }) => data.name);
          same(names.sort(), ["Text", "div", "hr", "section"]);
        },
      );
      const some = [<hr key="1" />, <hr key="2" />];
      await frameSays("React.Children.only", <Frame>{some}</Frame>);
    },
  "With both `data` and `children`, `data` wins.": () =>
    withFrames(<Frame data={saved}>{page("A")}</Frame>, (_, place) => same(place.textContent, "From data")),
  "An empty string, `null` and `undefined` count as no data, so `children` can be the template for a new page.":
    async () => {
      for (const data of ["", null, undefined]) {
        await withFrames(<Frame data={data as string}>{page("A")}</Frame>, (_, place) => same(place.textContent, "A"));
      }
    },
  "| `json?` | `string` | Deprecated: the old name of `data`. It works and logs a warning. |": () =>
    says("<Frame json={...} /> will be deprecated", () =>
      withFrames(<Frame json={JSON.stringify(saved)} />, (_, place) => same(place.textContent, "From data")),
    ),
  "Two of them throw React’s *React.Children.only expected to receive a single React element child*.": () =>
    frameSays(
      "React.Children.only expected to receive a single React element child",
      <Frame>
        <p>1</p>
        <p>2</p>
      </Frame>,
    ),
  "Every component in the tree has to be in the resolver. Fragments (`<>…</>`) cannot be nodes and throw.":
    async () => {
      const Stranger = () => <i />;
      await frameSays("(Stranger) does not exist in the resolver", <Frame>{containerOf(<Stranger />)}</Frame>);
      await frameSays("does not exist in the resolver", <Frame>{createElement(Fragment, null, <p>1</p>)}</Frame>);
      await frameSays(
        "does not exist in the resolver",
        <Frame>{containerOf(createElement(Fragment, null, "1"))}</Frame>,
      );
    },
  "Make the top element a canvas with [`canvas`](/docs/api/element#canvas), or nothing can be dropped on the page and its children cannot be dragged.":
    async () => {
      for (const canvas of [false, true]) {
        const content = (
          <Element is={SampleContainer} canvas={canvas}>
            <SampleText />
          </Element>
        );
        await withEditor(
          ({ query }) => {
            const tree = query.parseReactElement(<SampleText />).toNodeTree();
            const [child = ""] = query.node("ROOT").childNodes();
            same(query.node("ROOT").isDroppable(tree.nodes[tree.rootNodeId] as never), canvas);
            same([query.node(child).isDraggable(), query.node(child).get().dom?.draggable], [canvas, canvas]);
          },
          { content },
        );
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
};
