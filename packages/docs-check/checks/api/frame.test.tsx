import { LoadedPage } from "snippet:api/frame/src/loaded-page.tsx";
import { SavedPage } from "snippet:api/frame/src/saved-page.tsx";
import { Editor, Frame, type FrameProps, type SerializedNodes, useNode } from "@craftjs/core";
import { Fragment, type ReactElement, type ReactNode, Suspense, use } from "react";
import { expect, expectTypeOf, test, vi } from "vitest";
import { editorWith, render } from "../../harness/editor.tsx";
import { expectError, expectReactError } from "../../harness/errors.ts";
import { savedNode } from "../../harness/nodes.ts";
import { changing, delayed, NodeCount } from "../../harness/parts.tsx";
import { containerOf, SampleText, sampleResolver } from "../../harness/samples.tsx";

const saved = { ROOT: savedNode("main", { isCanvas: true, parent: null, props: { children: "From data" } }) };
const page = (text: string) => containerOf(<SampleText text={text} />);
const Stranger = () => <i />;
const ShowsId = () => <i>{useNode().id}</i>;
const resolver = { ...sampleResolver, ShowsId };

async function frames(states: ReactNode[]) {
  let turn = 0;
  const { change, element } = changing(turn, (turn) => states[turn]);
  const editor = await editorWith(element, { resolver });
  return { ...editor, next: () => change(++turn), size: () => Object.keys(editor.query.getNodes()).length };
}

const expectFrameError = (part: string, frame: ReactElement) => expectError(part, () => frames([frame]));

test("renders its page in <Editor>, and throws outside", async () => {
  const frame = <Frame>{page("A")}</Frame>;
  const { container, query } = await frames([[<p key="1">Beside</p>, <main key="2">{frame}</main>]]);
  expect([container.querySelector("main")?.textContent, container.querySelector("p")?.textContent]).toEqual([
    "A",
    "Beside",
  ]);
  expect(Object.values(query.getNodes()).map(({ dom }) => dom?.closest("main") !== null)).toEqual([true, true]);
  await expectError("You can only use useEditor in the context of <Editor />", () => render(frame));
});

test("#props: children become ROOT without a history step; data is a string or object, formerly json", async () => {
  const one = await frames([<Frame key="1">{<SampleText text="Only" />}</Frame>]);
  expect([one.container.textContent, Object.keys(one.query.getNodes())]).toEqual(["Only", ["ROOT"]]);
  expect(one.query.history.canUndo()).toBe(false);
  const json = one.query.serialize();
  for (const data of [json, one.query.getSerializedNodes()]) {
    const { container, query } = await frames([<Frame key="1" data={data} />]);
    expect([container.textContent, query.serialize(), query.history.canUndo()]).toEqual(["Only", json, false]);
  }
  await expectError("<Frame json={...} /> will be deprecated", async () => {
    expect((await frames([<Frame key="1" json={json} />])).container.textContent).toBe("Only");
  });
});

test("#props: data wins over children, unless it is empty", async () => {
  expectTypeOf<FrameProps["data"]>().toEqualTypeOf<string | SerializedNodes | undefined>();
  for (const [data, shown] of [
    [saved, "From data"],
    ["", "A"],
    [null, "A"],
    [undefined, "A"],
  ]) {
    const frame = <Frame data={data as string}>{page("A")}</Frame>;
    expect((await frames([frame])).container.textContent).toBe(shown);
  }
});

test("#props: ignores a resolver", () => {
  const props = { resolver: { Stranger } } as object;
  return expectFrameError("(Stranger) does not exist in the resolver", <Frame {...props}>{<Stranger />}</Frame>);
});

test.each([
  ["JSON", "{"],
  ["Cannot destructure property 'type'", { ROOT: savedNode({ resolvedName: "Gone" }, { parent: null }) }],
])("#data: invalid data throws: %s", (message, data) => expectFrameError(message, <Frame data={data} />));

test("#data: in the example, a new page is an empty canvas that is tall enough for a drop", async () => {
  const container = await render(<SavedPage resolver={{}} saved={null} />);
  expect(container.firstElementChild?.getBoundingClientRect().height).toBe(400);
});

