import { App } from "snippet:guides/react-versions/src/App.tsx";
import { batched } from "snippet:guides/react-versions/src/batched.ts";
import { Editor, Frame, type UserComponent, useEditor } from "@craftjs/core";
import { type ReactNode, StrictMode } from "react";
import { expect, test } from "vitest";
import { assign, edit, render } from "../../harness/editor.tsx";
import { consoleErrorsOf, takeErrors } from "../../harness/errors.ts";
import { dragBelow, fire, settle } from "../../harness/input.ts";
import { containerOf, SampleContainer, SampleText, SampleTool } from "../../harness/samples.tsx";
import { type ReactVersion, reactVersions, withReact } from "../../harness/with-react.ts";

const textsIn = (container: HTMLElement) => [...container.querySelectorAll("p")].map(({ textContent }) => textContent);

async function inEach<Result>(look: (version: ReactVersion) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (const version of reactVersions) results.push(await look(version));
  return results;
}

test.each(reactVersions)("React %i: select, drag, edit and delete blocks, in Strict Mode too", async (version) => {
  for (const strict of [true, false])
    await withReact(
      version,
      async ({ actions, query }, container) => {
        const [one = "", two = ""] = query.node("ROOT").childNodes();
        const [first, second] = [one, two].map((id) => query.node(id).get().dom);
        fire(first, "mousedown");
        expect(query.getEvent("selected").all()).toEqual([one]);
        dragBelow(first, second);
        actions.setProp(one, assign({ text: "New" }));
        await settle();
        expect([query.node("ROOT").childNodes(), textsIn(container)]).toEqual([
          [two, one],
          ["Two", "New"],
        ]);
        container.querySelector("button")?.click();
        await settle();
        expect(textsIn(container)).toEqual(["Two"]);
      },
      () => ({ strict, press: ({ actions, query }) => actions.delete(query.getEvent("selected").all()) }),
    );
});

test("#warnings: only React 19 warns about tags as nodes, not about connectors in a ref callback", async () => {
  const warnings = (version: ReactVersion) =>
    consoleErrorsOf(() =>
      withReact(version, settle, ({ createElement, Element }) => ({
        content: createElement(Element, { is: "main", canvas: true }),
      })),
    );
  const warning = expect.stringContaining("Accessing element.ref was removed in React 19");
  expect(await inEach(warnings)).toEqual([[], [], [], [warning]]);
  expect(await consoleErrorsOf(() => render(<App />))).toEqual([]);
});

test("#ref: with every version craft.props apply, and a block with forwardRef is connected", async () => {
  const shown = (version: ReactVersion) =>
    withReact(
      version,
      (_, container) => container.querySelector("section")?.innerHTML,
      ({ Button, containerOf, createElement }) => {
        const Text = ({ text }: { text?: string }) => createElement("p", null, text);
        Text.craft = { props: { text: "Default" } };
        const content = containerOf(createElement(Text), createElement(Button, { label: "A" }));
        return { content, resolver: { Text, Button } };
      },
    );
  expect(await inEach(shown)).toEqual(Array(4).fill('<p>Default</p><button draggable="true">A</button>'));
});

test("#context: before React 19, a context needs its Provider to be shared", async () => {
  const shown = (name: "Provider" | "itself") => (version: ReactVersion) =>
    withReact(
      version,
      (_, container) => container.querySelector("p")?.textContent,
      ({ createContext, createElement, useContext }) => {
        const Shop = createContext("outside");
        const Price = () => createElement("p", null, useContext(Shop));
        const Page = () =>
          createElement(
            name === "Provider" ? Shop.Provider : (Shop as never),
            { value: "inside" },
            createElement(Price),
          );
        return { content: createElement(Page), resolver: { Page } };
      },
    );
  expect(await inEach(shown("Provider"))).toEqual(Array(4).fill("inside"));
  expect(await shown("itself")(19)).toBe("inside");
});

test("#inert: React 19 takes a boolean, and older versions an empty string", async () => {
  const shown = (inert: boolean | string) => (version: ReactVersion) =>
    withReact(
      version,
      (_, container) => container.querySelector("s")?.hasAttribute("inert"),
      ({ createElement }) => ({ content: createElement("s", { inert } as object) }),
    );
  const booleans: unknown[] = [];
  const warnings = await consoleErrorsOf(async () => booleans.push(...(await inEach(shown(true)))));
  expect([booleans, warnings.filter((each) => each.includes("inert")).length]).toEqual([
    [false, false, false, true],
    3,
  ]);
  expect((await inEach((version) => shown(version < 19 ? "" : true)(version))).every(Boolean)).toBe(true);
});

test("#strict-mode: changes are reported twice and <Layers> stays closed from React 18 on", async () => {
  const look = (strict: boolean) => async (version: ReactVersion) => {
    let reports = 0;
    return withReact(
      version,
      async ({ actions, query }, container) => {
        const first = reports;
        actions.setProp("ROOT", assign({ text: "New" }));
        await settle();
        const shown = ["ROOT", ...query.node("ROOT").descendants(true)];
        return {
          reports: [first, reports - first],
          nodes: [shown.length, Object.keys(query.getSerializedNodes()).length],
          expanded: container.innerText.includes("SampleText"),
        };
      },
      () => ({ strict, layers: { expandRootOnLoad: true }, onNodesChange: () => void reports++ }),
    );
  };
  const usual = { reports: [0, 1], nodes: [3, 3], expanded: true };
  expect(await inEach(look(false))).toEqual([usual, usual, usual, usual]);
  expect(await inEach(look(true))).toEqual([
    { ...usual, nodes: [3, 5] },
    { ...usual, nodes: [3, 5] },
    { reports: [1, 2], nodes: [3, 5], expanded: false },
    { reports: [1, 2], nodes: [3, 3], expanded: false },
  ]);
});