test("#read-once: the example shows another document, an error and a new page", async () => {
  const json = JSON.stringify(saved);
  const loads = [
    async () => json,
    async () => json.replace("From data", "Other"),
    () => Promise.reject(),
    async () => "",
  ];
  let turn = 0;
  const { change, element } = changing(turn, (turn) => <LoadedPage resolver={{}} load={loads[turn]} />);
  const container = await render(element);
  const shown = [container.textContent];
  for (turn = 1; turn < loads.length; turn++) {
    await change(turn);
    shown.push(container.textContent);
  }
  expect(shown).toEqual(["From data", "Other", "The page could not be loaded.", ""]);
  expect(container.firstElementChild?.getBoundingClientRect().height).toBe(400);
});

test("#read-once: new data or children are ignored", async () => {
  for (const newFrame of [<Frame key="0" data={saved} />, <Frame key="0">{page("B")}</Frame>]) {
    const { next, container } = await frames([<Frame key="0">{page("A")}</Frame>, newFrame]);
    await next();
    expect(container.textContent).toBe("A");
  }
});

test("#read-once: a frame that mounts after a collector makes React warn, a whole editor does not", async () => {
  const late = delayed(<Frame data={saved} />);
  await expectReactError("while rendering a different component", Frame, "Late", async () => {
    await editorWith([<NodeCount key="1" />, <i key="2">{late.placeholder}</i>]);
    await late.show();
  });
  const { placeholder, show } = delayed(
    <Editor>
      <NodeCount />
      <Frame data={saved} />
    </Editor>,
  );
  const container = await render(placeholder);
  await show();
  expect(container.textContent).toBe("1From data");
});

test("#read-once: another key loads other children, makes React warn and leaves nodes behind", () =>
  expectReactError("while rendering a different component", Frame, "Keyed", async () => {
    const { next, container, size } = await frames([
      <Frame key="0">{page("A")}</Frame>,
      <Frame key="1">{page("B")}</Frame>,
    ]);
    await next();
    expect([container.textContent, size()]).toEqual(["B", 3]);
  }));

test.each([
  ["data", <Frame key="0" data={saved} />, 1, 1],
  ["children", <Frame key="0">{page("A")}</Frame>, 2, 3],
])("#edge-cases: a frame that mounts again loads its %s again", async (_, frame, before, after) => {
  const { actions, next, query, size } = await frames([frame, <i key="1" />, frame]);
  const state = () => [query.node("ROOT").get().data.hidden, size(), Object.keys(query.getSerializedNodes()).length];
  actions.setHidden("ROOT", true);
  await next();
  expect(state()).toEqual([true, before, before]);
  await next();
  expect([...state(), query.node("ROOT").descendants(true).length]).toEqual([false, after, after, before - 1]);
});

test.each([true, false])(
  "#edge-cases: a block that suspends resets its frame, unless it has its own <Suspense> (%s)",
  async (hasSuspense) => {
    let arrive = (_: string) => {};
    const waiting = new Promise<string>((done) => {
      arrive = done;
    });
    const Waits = () => <b>{use(waiting)}</b>;
    const [OuterComponent, InnerComponent] = hasSuspense ? [Fragment, Suspense] : [Suspense, Fragment];
    const Block = () => (
      <InnerComponent>
        <Waits />
      </InnerComponent>
    );
    const frame = <Frame>{containerOf(<Block />)}</Frame>;
    const { container, query } = await editorWith(<OuterComponent>{frame}</OuterComponent>, {
      resolver: { ...resolver, Block },
    });
    arrive("Late");
    await vi.waitFor(() => expect(container.textContent).toBe("Late"));
    expect(query.node("ROOT").descendants(true)).toHaveLength(1);
    expect(Object.keys(query.getNodes()).length > 2).toBe(!hasSuspense);
  },
);

test("#edge-cases: a second frame replaces the root of the first, and both show the same page", async () => {
  const both = ["A", "B"].map((text) => <Frame key={text}>{page(text)}</Frame>);
  const { container } = await frames([both]);
  await vi.waitFor(() => expect(container.textContent).toBe("BB"));
});

test.each([
  ["nothing", <Frame key="1" />],
  ["data={{}}", <Frame key="2" data={{}} />],
])("#edge-cases: with %s the editor has no ROOT", async (_, frame) => {
  const { container, query } = await frames([frame]);
  expect([container.textContent, query.node("ROOT").get()]).toEqual(["", undefined]);
});