test("#strict-mode: both reports show the same page; functions for create and event handlers run once", async () => {
  const pages: string[] = [];
  let created = 0;
  const make = () => {
    created++;
    return <SampleText text="New" />;
  };
  const Count = () => {
    const { actions } = useEditor();
    const count = () =>
      actions.setCustom("ROOT", (custom) => Object.assign(custom, { count: (custom.count ?? 0) + 1 }));
    return <button type="button" onClick={count} />;
  };
  const container = await render(
    <StrictMode>
      <Editor resolver={{ SampleContainer, SampleText }} onNodesChange={(query) => void pages.push(query.serialize())}>
        <SampleTool element={make} />
        <Count />
        <Frame>{containerOf(<SampleText text="One" />)}</Frame>
      </Editor>
    </StrictMode>,
  );
  pages.length = 0;
  container.querySelector("button")?.click();
  await settle();
  expect([pages.length, new Set(pages).size, JSON.parse(pages[0] ?? "").ROOT.custom]).toEqual([2, 1, { count: 1 }]);
  dragBelow(container.querySelector("b"), container.querySelector("p"));
  await settle();
  expect([created, JSON.parse(pages.at(-1) ?? "").ROOT.nodes.length]).toEqual([1, 2]);
});

test("#while-rendering: linked nodes make React 18 and 19 warn about a collector of all nodes", async () => {
  const warns = async (version: ReactVersion, isNarrow: boolean) => {
    await withReact(
      version,
      async ({ actions, query }, _, { createElement, SampleCard }) => {
        actions.addNodeTree(query.parseReactElement(createElement(SampleCard)).toNodeTree(), "ROOT");
        await settle();
      },
      ({ containerOf, createElement, SampleCard, useEditor }) => {
        const Collecting = () => void useEditor(({ nodes, options }) => (isNarrow ? { options } : { nodes }));
        return { content: containerOf(createElement(Collecting)), resolver: { Collecting, SampleCard } };
      },
    );
    return takeErrors();
  };
  const warning = [expect.stringContaining("Cannot update a component")];
  // React warns only once per component.
  expect([await warns(19, true), await warns(18, false), await warns(19, false)]).toEqual([[], warning, warning]);
});

const missingNodeMessage = "Cannot read properties of undefined (reading 'children')";

/** Deletes the first of two texts where React 16 and 17 do not batch updates; returns what remains. */
async function remains(version: ReactVersion, isBatched: boolean, renderer?: "render"): Promise<string> {
  const places: ((change: () => void) => unknown)[] = [
    (change) => setTimeout(change),
    (change) => Promise.resolve().then(change),
    (change) => {
      document.addEventListener("keydown", change, { once: true });
      document.dispatchEvent(new KeyboardEvent("keydown"));
    },
  ];
  const remaining = new Set<string>();
  for (const run of places)
    await withReact(
      version,
      async ({ actions, query }, container, { batched }) => {
        const change = () => actions.delete(query.node("ROOT").childNodes()[0] ?? "");
        run(isBatched ? () => batched(change) : change);
        await settle();
        const isThrown = takeErrors().some((text) => text.includes(missingNodeMessage));
        remaining.add(isThrown && container.innerHTML === "" ? missingNodeMessage : textsIn(container).join());
      },
      undefined,
      renderer,
    );
  return [...remaining].join();
}

test("#react-17: a deletion outside React's event handlers makes the page disappear, unless it is batched", async () => {
  expect(await inEach((version) => remains(version, false))).toEqual([
    missingNodeMessage,
    missingNodeMessage,
    "Two",
    "Two",
  ]);
  expect(await inEach((version) => remains(version, true))).toEqual(["Two", "Two", "Two", "Two"]);
  batched(() => {});
});

test("#react-17: React 18 with ReactDOM.render loses the page in the same way", async () => {
  expect([await remains(18, false, "render"), await remains(18, true, "render")]).toEqual([missingNodeMessage, "Two"]);
});

test("#old-code: removed names have a successor", async () => {
  const { actions, query } = await edit([]);
  const names = Object.keys({ ...actions, ...query, ...query.node("ROOT") });
  for (const name of ["hide", "setDropIndicator", "canDropInParent", "getDropIndicator"])
    expect(names).not.toContain(name);
  expect("deserialize" in query).toBe(false);
  expect(names).toEqual(
    expect.arrayContaining(["setHidden", "setIndicator", "deserialize", "isDroppable", "getDropPlaceholder"]),
  );
});

test("#old-code: props have children only if they list them", () => {
  const Note: UserComponent<{ text?: string }> = () => null;
  const Box: UserComponent<{ text?: string; children?: ReactNode }> = () => null;
  // @ts-expect-error Property 'children' does not exist on type …
  expect([<Note key="note">One</Note>, <Box key="box">One</Box>]).toHaveLength(2);
  // @ts-expect-error … has no properties in common with type …
  expect((<Note>One</Note>).type).toBe(Note);
});
